package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.RunMerge;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs whose planners keep their indexes in a folder: two planners of three, on two maps. */
@Tag("processes")
class IndexRunTest {
  private static final String SUITE =
      Suites.MAPS + "timing: quick\nblock: 2\nplanners: [astar, ch, jpsplus]\n";

  @TempDir private static Path undisturbed;
  @TempDir private Path folder;

  @BeforeAll
  static void runWithoutIndexes() throws IOException {
    Suites.run(SUITE, undisturbed);
  }

  @Test
  void theSecondRunReadsWhatTheFirstBuilt() throws IOException {
    Path first = run("first", Shard.ALL);
    Path second = run("second", Shard.ALL);
    assertEquals(List.of(4, 0), builtAndRead(first));
    assertEquals(List.of(0, 4), builtAndRead(second));
    assertEquals(
        indexes().toString(), session(first).path("index").path("folder").asText(), "said");
    List<String> rows = Suites.untimedRows(undisturbed);
    assertEquals(rows, Suites.untimedRows(first));
    assertEquals(rows, Suites.untimedRows(second));
  }

  @Test
  void ofTwoShardsAtOnceOneBuildsEachIndex() throws Exception {
    CompletableFuture<Path> other =
        CompletableFuture.supplyAsync(() -> run("2", Shard.parse("2/2")));
    List<Path> shards = List.of(run("1", Shard.parse("1/2")), other.get());
    int built = 0;
    int read = 0;
    for (Path shard : shards) {
      built += builtAndRead(shard).get(0);
      read += builtAndRead(shard).get(1);
    }
    assertEquals(4, built);
    assertEquals(4, read, "both shards have queries on both maps");
    assertEquals(4, files().size(), "whole indexes alone: " + files());
    RunMerge.merge(shards, folder.resolve("whole"));
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(folder.resolve("whole")));
  }

  @Test
  void anIndexThatWasAlteredStopsTheRunWhichGoesOnWithoutIt() throws IOException {
    run("first", Shard.ALL);
    Path file = files().get(0);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1]++;
    Files.write(file, bytes);
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> run("stopped", Shard.ALL));
    String message = e.getCause().getMessage();
    assertTrue(message.startsWith(file + ": altered, checksum "), message);
    assertTrue(message.endsWith("remove it to have it built again"), message);
    Files.delete(file);
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(run("stopped", Shard.ALL)));
  }

  private Path indexes() {
    return folder.resolve("indexes");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(indexes())) {
      return files.sorted().toList();
    }
  }

  private Path run(String name, Shard shard) {
    Path target = folder.resolve(name);
    try {
      Run run = new Run(Suites.plan(SUITE), SUITE, shard, 1, RunWatcher.SILENT);
      run.keepIndexesIn(indexes());
      run.execute(target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return target;
  }

  private static JsonNode session(Path run) throws IOException {
    return RunDirectory.manifest(run).path("sessions").path(0);
  }

  private static List<Integer> builtAndRead(Path run) throws IOException {
    JsonNode index = session(run).path("index");
    return List.of(index.path("built").asInt(), index.path("read").asInt());
  }
}
