package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.console.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file of the user's survives every command that writes, unless it is told to overwrite. */
@Tag("processes")
class OverwritingTest {
  private static final String MINE = "months of work\n";

  private static final String SUITE =
      """
      name: small
      timing: quick
      maps:
        - generate: rooms(size=7)
          size: 24x24
      queries: {from: random, count: 3}
      planners: [astar]
      report: [summary]
      """;

  @TempDir private Path folder;

  @BeforeEach
  void writeMaps() throws IOException {
    SmallSets.write(folder.resolve("maps"));
  }

  @Test
  void verifyKeepsAFileThatIsNoStateOfIts() throws IOException {
    requireKept(
        mine("thesis.txt"), "verify", "toy/maze", "--planner", "astar", "--state", "thesis.txt");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.png", "a.svg", "a.gif"})
  void renderKeepsAPictureOfSomebodyElse(String name) throws IOException {
    requireKept(mine(name), "render", "toy/maze", "--row", "0", "-o", name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.trace.json", "a.trace.yaml"})
  void traceKeepsATraceOfSomebodyElse(String name) throws IOException {
    requireKept(mine(name), "trace", "toy/maze", "--row", "0", "-o", name);
  }

  @Test
  void generateKeepsAnotherMapOfTheSameName() throws IOException {
    requireKept(
        mine("g/maze-20x20-1.map"), "datasets", "generate", "maze", "--size", "20x20", "-o", "g");
  }

  @Test
  void runKeepsASuiteThatLiesInItsFolder() throws IOException {
    Files.writeString(folder.resolve("small.yaml"), SUITE);
    requireKept(mine("r/suite.yaml"), "run", "small.yaml", "--no-report", "-o", "r");
  }

  @Test
  void reportKeepsAPageOfSomebodyElse() throws IOException {
    runSmall();
    requireKept(mine("page/report.html"), "report", "run", "-o", "page");
  }

  @Test
  void reportKeepsTablesOfSomebodyElse() throws IOException {
    runSmall();
    requireKept(mine("page/tables/planners.csv"), "report", "run", "-o", "page");
  }

  @ParameterizedTest
  @ValueSource(strings = {"md", "html", "tex"})
  void reportKeepsAFileThatIsNoPageOfIts(String format) throws IOException {
    runSmall();
    requireKept(
        mine("page." + format), "report", "run", "--format", format, "-o", "page." + format);
  }

  @Test
  void mergeKeepsRowsOfSomebodyElse() throws IOException {
    runSmall();
    Path rows = mine("merged/rows-7.csv");
    assertRefused(hopscotch("merge", "run", "-o", "merged"), rows);
  }

  @Test
  void aFolderOrADeviceIsNoFileToWrite() throws IOException {
    Files.createDirectories(folder.resolve("folder.png"));
    CommandLineRun run = hopscotch("render", "toy/maze", "-o", "folder.png");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("this is a folder or a device"), run.err());
  }

  private void runSmall() throws IOException {
    Files.writeString(folder.resolve("small.yaml"), SUITE);
    assertEquals(ExitCode.OK, hopscotch("run", "small.yaml", "--no-report", "-o", "run").code());
  }

  private Path mine(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, MINE);
  }

  /** The file stays; by force it goes; what was written then may be written over again. */
  private void requireKept(Path mine, String... words) throws IOException {
    assertRefused(hopscotch(words), mine);
    List<String> forced = new ArrayList<>(List.of(words));
    forced.add("--force");
    CommandLineRun run = hopscotch(forced.toArray(String[]::new));
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertFalse(
        Files.exists(mine)
            && Arrays.equals(Files.readAllBytes(mine), MINE.getBytes(StandardCharsets.UTF_8)));
    CommandLineRun again = hopscotch(words);
    assertEquals(ExitCode.OK, again.code(), again.err());
  }

  private static void assertRefused(CommandLineRun run, Path mine) throws IOException {
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("or --force"), run.err());
    assertEquals(MINE, Files.readString(mine));
  }

  /** Runs a command; names of files are taken below the test's folder. */
  private CommandLineRun hopscotch(String... words) {
    List<Object> all = new ArrayList<>();
    for (String word : words) {
      boolean isFile = all.contains("-o") || all.contains("--state");
      boolean isInput = word.endsWith(".yaml") || word.equals("run") && !all.isEmpty();
      all.add((isFile || isInput) && !word.startsWith("-") ? folder.resolve(word) : word);
    }
    if (!words[0].matches("run|report|merge|datasets")) {
      all.addAll(List.of("--maps", folder.resolve("maps"), "--cache", folder.resolve("cache")));
    }
    return CommandLineRun.of(all.toArray());
  }
}
