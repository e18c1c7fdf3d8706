package hopscotch.cli.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.cli.Main;
import hopscotch.cli.console.ExitCode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("processes")
class TeachCommandTest {
  @TempDir private Path folder;

  @Test
  void printsEveryStep() {
    CommandLineRun run = CommandLineRun.of("teach", "corner", "--print");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("corner, astar(open=heap): step 0 of 8"), run.out());
    assertTrue(run.out().endsWith("the goal is reached: length 6.8, optimal\n"), run.out());
  }

  @Test
  void readsADrawingAndItsTerrain() throws IOException {
    Path file = folder.resolve("own.txt");
    Files.writeString(file, "A.S.B\n");
    CommandLineRun run =
        CommandLineRun.of(
            "teach", file, "--print", "--movement", ".=1,S=9", "--planner", "dijkstra");
    assertTrue(run.out().endsWith("the goal is reached: length 12.0, optimal\n"), run.out());
  }

  @Test
  void aDrawingIsNoPage() throws IOException {
    Path file = folder.resolve("own.txt");
    Files.writeString(file, "A.B\n");
    CommandLineRun run = CommandLineRun.of("teach", file, "--page", "--no-open");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("--page: expected a built-in lesson"), run.err());
  }

  @Test
  void namesTheLessonsThereAre() {
    CommandLineRun run = CommandLineRun.of("teach", "nonsense");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(
        run.err()
            .contains(
                "one of bfs, dijkstra, wall, ties, swamp, corner, dead-end, weights, branch, rooms"),
        run.err());
  }

  @Test
  void listsTheLessonsInTheOrderOfACourse() {
    List<String> lines = CommandLineRun.of("teach", "--list").out().lines().toList();
    assertTrue(lines.get(0).startsWith(" 1  bfs "), lines.get(0));
    assertTrue(lines.get(lines.size() - 1).startsWith(lines.size() + "  team "), lines::toString);
  }

  @Test
  void writesAPageToPrintAndNeverOverAnothersFile() throws IOException {
    Path page = folder.resolve("ties.html");
    assertEquals(ExitCode.OK, CommandLineRun.of("teach", "ties", "-o", page).code());
    assertEquals(ExitCode.OK, CommandLineRun.of("teach", "ties", "-o", page).code(), "its own");
    Files.writeString(page, "months of work");
    CommandLineRun run = CommandLineRun.of("teach", "ties", "-o", page);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("or --force"), run.err());
  }

  /** {@code script} runs a command on a pseudo-terminal and feeds it our keys. */
  private static String onATerminal(String setup, String lesson, String keys)
      throws IOException, InterruptedException {
    Path script = Path.of("/usr/bin/script");
    assumeTrue(Files.isExecutable(script), "no script command here to make a pseudo-terminal");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String command =
        "%s %s -cp '%s' %s teach %s"
            .formatted(
                setup, java, System.getProperty("java.class.path"), Main.class.getName(), lesson);
    Process process =
        new ProcessBuilder(script.toString(), "-qec", command, "/dev/null")
            .redirectErrorStream(true)
            .start();
    try (OutputStream pressed = process.getOutputStream()) {
      pressed.write(keys.getBytes(StandardCharsets.US_ASCII));
    }
    String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), shown);
    return shown;
  }

  @Test
  void obeysKeysOnATerminal() throws IOException, InterruptedException {
    String shown = onATerminal("stty cols 80 rows 24;", "corner", "\u001b[C$q");
    assertTrue(shown.contains("step 0 of 8") && shown.contains("step 1 of 8"), shown);
    assertTrue(shown.contains("the goal is reached: length 6.8, optimal"), shown);
    assertTrue(shown.contains("F 6.8    "), shown);
    assertTrue(shown.contains("\u001b[30;43m"), shown);
  }

  @Test
  void leavesColoursOutWhereTheyAreNotWanted() throws IOException, InterruptedException {
    String shown = onATerminal("NO_COLOR=1", "corner", "$q");
    assertTrue(shown.contains("the goal is reached"), shown);
    assertFalse(shown.contains("\u001b[30;"), shown);
  }

  @Test
  void goesThroughTheLayersOfAHierarchicalSearchAndBack() throws IOException, InterruptedException {
    String shown =
        onATerminal("stty cols 130 rows 60; NO_COLOR=1", "rooms", "l".repeat(14) + "h$q");
    int searching = shown.indexOf("step 13 of 32; part 4 of 8, on level 1");
    assertTrue(searching > 0, shown);
    assertTrue(shown.indexOf("F 11.1   ", searching) > 0, shown);
    assertTrue(shown.lastIndexOf("step 13 of 32") > searching, "one step back");
    assertTrue(
        shown.contains("the same query by A*: 57 cells are expanded, and the length is 14.0"),
        shown);
  }
}
