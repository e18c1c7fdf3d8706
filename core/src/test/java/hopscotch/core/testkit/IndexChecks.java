package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** What {@link PlannerContract} checks of a planner whose index is kept in a file. */
public final class IndexChecks {
  private static final int CHANGES = 20;

  private IndexChecks() {}

  /** An index that was written and read gives the paths and counters of the one that was built. */
  public static void readIsAsBuilt(String spec, GridCase query) {
    inFolder(
        folder -> {
          PreparedPlanner built = prepare(spec, query, folder);
          PreparedPlanner read = prepare(spec, query, folder);
          assertFalse(built.storedIndexes().isEmpty(), "an index was kept");
          assertTrue(built.storedIndexes().stream().noneMatch(StoredIndex::isRead), "built first");
          assertTrue(read.storedIndexes().stream().allMatch(StoredIndex::isRead), "then read");
          assertEquals(built.indexBytes(), read.indexBytes());
          assertEquals(built.guarantee(), read.guarantee());
          for (GridCase other : query.others(5)) {
            assertEquals(
                PlannerChecks.Answer.of(built.newSearch(), other),
                PlannerChecks.Answer.of(read.newSearch(), other));
          }
        });
  }

  /** A file with some other byte, or more or fewer of them, is refused and nothing else. */
  public static void alteredIsRefused(String spec, GridCase query) {
    inFolder(
        folder -> {
          Path file = prepare(spec, query, folder).storedIndexes().get(0).file();
          byte[] bytes = Files.readAllBytes(file);
          Random random = new Random(bytes.length);
          for (int i = 0; i < CHANGES; i++) {
            int at = random.nextInt(bytes.length);
            byte[] altered = bytes.clone();
            altered[at] ^= (byte) (1 + random.nextInt(255));
            refuses(spec, query, folder, file, altered);
            refuses(spec, query, folder, file, Arrays.copyOf(bytes, at));
          }
          refuses(spec, query, folder, file, Arrays.copyOf(bytes, bytes.length + 1));
        });
  }

  private static void refuses(String spec, GridCase query, Path folder, Path file, byte[] content)
      throws IOException {
    Files.write(file, content);
    String message =
        assertThrows(BadIndexException.class, () -> prepare(spec, query, folder)).getMessage();
    assertTrue(message.contains(file.toString()) && message.contains("expected"), message);
  }

  private static PreparedPlanner prepare(String spec, GridCase query, Path folder)
      throws IOException {
    return Planners.prepare(
        Planners.known(spec), query.graph(), Budget.UNLIMITED, new IndexStore(folder));
  }

  /** What is done in a folder. */
  @FunctionalInterface
  private interface Use {
    void in(Path folder) throws IOException;
  }

  private static void inFolder(Use use) {
    try {
      Path folder = Files.createTempDirectory("indexes");
      try {
        use.in(folder);
      } finally {
        remove(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void remove(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> listed = Files.list(folder)) {
      files = listed.toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
    Files.delete(folder);
  }
}
