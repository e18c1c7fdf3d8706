package hopscotch.experiments.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hopscotch.experiments.cli.console.ExitCode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
            "teach", file, "--print", "--terrain", ".=1,S=9", "--planner", "dijkstra");
    assertTrue(run.out().endsWith("the goal is reached: length 12.0, optimal\n"), run.out());
  }

  @Test
  void namesTheLessonsThereAre() {
    CommandLineRun run = CommandLineRun.of("teach", "nonsense");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("one of wall, swamp, dead-end, corner"), run.err());
  }

  /** {@code script} runs a command on a pseudo-terminal and feeds it our keys. */
  @Test
  void obeysKeysOnATerminal() throws IOException, InterruptedException {
    Path script = Path.of("/usr/bin/script");
    assumeTrue(Files.isExecutable(script), "no script command here to make a pseudo-terminal");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String command =
        "stty cols 80; %s -cp '%s' %s teach corner"
            .formatted(java, System.getProperty("java.class.path"), Main.class.getName());
    Process process =
        new ProcessBuilder(script.toString(), "-qec", command, "/dev/null")
            .redirectErrorStream(true)
            .start();
    try (OutputStream keys = process.getOutputStream()) {
      keys.write("\u001b[C$q".getBytes(StandardCharsets.US_ASCII));
    }
    String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), shown);
    assertTrue(shown.contains("step 0 of 8") && shown.contains("step 1 of 8"), shown);
    assertTrue(shown.contains("the goal is reached: length 6.8, optimal"), shown);
  }
}
