package hopscotch.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.cli.CommandLineRun;
import hopscotch.harness.suite.SuiteReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code run} and {@code plan}. */
@Tag("processes")
class RunCommandTest extends SmallRun {
  @Test
  void fromASuiteToAReport() throws IOException {
    CommandLineRun run = run(SUITE);
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("speed-up (geo. mean)  speed-up (of means)"), run.out());
    assertTrue(run.out().contains("not for publication"), run.out());
    assertTrue(Files.exists(folder.resolve("run/report.html")));
  }

  @Test
  void whatWasReadFromAFileHasNoTimeOfPreparationAndTheReportSaysSo() throws IOException {
    String text = SUITE.replace("bfs", "ch") + "metrics: [preparation, index]\n";
    Path indexes = folder.resolve("indexes");
    CommandLineRun built = run(text, "built", "--index", indexes);
    assertEquals(0, built.code(), built.err());
    assertTrue(built.err().contains("indexes: 0 read in 0.0 ms, "), built.err());
    assertTrue(built.err().contains("; 1 built and kept"), built.err());
    CommandLineRun read = run(text, "run", "--index", indexes);
    assertEquals(0, read.code(), read.err());
    assertTrue(read.err().contains("indexes: 1 read in "), read.err());
    List<String> planners = Files.readAllLines(folder.resolve("run/tables/planners.csv"));
    assertTrue(planners.get(1).matches("astar,[0-9.]+,[0-9.]+"), planners.get(1));
    assertTrue(planners.get(2).matches("ch,,[0-9.]+"), planners.get(2));
    assertTrue(
        Files.readString(folder.resolve("run/report.html"))
            .contains("The index of 20 of 40 rows was read from a file (--index)"));
  }

  @Test
  void aPlannerWhoseIndexNoFileKeepsSaysSoOnce() throws IOException {
    String text = SUITE.replace("bfs", "sectors");
    CommandLineRun run = run(text, "run", "--index", folder.resolve("indexes"));
    assertEquals(0, run.code(), run.err());
    assertEquals(1, run.err().split("--index: sectors keeps no file", -1).length - 1, run.err());
    assertFalse(run.err().contains("--index: astar"), run.err());
  }

  @Test
  void indexesAreForSuitesOfQueries() throws IOException {
    String walks =
        SUITE.replaceFirst("queries.*\n", "walks: [{generate: unknown(radius=3), asks: 2}]\n");
    CommandLineRun run = run(walks, "run", "--index", folder.resolve("indexes"));
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains("--index is for single queries: expected none"), run.err());
    CommandLineRun paper = CommandLineRun.of("run", "harabor2014", "--index", folder);
    assertEquals(2, paper.code(), paper.err());
    assertTrue(paper.err().contains("expected none beside a paper"), paper.err());
  }

  @Test
  void aPaperOfWhichNothingCanBeCountedIsNotDone() throws IOException {
    Path none = Files.createDirectories(folder.resolve("maps/toy")).getParent();
    Path target = folder.resolve("paper");
    CommandLineRun run = CommandLineRun.of("run", "harabor2014", "--maps", none, "-o", target);
    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().contains("no set of harabor2014 is complete here"), run.err());
    assertTrue(run.out().contains("not run"), run.out());
    assertFalse(Files.exists(target.resolve("page.md")));
    assertFalse(Files.exists(target.resolve("ours.json")));
  }

  @Test
  void whatIsForSuitesIsRefusedBesideAPaper() {
    for (String option : List.of("--threads=2", "--shard=1/2", "--no-report")) {
      CommandLineRun run = CommandLineRun.of("run", "harabor2014", option);
      assertEquals(2, run.code(), run.err());
      String name = option.replaceFirst("=.*", "");
      assertTrue(run.err().contains(name + " is for suites: expected none"), run.err());
    }
  }

  @Test
  void aPartOfAPaperIsOfItsSetsAndRows() throws IOException {
    CommandLineRun run = CommandLineRun.of("run", "harabor2014", "--set", "mazes");
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains("the set 'mazes': expected one of [sc, dao, da2]"), run.err());
    run = CommandLineRun.of("run", "harabor2014", "--every", "0");
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains("one of every 0 rows: expected at least 1"), run.err());
    run = run(SUITE, "run", "--set", "dao");
    assertEquals(2, run.code(), run.err());
    assertTrue(run.err().contains("--set is for papers: expected none beside a suite"), run.err());
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
            SUITE.replace("astar, bfs", "astar, floyd(astar)")
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
        planners
            .get(2)
            .matches(
                "floyd\\(astar\\),1[.][0-9]+,1[.][0-9]+,any-angle,0[.][0-9]+,-?[0-9.]+,[0-9.]+"),
        planners.get(2));
  }

  @Test
  void provenFactorsStandAsMedianAndExtremes() throws IOException {
    CommandLineRun run =
        run(SUITE.replace("bfs", "rays(hpa(w=1.05))") + "metrics: [suboptimality, proven-factor]");
    assertEquals(0, run.code(), run.err());
    List<String> planners = Files.readAllLines(folder.resolve("run/tables/planners.csv"));
    assertEquals(
        "planner,mean subopt.,max subopt.,p50 proven factor,p95 proven factor,max proven factor",
        planners.get(0));
    assertEquals("astar,1.0,1.0,,,", planners.get(1));
    assertTrue(planners.get(2).matches(".*(,1[.]0[0-9]*){5}"), planners.get(2));
  }

  @Test
  void theSameCommandAgainAddsNothing() throws IOException {
    finished();
    CommandLineRun again = run(SUITE);
    assertEquals(0, again.code(), again.err());
    assertEquals(41, Files.readAllLines(folder.resolve("run/rows-0.csv")).size());
  }

  @Test
  void aSuiteThatMeansSomethingElseIsBadDataInOneLine() throws IOException {
    finished();
    CommandLineRun changed = run(SUITE.replace("20", "21") + "seed: 2\n");
    assertEquals(4, changed.code());
    assertEquals(1, changed.err().lines().count(), changed.err());
    assertTrue(changed.err().contains("queries.count was 20, is 21; seed was 1, is 2"));
    assertFalse(changed.err().contains("?"), changed.err());
  }

  @Test
  void aSuiteThatGrowsSaysWhatItKeeps() throws IOException {
    finished();
    CommandLineRun grown = run(SUITE.replace("bfs", "dijkstra"));
    assertEquals(0, grown.code(), grown.err());
    assertTrue(
        grown
            .err()
            .contains(
                "keeps 40 rows; no longer in the suite: planner bfs; 20 of them are left out of the"
                    + " report; new: planner dijkstra; 20 of 40 planned rows to run"),
        grown.err());
    assertTrue(grown.out().contains("Left out: 20 rows"), grown.out());
    assertEquals(41, Files.readAllLines(folder.resolve("run/rows-0.csv")).size());
    assertEquals(21, Files.readAllLines(folder.resolve("run/rows-1.csv")).size());
  }

  @Test
  void aWrongAnswerEndsWithThree() throws IOException {
    CommandLineRun run = run(SUITE.replace("bfs", "'faulty(astar,fault=illegal)'"));
    assertEquals(3, run.code(), run.err());
    assertTrue(run.out().contains("Rows with a wrong answer"), run.out());
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
    assertTrue(plan.out().contains("at most 6 min more"), plan.out());
    assertTrue(
        plan.out()
            .contains(
                "1.000 on maps like these, with 1 comparison of planners; below 0.05 from 6 maps"),
        plan.out());
  }

  @Test
  void aPlanSaysWhichMapsAreTooLargeForAllPlannersAtOnce() throws IOException {
    Path suite = folder.resolve("suite.yaml");
    Files.writeString(suite, SUITE.replace("32x32", "16384x16384"));
    CommandLineRun plan = CommandLineRun.of("plan", suite);
    assertEquals(0, plan.code(), plan.err());
    assertTrue(
        plan.out().contains("at once      1 on generated/rooms-size-7-16384x16384-1"), plan.out());
  }

  @Test
  void aPlanOfManyMapsAndPlannersFitsOnAScreenAndTheFormatForProgramsHasEveryMap()
      throws IOException {
    Path suite = folder.resolve("suite.yaml");
    Files.writeString(
        suite,
        """
        timing: quick
        maps: [{generate: rooms(size=7), size: 16384x16384, seeds: 1..300}]
        planners: ["*", -astar]
        queries: {limit: 2}
        """);
    CommandLineRun plan = CommandLineRun.of("plan", suite);
    assertEquals(0, plan.code(), plan.err());
    assertTrue(plan.out().lines().count() <= 40, plan.out());
    assertTrue(plan.out().contains("and on 299 more of 300, there as many"), plan.out());
    assertTrue(plan.out().contains(" more\n"), plan.out());
    List<String> lines = CommandLineRun.of("plan", suite, "--format", "csv").out().lines().toList();
    assertEquals(301, lines.size());
    assertEquals("map,cells,at_once,problems,rows", lines.get(0));
    assertTrue(
        lines.get(1).startsWith("generated/rooms-size-7-16384x16384-1,268435456,1,2,"),
        lines.get(1));
  }

  @Test
  void withoutASuiteTheListIsNamed() {
    CommandLineRun run = CommandLineRun.of("run");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("run --list"), run.err());
  }
}
