package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.Main;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.run.Suites;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs in processes of their own, ended from outside. */
@Tag("processes")
class KillTest {
  private static final String SUITE =
      """
      name: small
      timing: quick
      block: 2
      warm-up: 1ms
      repetitions: 5
      maps:
        - generate: random(density=0.2)
          size: 40x40
          seeds: 1..3
      queries: {from: random, count: 60}
      planners: [astar, dijkstra, greedy]
      """;
  private static final int ROWS = 3 * 60 * 3 * 5;

  @TempDir private Path folder;

  @Test
  void killedTenTimesTheRowsAreThoseOfAnUndisturbedRun() throws Exception {
    killAndCompare(10, 1);
  }

  @Test
  @Tag("long")
  void killedTwoHundredTimesTheRowsAreThoseOfAnUndisturbedRun() throws Exception {
    for (int round = 0; round < 20; round++) {
      killAndCompare(10, 100 + round);
    }
  }

  @Test
  void aSignalToEndFlushesAndTellsHowToGoOn() throws Exception {
    Path suite = Files.writeString(folder.resolve("small.yaml"), SUITE);
    Path run = folder.resolve("stopped");
    Process process = start(suite, run);
    awaitBytes(process, run, 20_000);
    process.destroy();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(143, process.exitValue());
    String said = Files.readString(folder.resolve("said.txt"));
    assertTrue(said.contains("to go on: hopscotch run "), said);
    assertEquals(ROWS, Suites.run(SUITE, run).size());
  }

  private void killAndCompare(int kills, long seed) throws Exception {
    Path suite = Files.writeString(folder.resolve("small.yaml"), SUITE);
    Path undisturbed = folder.resolve("undisturbed-" + seed);
    long whole = 0;
    Suites.run(SUITE, undisturbed);
    for (Path segment : RunDirectory.segments(undisturbed)) {
      whole += Files.size(segment);
    }
    Path killed = folder.resolve("killed-" + seed);
    Random random = new Random(seed);
    for (int kill = 0; kill < kills; kill++) {
      long done = bytes(killed);
      long share = (whole - done) / (kills - kill);
      Process process = start(suite, killed);
      awaitBytes(process, killed, done + (long) (random.nextDouble() * share));
      process.destroyForcibly();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    }
    assertEquals(ROWS, Suites.run(SUITE, killed).size());
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(killed));
  }

  private Process start(Path suite, Path run) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "run",
            suite.toString(),
            "-o",
            run.toString(),
            "--no-report")
        .redirectErrorStream(true)
        .redirectOutput(new File(folder.resolve("said.txt").toString()))
        .start();
  }

  /** Waits until a run has grown to a size, or its process has ended. */
  private static void awaitBytes(Process process, Path run, long bytes) throws Exception {
    boolean ended = false;
    while (!ended && bytes(run) <= bytes) {
      ended = process.waitFor(2, TimeUnit.MILLISECONDS);
    }
  }

  private static long bytes(Path run) throws IOException {
    long bytes = 0;
    for (Path segment : Files.isDirectory(run) ? RunDirectory.segments(run) : List.<Path>of()) {
      bytes += Files.size(segment);
    }
    return bytes;
  }
}
