package hopscotch.experiments.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.experiments.output.Json;
import hopscotch.experiments.query.judge.Verdict;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.folder.RunDirectory;
import hopscotch.experiments.results.row.Rows;
import hopscotch.experiments.results.segment.RowWriter;
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

  @Test
  void anUnknownFigureIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> RegressionRule.parse("time>5%"));
  }

  private Results run(String name, long expanded, double suboptimality) throws IOException {
    Path run = folder.resolve(name);
    try (RunDirectory directory = RunDirectory.open(run);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Json.object());
      writer.append(
          List.of(Rows.of("greedy", "s/m", 0, 5, Verdict.SUBOPTIMAL, suboptimality, expanded)));
    }
    return Results.read(run);
  }
}
