package hopscotch.core.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lock that a process holds, which is killed. */
class IndexLockTest {
  @TempDir private Path folder;

  @Test
  void aBuilderThatIsKilledBlocksNobody() throws Exception {
    Path index = folder.resolve("ch.index");
    Process builder = builder(index);
    assertEquals('h', builder.getInputStream().read(), "it holds the lock");
    AtomicInteger waits = new AtomicInteger();
    try (IndexLock lock =
        IndexLock.await(
            index,
            () -> {
              if (waits.incrementAndGet() == 2) {
                builder.destroyForcibly();
              }
              return false;
            })) {
      assertFalse(lock.isIndexThere());
      assertTrue(waits.get() >= 2, "waited for it as long as it lived");
    }
  }

  private static Process builder(Path index) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            IndexLockTest.class.getName(),
            index.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  @Test
  void aPipeInPlaceOfTheLockIsRefusedAndNotWaitedFor() throws Exception {
    Path index = folder.resolve("ch.index");
    IndexFileTest.makePipe(folder.resolve(".ch.index.lock"));
    String message =
        assertTimeoutPreemptively(
                Duration.ofMinutes(1),
                () -> assertThrows(IOException.class, () -> IndexLock.await(index, () -> false)))
            .getMessage();
    assertTrue(message.contains(".ch.index.lock: this is no ordinary file"), message);
  }

  /** Takes the lock of an index, says so, and keeps it. */
  public static void main(String[] args) throws IOException {
    Path index = Path.of(args[0]);
    try (IndexLock lock = IndexLock.await(index, () -> false)) {
      System.out.print(lock.isIndexThere() ? "no lock" : "held");
      System.out.flush();
      System.in.read();
    }
  }

  @Test
  void whatIsThereIsNotWaitedForAndLeavesNoLock() throws IOException {
    Path index = Files.writeString(folder.resolve("ch.index"), "whole");
    try (IndexLock lock = IndexLock.await(index, () -> false)) {
      assertTrue(lock.isIndexThere());
    }
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void ofTwoThreadsTheSecondWaitsUntilItHasEnough() throws IOException {
    Path index = folder.resolve("ch.index");
    AtomicInteger waits = new AtomicInteger();
    try (IndexLock first = IndexLock.await(index, () -> false)) {
      assertFalse(first.isIndexThere());
      try (IndexLock second = IndexLock.await(index, () -> waits.incrementAndGet() == 3)) {
        assertFalse(second.isIndexThere());
      }
      assertEquals(3, waits.get());
    }
    try (IndexLock third = IndexLock.await(index, () -> waits.incrementAndGet() > 0)) {
      assertEquals(3, waits.get(), "the first has let go, and nobody is waited for");
      assertFalse(third.isIndexThere());
    }
  }

  @Test
  void theLockGoesOnceTheIndexIsThere() throws IOException {
    Path index = folder.resolve("ch.index");
    try (IndexLock lock = IndexLock.await(index, () -> false)) {
      assertFalse(lock.isIndexThere());
      Files.writeString(index, "whole");
    }
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
  }
}
