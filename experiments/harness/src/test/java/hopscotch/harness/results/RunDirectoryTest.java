package hopscotch.harness.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.row.Rows;
import hopscotch.harness.results.row.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunDirectoryTest {
  @TempDir private Path folder;

  @Test
  void aSecondWriterIsRefused() throws IOException {
    try (RunDirectory first = RunDirectory.open(folder)) {
      assertFalse(first.hasManifest());
      BadFileException e = assertThrows(BadFileException.class, () -> RunDirectory.open(folder));
      assertTrue(e.getMessage().contains("another run"), e.getMessage());
    }
    RunDirectory.open(folder).close();
  }

  @Test
  void aFileInThePlaceOfTheFolderIsOneClearLine() throws IOException {
    Path file = Files.writeString(folder.resolve("taken"), "text");
    BadFileException e = assertThrows(BadFileException.class, () -> RunDirectory.open(file));
    assertTrue(e.getMessage().contains("cannot be written"), e.getMessage());
  }

  @Test
  void aFileSystemThatTakesNothingIsOneClearLine() {
    Path readOnly = Path.of("/proc/self");
    assumeTrue(Files.exists(readOnly), "a folder that nobody may write to");
    BadFileException e =
        assertThrows(BadFileException.class, () -> RunDirectory.open(readOnly.resolve("run")));
    assertTrue(e.getMessage().contains("a folder that this user may write to"), e.getMessage());
  }

  @Test
  void aFullDiskIsAnErrorAndLeavesTheDirectoryReadable() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "a device that is always full");
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(manifest());
      try (RowWriter writer = directory.writer(0)) {
        writer.append(List.of(Rows.optimal("astar", "s/m", 0, 1000)));
      }
      Files.createSymbolicLink(folder.resolve("rows-1.csv"), full);
      IOException e = assertThrows(IOException.class, () -> appendTo(directory, 1));
      assertTrue(e.getMessage().contains("rows-1.csv: cannot be written (No space left"));
      assertTrue(e.getMessage().contains("what was written stays"), e.getMessage());
    }
    Files.delete(folder.resolve("rows-1.csv"));
    assertEquals(1, Results.read(folder).size());
  }

  private static void appendTo(RunDirectory directory, int lane) throws IOException {
    try (RowWriter writer = directory.writer(lane)) {
      writer.append(List.of(Rows.optimal("astar", "s/m", 1, 1000)));
    }
  }

  @Test
  void rowsThatAreThereAreDone() throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder)) {
      try (RowWriter writer = directory.writer(0)) {
        writer.append(List.of(Rows.optimal("astar", "s/m", 3, 1000)));
      }
      Task task = Rows.optimal("astar", "s/m", 3, 1000).task();
      FinishedQueries done = directory.done();
      assertTrue(done.contains(task, 1, 3));
      assertFalse(done.contains(task, 1, 4));
      assertFalse(done.contains(task, 2, 3));
      assertEquals(1, done.size());
    }
  }

  @Test
  void mergingKeepsEveryRowOnce() throws IOException {
    Path first = run("first", 0, 1, 2);
    Path second = run("second", 2, 3);
    Path merged = folder.resolve("merged");
    RunMerge.Merged done = RunMerge.merge(List.of(first, second), merged);
    assertEquals(4, done.rows());
    assertEquals(1, done.doubled());
    assertEquals(4, Results.read(merged).size());
  }

  @Test
  void runsOfTwoSuitesDoNotMerge() throws IOException {
    Path first = run("first", 0);
    Path second = run("second", 1);
    try (RunDirectory directory = RunDirectory.open(second)) {
      directory.writeManifest(manifest().put("suiteHash", "another"));
    }
    assertThrows(
        BadFileException.class,
        () -> RunMerge.merge(List.of(first, second), folder.resolve("merged")));
  }

  @Test
  void aManifestThatIsNoObjectIsRefused() throws IOException {
    Path run = run("first", 0);
    for (String text :
        List.of("", "null", "[]", "{", "{\0\0\0\0\0\0\0", "{\"" + "f".repeat(1 << 20) + "\":1}")) {
      Files.writeString(run.resolve("manifest.json"), text);
      assertThrows(BadFileException.class, () -> Results.read(run));
      assertThrows(
          BadFileException.class, () -> RunMerge.merge(List.of(run), folder.resolve("merged")));
    }
  }

  @Test
  void moreCountersThanASuiteHasAreRefused() throws IOException {
    Path run = run("first", 0);
    try (RunDirectory directory = RunDirectory.open(run)) {
      ObjectNode manifest = manifest();
      for (int i = 0; i <= 100; i++) {
        manifest.withArray("counters").add("c" + i);
      }
      directory.writeManifest(manifest);
    }
    BadFileException e = assertThrows(BadFileException.class, () -> Results.read(run));
    assertTrue(e.getMessage().contains("101 counters"), e.getMessage());
  }

  @Test
  void queriesFarApartTakeLittleMemory() {
    FinishedQueries done = new FinishedQueries();
    Task task = Rows.optimal("astar", "s/m", 0, 1000).task();
    for (int i = 0; i < 1000; i++) {
      assertTrue(done.add(task, 1, 999_999_999 - 100_000 * i));
    }
    assertFalse(done.add(task, 1, 999_999_999));
    assertEquals(1000, done.size());
  }

  private Path run(String name, int... queries) throws IOException {
    Path run = folder.resolve(name);
    try (RunDirectory directory = RunDirectory.open(run);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(manifest());
      for (int query : queries) {
        writer.append(List.of(Rows.optimal("astar", "s/m", query, 1000)));
      }
    }
    return run;
  }

  private static ObjectNode manifest() {
    return Plans.of(Json.object().put("suiteHash", "0123").put("shard", "1/1"), 4, "s/m");
  }
}
