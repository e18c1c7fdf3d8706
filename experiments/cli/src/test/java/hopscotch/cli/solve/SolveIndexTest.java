package hopscotch.cli.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.SmallSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve --index}: an index that is kept and read again. */
class SolveIndexTest {
  @TempDir private Path root;
  private Path map;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(root);
    map = root.resolve("toy/rooms.map");
  }

  private CommandLineRun solveWithIndexes(Path indexes) {
    return CommandLineRun.of(
        "solve",
        "--map",
        map,
        "--planner",
        "rays(subgoal)",
        "--planner",
        "ch",
        "--planner",
        "astar",
        "--index",
        indexes,
        "--format",
        "csv");
  }

  @Test
  void anIndexIsBuiltAndKeptThenReadAndAnswersTheSame() {
    Path indexes = root.resolve("indexes");
    CommandLineRun built = solveWithIndexes(indexes);
    CommandLineRun read = solveWithIndexes(indexes);
    assertEquals(0, built.code(), built.err());
    assertEquals(0, read.code(), read.err());
    assertTrue(
        built.err().startsWith("subgoal(levels=1,landmarks=none): index built in "), built.err());
    assertTrue(built.err().contains("\nch: index built in "), built.err());
    assertTrue(
        read.err().startsWith("subgoal(levels=1,landmarks=none): index read in "), read.err());
    assertTrue(read.err().contains("\nch: index read in "), read.err());
    assertTrue(read.err().contains(indexes.toString()), read.err());
    for (String column : List.of("planner", "length", "expanded", "generated", "verdict")) {
      assertEquals(
          built.csv().stream().map(row -> row.getField(column)).toList(),
          read.csv().stream().map(row -> row.getField(column)).toList());
    }
  }

  @Test
  void aPlannerWhoseIndexNoFileKeepsSaysSo() {
    CommandLineRun run =
        CommandLineRun.of(
            "solve",
            "--map",
            map,
            "--planner",
            "rays(sectors)",
            "--planner",
            "astar",
            "--planner",
            "rays(ch)",
            "--index",
            root.resolve("indexes"));
    assertEquals(0, run.code(), run.err());
    assertTrue(run.err().startsWith("--index: rays(sectors) keeps no file, and is"), run.err());
    assertEquals(1, run.err().split("keeps no file", -1).length - 1, run.err());
  }

  @Test
  void anIndexFileThatWasAlteredIsBadData() throws IOException {
    Path indexes = root.resolve("indexes");
    solveWithIndexes(indexes);
    Path file;
    try (Stream<Path> files = Files.list(indexes)) {
      file = files.filter(f -> f.getFileName().toString().startsWith("ch-")).findFirst().get();
    }
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1]++;
    Files.write(file, bytes);
    CommandLineRun run = solveWithIndexes(indexes);
    assertEquals(4, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("hopscotch: " + file + ": altered, checksum "), run.err());
    assertTrue(run.err().contains("remove it to have it built again"), run.err());
  }
}
