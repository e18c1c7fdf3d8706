package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.Main;
import hopscotch.core.testkit.RealMaps;
import hopscotch.harness.guest.Guests;
import hopscotch.harness.results.Results;
import hopscotch.harness.run.Suites;
import hopscotch.harness.run.worker.GuestWorker;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Planners of ours, guests of two languages and an entry of a competition in one suite. */
@Tag("programs")
class GuestsTogetherTest {
  private static final String SUITE =
      """
      name: together
      warm-up: 1ms
      block: 2
      maps: [{set: dao, names: "arena*"}]
      queries: {every: 100}
      planners: [astar, "jps(prune=true)", guest(cpp), guest(python), guest(gppc)]
      guests:
        cpp: {command: [%s]}
        python: {command: [python3, astar.py], folder: %s}
        gppc: {command: [%s, --promise, OPTIMAL, %s]}
      """;
  private static final String HOST =
      "../../experiments/harness/src/main/resources/hopscotch/guests/gppc_host.cpp";

  @TempDir private Path folder;
  private Path maps;
  private Path suite;

  @BeforeEach
  void writeSuite() throws Exception {
    maps = RealMaps.folder();
    Guests.requirePython();
    Path library = Guests.compiled("libGPPCentry.so", "gppc/library/Entry.cpp", "-shared", "-fPIC");
    String text =
        SUITE.formatted(
            Guests.compiled("astar", "astar.cpp"),
            Guests.examples(),
            Guests.compiled("gppc-host", HOST, "-ldl"),
            library);
    suite = Files.writeString(folder.resolve("together.yaml"), text);
  }

  @Test
  void killedOrInSharesItEndsAsAnUndisturbedRun() throws Exception {
    Path whole = folder.resolve("whole");
    assertEquals(0, run("run", suite, "-o", whole, "--no-report"));
    Results results = Results.read(whole);
    assertTrue(results.size() > 5 * 10, "rows: " + results.size());
    for (int row = 0; row < results.size(); row++) {
      String who = results.planners().get(results.planner(row)) + ": " + results.detail(row);
      assertEquals(Verdict.OPTIMAL, results.verdict(row), who);
    }

    Path killed = folder.resolve("killed");
    kill(killed);
    assertEquals(0, run("run", suite, "-o", killed, "--no-report"));
    assertEquals(untimed(whole), untimed(killed));

    Path first = folder.resolve("first");
    Path second = folder.resolve("second");
    run("run", suite, "-o", first, "--no-report", "--shard", "1/2");
    run("run", suite, "-o", second, "--no-report", "--shard", "2/2");
    Path merged = folder.resolve("merged");
    assertEquals(0, runAnywhere("merge", first, second, "-o", merged));
    assertEquals(untimed(whole), untimed(merged));

    for (Path run : List.of(whole, killed, first, second)) {
      Guests.assertNoneLeft(GuestWorker.run(run.resolve("logs/workers.log")));
    }
  }

  /** Ends a run as soon as it has rows, without a warning. */
  private void kill(Path run) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "run",
                suite.toString(),
                "-o",
                run.toString(),
                "--maps",
                maps.toString(),
                "--no-report")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said.txt").toFile())
            .start();
    Path rows = run.resolve("rows-0.csv");
    boolean isEnded = false;
    while (!isEnded && !(Files.exists(rows) && Files.readAllLines(rows).size() > 5)) {
      isEnded = process.waitFor(5, TimeUnit.MILLISECONDS);
    }
    process.destroyForcibly();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertTrue(!isEnded, () -> said());
  }

  private String said() {
    try {
      return Files.readString(folder.resolve("said.txt"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private int run(Object... words) {
    Object[] all = Arrays.copyOf(words, words.length + 2);
    all[words.length] = "--maps";
    all[words.length + 1] = maps;
    return runAnywhere(all);
  }

  private static int runAnywhere(Object... words) {
    CommandLine commandLine = Main.commandLine();
    commandLine.setOut(new PrintWriter(new StringWriter()));
    commandLine.setErr(new PrintWriter(new StringWriter()));
    return commandLine.execute(Stream.of(words).map(Object::toString).toArray(String[]::new));
  }

  /** Rows without times, those of a guest's block among them. */
  private static List<String> untimed(Path run) throws IOException {
    return Suites.untimedRows(run).stream()
        .map(row -> row.replaceAll("(wall|protocol|path|claimed)-nanos=[0-9]+", "$1"))
        .toList();
  }
}
