package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunComparisonTest {
  @TempDir private Path folder;

  @Test
  void aRunAgainstItselfHasNoRegression() throws IOException {
    Results run = run("run", 100, 1.5);
    RunComparison comparison = new RunComparison(run, run);
    for (String rule : List.of("expansions", "suboptimality", "unsolved")) {
      assertEquals(List.of(), comparison.regressions(RegressionRule.parse(rule)));
    }
  }

  @Test
  void moreExpansionsBreakARuleBeyondItsLimit() throws IOException {
    RunComparison comparison = new RunComparison(run("before", 100, 1.5), run("after", 101, 1.5));
    assertEquals(1, comparison.regressions(RegressionRule.parse("expansions")).size());
    assertEquals(1, comparison.regressions(RegressionRule.parse("expansions>0.5%")).size());
    assertEquals(0, comparison.regressions(RegressionRule.parse("expansions>2")).size());
  }

  @Test
  void fewerExpansionsBreakNone() throws IOException {
    RunComparison comparison = new RunComparison(run("before", 100, 1.5), run("after", 90, 1.5));
    assertEquals(List.of(), comparison.regressions(RegressionRule.parse("expansions")));
  }

  @Test
  void longerPathsBreakTheirRule() throws IOException {
    RunComparison comparison = new RunComparison(run("before", 100, 1.5), run("after", 100, 1.6));
    assertEquals(1, comparison.regressions(RegressionRule.parse("suboptimality")).size());
  }

  @Test
  void aPathOfUnknownWorthHidesNoLongerOne() throws IOException {
    Row unknown = Rows.of("greedy", "s/m", 1, 5, Verdict.VALID, Double.NaN, 100);
    RunComparison comparison =
        new RunComparison(
            run("before", List.of(greedy(100, 1.5), unknown)),
            run("after", List.of(greedy(100, 1.6), unknown)));
    assertEquals(
        List.of("greedy: suboptimality>0.0% was 1.5, is 1.6"),
        comparison.regressions(RegressionRule.parse("suboptimality")));
  }

  /** That there is no path is an answer too. */
  @Test
  void aRightNoThatIsNoLongerFoundIsUnsolved() throws IOException {
    Results before = run("before", List.of(Rows.failed("greedy", "s/m", 0, Verdict.NO_PATH, "")));
    Results after = run("after", List.of(Rows.failed("greedy", "s/m", 0, Verdict.BUDGET, "")));
    assertEquals(
        List.of("greedy: unsolved>0.0% was 0.0, is 1.0"),
        new RunComparison(before, after).regressions(RegressionRule.parse("unsolved")));
  }

  @Test
  void aRuleThatComparesNothingIsBroken() throws IOException {
    RunComparison others =
        new RunComparison(
            run("before", List.of(greedy(100, 1.5))),
            run("after", List.of(Rows.optimal("astar", "s/m", 0, 5))));
    assertEquals(
        List.of("unsolved>0.0% compares nothing: the runs have no answer in common"),
        others.regressions(RegressionRule.parse("unsolved")));
    Results lost = run("lost", List.of(Rows.failed("greedy", "s/m", 0, Verdict.BUDGET, "")));
    assertEquals(
        List.of(
            "expansions>0.0% compares nothing: no planner solved a problem in both runs,"
                + " and told its expansions"),
        new RunComparison(lost, lost).regressions(RegressionRule.parse("expansions")));
    Row unknown = Rows.of("greedy", "s/m", 1, 5, Verdict.VALID, Double.NaN, 100);
    Results unweighed = run("unweighed", List.of(unknown));
    assertEquals(
        List.of("suboptimality>0.0% compares nothing: of no path it is known in both runs"),
        new RunComparison(unweighed, unweighed).regressions(RegressionRule.parse("suboptimality")));
  }

  @Test
  void runsWithNothingInCommonSaySo() throws IOException {
    RunComparison others =
        new RunComparison(
            run("before", List.of(greedy(100, 1.5))),
            run("after", List.of(Rows.optimal("astar", "s/m", 0, 5))));
    assertTrue(others.isEmpty());
    assertTrue(others.text(200).startsWith("The two runs have nothing in common"));
    assertFalse(others.text(200).contains("No answer of either run is wrong"), others.text(200));
    assertFalse(others.page().contains("No answer of either run is wrong"));
    assertFalse(new RunComparison(run("a", 100, 1.5), run("b", 101, 1.6)).isEmpty());
  }

  @Test
  void aNarrowTextLeavesOutColumnsAndSaysWhich() throws IOException {
    RunComparison comparison = new RunComparison(run("before", 100, 1.5), run("after", 101, 1.6));
    String text = comparison.text(60);
    assertTrue(text.startsWith("No answer of either run is wrong."), text);
    assertTrue(text.contains("Not shown here: "), text);
    assertTrue(text.contains("\nfamily "), text);
    assertFalse(comparison.text(1000).contains("Not shown here: "));
  }

  @Test
  void thePageHasTablesAndTheDrawing() throws IOException {
    String page = new RunComparison(run("before", 100, 1.5), run("after", 101, 1.6)).page();
    for (String id : List.of("families", "comparison", "earlier", "later")) {
      assertTrue(page.contains("id=\"" + id + "\""), id);
    }
    assertFalse(page.contains("id=\"wrong\""));
    assertTrue(page.contains("aria-label=\"Time ratios with their intervals\""));
  }

  /** The same code on a host that others used as well. */
  @Test
  void anUnsteadyHostInEitherRunLeavesTheRatioAlone() throws IOException {
    Results steady = timed("steady", 1_000_000, List.of(100L, 101L, 103L, 149L));
    Results unsteady = timed("unsteady", 500_000, List.of(100L, 100L, 100L, 1100L));
    for (RunComparison comparison :
        List.of(new RunComparison(unsteady, steady), new RunComparison(steady, unsteady))) {
      String text = comparison.text(1000);
      assertTrue(text.contains("astar    A* and its kin  unknown "), text);
      assertTrue(text.contains(" 9.5 times as long, where at most 1.5 times"), text);
    }
    String text = new RunComparison(unsteady, steady).text(1000);
    assertTrue(
        text.lines().anyMatch(it -> it.matches("A\\* and its kin +2\\.000 +- +- +- +- +1 .*")),
        text);
  }

  @Test
  void steadyHostsLetTimesBeCompared() throws IOException {
    List<Long> samples = List.of(100L, 101L, 103L, 149L);
    String text =
        new RunComparison(timed("a", 1_000_000, samples), timed("b", 2_000_000, samples))
            .text(1000);
    assertTrue(text.contains("  slower  "), text);
    assertTrue(text.contains("at the 95th percentile of 4 samples."), text);
  }

  /** The same code on a host that ran at half its speed all through the later run. */
  @Test
  void hostsOfOtherSpeedLeaveTheRatioAlone() throws IOException {
    Results fast = timed("fast", 1_000_000, List.of(100L, 101L, 103L));
    Results slow = timed("slow", 2_000_000, List.of(200L, 202L, 206L));
    String text = new RunComparison(fast, slow).text(1000);
    assertTrue(text.contains("astar    A* and its kin  unknown "), text);
    assertTrue(text.contains("took 2.00 times as long for it as the earlier"), text);
    assertTrue(
        new RunComparison(slow, fast).text(1000).contains("astar    A* and its kin  unknown "),
        text);
  }

  private Results timed(String name, long nanos, List<Long> calibration) throws IOException {
    List<Row> rows =
        List.of(Rows.optimal("astar", "s/a", 0, nanos), Rows.optimal("astar", "s/b", 0, nanos));
    ObjectNode manifest = Json.object();
    manifest.putArray("sessions").addObject().set("calibrationNanos", Json.of(calibration));
    return run(name, manifest, rows);
  }

  @Test
  void anUnknownFigureIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> RegressionRule.parse("time>5%"));
  }

  private Results run(String name, long expanded, double suboptimality) throws IOException {
    return run(name, List.of(greedy(expanded, suboptimality)));
  }

  private static Row greedy(long expanded, double suboptimality) {
    return Rows.of("greedy", "s/m", 0, 5, Verdict.SUBOPTIMAL, suboptimality, expanded);
  }

  private Results run(String name, List<Row> rows) throws IOException {
    return run(name, Json.object(), rows);
  }

  private Results run(String name, ObjectNode manifest, List<Row> rows) throws IOException {
    Path run = folder.resolve(name);
    try (RunDirectory directory = RunDirectory.open(run);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(manifest, rows));
      writer.append(rows);
    }
    return Results.read(run);
  }
}
