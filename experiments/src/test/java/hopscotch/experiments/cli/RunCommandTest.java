package hopscotch.experiments.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.suite.SuiteReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code run}, {@code plan}, {@code report} and {@code merge}, on a suite of 40 rows. */
class RunCommandTest {
  private static final String SUITE =
      """
      name: small
      timing: quick
      maps:
        - generate: rooms(size=7)
          size: 32x32
      queries: {from: random, count: 20}
      planners: [astar, bfs]
      """;

  @TempDir private Path folder;

  @Test
  void fromASuiteToAReport() throws IOException {
    CommandLineRun run = run(SUITE);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("speed-up"), run.out());
    assertTrue(run.out().contains("not for publication"), run.out());
    assertTrue(Files.exists(folder.resolve("run/report.html")));
  }

  @Test
  void theFiguresOfAPaperStandBesideOursOnTheTerminalAndInTheReport() throws IOException {
    CommandLineRun run = run(SUITE + "paper: botea2004\n");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("cluster 10, insertion=astar"), run.out());
    assertTrue(run.out().contains("cluster 10, insertion=dijkstra"), run.out());
    assertTrue(run.out().contains("differs"), run.out());
    String table = Files.readString(folder.resolve("run/tables/published.csv"));
    assertTrue(table.contains("level 1 inter-edges,198.0,"), table);
    assertTrue(Files.readString(folder.resolve("run/report.html")).contains("Published figures"));
  }

  @Test
  void setsAreAPartForEachMovementWithTheCountersAskedFor() throws IOException {
    CommandLineRun run =
        run(
            SUITE.replace("astar, bfs", "'astar(open=heap)', nbs, jps")
                + """
                movements: [8 never sqrt2, 8 never 2/3]
                metrics: [expansions, fewer-expansions]
                counters: [necessary]
                """);
    assertEquals(0, run.code(), run.err());
    List<String> sets = Files.readAllLines(folder.resolve("run/tables/sets.csv"));
    assertEquals("set,planner,mean expansions,fewer expansions %,mean necessary", sets.get(0));
    assertEquals(1 + 2 * 3, sets.size());
    assertTrue(sets.get(1).startsWith("generated under 8 never 2/3 ground,astar(open=heap),"));
    assertTrue(sets.get(1).matches(".*,[0-9.]+,,[0-9.]+"), "no share of itself: " + sets.get(1));
    assertTrue(sets.get(2).matches(".*,nbs,[0-9.]+,[0-9.]+,[0-9.]+"), sets.get(2));
    assertTrue(sets.get(3).matches(".*,jps,[0-9.]+,[0-9.]+,"), "not counted: " + sets.get(3));
  }

  @Test
  void lengthsAtAnyAngleAreMarkedAndStandAsARatio() throws IOException {
    CommandLineRun run =
        run(
            SUITE.replace("astar, bfs", "astar, pull(astar)")
                + """
                metrics: [suboptimality, length-ratio, added-time]
                counters: [turns]
                """);
    assertEquals(0, run.code(), run.err());
    List<String> planners = Files.readAllLines(folder.resolve("run/tables/planners.csv"));
    assertEquals(
        "planner,mean subopt.,max subopt.,lengths,length / grid optimum,added µs,mean turns",
        planners.get(0));
    assertTrue(planners.get(1).matches("astar,1.0,1.0,grid,1.0,,[0-9.]+"), planners.get(1));
    assertTrue(
        planners.get(2).matches("pull\\(astar\\),,,any-angle,0[.][0-9]+,-?[0-9.]+,[0-9.]+"),
        planners.get(2));
  }

  @Test
  void theSameCommandAgainAddsNothing() throws IOException {
    run(SUITE);
    CommandLineRun again = run(SUITE);
    assertEquals(0, again.code(), again.err());
    assertEquals(41, Files.readAllLines(folder.resolve("run/rows-0.csv")).size());
  }

  @Test
  void aChangedSuiteIsBadData() throws IOException {
    run(SUITE);
    CommandLineRun changed = run(SUITE.replace("20", "21"));
    assertEquals(4, changed.code());
    assertTrue(changed.err().contains("queries/count: was 20, is 21"), changed.err());
  }

  @Test
  void aWrongAnswerEndsWithThree() throws IOException {
    CommandLineRun run = run(SUITE.replace("bfs", "'faulty(astar,fault=illegal)'"));
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains("answers are wrong"), run.out());
  }

  @Test
  void aSuiteThatIsWrongIsOneLine() throws IOException {
    CommandLineRun run = run(SUITE.replace("timing", "timings"));
    assertEquals(4, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("suite.yaml:2:1: unknown key 'timings'"), run.err());
  }

  @Test
  void theBuiltInSuitesAreListed() {
    String listed = CommandLineRun.of("run", "--list").out();
    for (String name : SuiteReader.BUILT_IN) {
      assertTrue(listed.contains(name), name);
    }
  }

  @Test
  void aPlanIsCountedWithoutARun() throws IOException {
    Path suite = Files.writeString(folder.resolve("suite.yaml"), SUITE);
    CommandLineRun plan = CommandLineRun.of("plan", suite);
    assertEquals(0, plan.code(), plan.err());
    assertTrue(plan.out().contains("rows         about 40"), plan.out());
  }

  @Test
  void aRunComparesWithItselfAndMergesWithItself() throws IOException {
    run(SUITE);
    Path run = folder.resolve("run");
    assertEquals(0, CommandLineRun.of("report", run, run, "--fail-if", "expansions").code());
    assertEquals(2, CommandLineRun.of("report", run, run, "--fail-if", "luck").code());
    CommandLineRun merged = CommandLineRun.of("merge", run, run, "-o", folder.resolve("merged"));
    assertTrue(merged.out().startsWith("40 rows in "), merged.out());
  }

  @Test
  void aFolderWithoutARunIsBadData() {
    CommandLineRun report = CommandLineRun.of("report", folder);
    assertEquals(4, report.code());
    assertTrue(report.err().contains("expected the folder of a run"), report.err());
  }

  @Test
  void withoutASuiteTheListIsNamed() {
    CommandLineRun run = CommandLineRun.of("run");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("run --list"), run.err());
  }

  private CommandLineRun run(String text) throws IOException {
    Path suite = Files.writeString(folder.resolve("suite.yaml"), text);
    return CommandLineRun.of("run", suite, "-o", folder.resolve("run"));
  }
}
