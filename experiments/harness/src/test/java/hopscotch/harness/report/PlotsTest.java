package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.plot.Figure;
import hopscotch.harness.report.table.Answers;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlotsTest {
  @TempDir private Path folder;

  /** Of three problems astar is first in two, and takes four times as long in the third. */
  @Test
  void theProfileCountsProblemsWithinAFactorOfTheFastest() throws IOException {
    write(
        List.of(
            Rows.optimal("astar", "s/m", 0, 1000),
            Rows.optimal("astar", "s/m", 1, 3000),
            Rows.optimal("astar", "s/m", 2, 4000),
            Rows.optimal("jps", "s/m", 0, 2000),
            Rows.failed("jps", "s/m", 1, Verdict.ERROR, "thrown"),
            Rows.optimal("jps", "s/m", 2, 1000)));
    Figure profile = figure("profile");
    assertEquals(List.of("1.0 33.3", "1.0 66.7", "4.0 100.0"), points(profile, "astar"));
    assertEquals(List.of("1.0 33.3", "2.0 66.7"), points(profile, "jps"), "one was not solved");
  }

  @Test
  void aBaselineWithoutRowsIsNotDrawn() throws IOException {
    write(List.of(Rows.optimal("jps", "s/m", 0, 2000)));
    assertEquals(List.of("jps"), names(figure("first-move")));
  }

  @Test
  void aBaselineThatOnlyRanOutOfTimeIsNotDrawn() throws IOException {
    Row late = Rows.failed("astar", "s/m", 0, Verdict.BUDGET, "hung");
    write(List.of(late, Rows.optimal("jps", "s/m", 0, 2000)));
    assertEquals(List.of("jps"), names(figure("cactus")));
  }

  @Test
  void thereIsNoScatterAgainstABaselineThatOnlyRanOutOfTime() throws IOException {
    Row late = Rows.failed("astar", "s/m", 0, Verdict.BUDGET, "hung").with(RowColumn.NANOS, 5000);
    write(List.of(late, Rows.optimal("jps", "s/m", 0, 2000)));
    assertFalse(figures().stream().anyMatch(figure -> figure.name().equals("scatter")));
  }

  /** Jps tells no first move of one of two problems. */
  @Test
  void firstMovesAreSharesOfAllSharedProblems() throws IOException {
    write(
        List.of(
            Rows.optimal("astar", "s/m", 0, 1000),
            Rows.optimal("astar", "s/m", 1, 1000),
            Rows.optimal("jps", "s/m", 0, 2000),
            Rows.withoutFirstMove(Rows.optimal("jps", "s/m", 1, 2000))));
    assertEquals(List.of("2.0 50.0"), points(figure("first-move"), "jps"));
  }

  @Test
  void aSampleSaysOfHowManyValuesItIs() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (int query = 0; query < 1000; query++) {
      rows.add(Rows.optimal("jps", "s/m", query, 1000 + query));
    }
    write(rows);
    for (String name : List.of("cactus", "profile", "first-move", "box-s")) {
      Figure.Series series = figure(name).series().get(0);
      assertEquals("400 of 1000", series.points().size() + " of " + series.values(), name);
    }
  }

  @Test
  void figuresShowTheChosenPlannersInTheirOrder() throws IOException {
    write(List.of(Rows.optimal("astar", "s/m", 0, 1000), Rows.optimal("jps", "s/m", 0, 2000)));
    ObjectNode settings = Json.object();
    settings.set("planners", Json.of(List.of("jps", "astar")));
    assertEquals(List.of("jps", "astar"), names(figures(settings).get(0)));
    settings.set("planners", Json.of(List.of("jps")));
    assertEquals(List.of("jps"), names(figures(settings).get(0)));
  }

  @Test
  void figuresShowTheChosenMetricsOverTheChosenAxes() throws IOException {
    write(
        List.of(
            Rows.optimal("jps", "s/m", 0, 1000),
            Rows.optimal("jps", "s/n", 0, 3000),
            Rows.failed("jps", "s/n", 1, Verdict.ERROR, "thrown")));
    ObjectNode settings = Json.object();
    settings.set("metrics", Json.of(List.of("solved", "time")));
    settings.set("over", Json.of(List.of("map")));
    List<Figure> figures = figures(settings);
    assertEquals(
        List.of("time-by-map", "solved-by-map"), figures.stream().map(Figure::name).toList());
    assertEquals(List.of("1.0 1.0", "2.0 3.0"), points(figures.get(0), "jps"));
    assertEquals(List.of("1.0 100.0", "2.0 50.0"), points(figures.get(1), "jps"));
  }

  @Test
  void theShareThatIsSolvedByLengthIsOfAllProblemsOfThatLength() throws IOException {
    write(
        List.of(
            Rows.optimal("astar", "s/m", 0, 1000),
            Rows.optimal("astar", "s/m", 1, 1000),
            Rows.optimal("jps", "s/m", 0, 1000),
            Rows.failed("jps", "s/m", 1, Verdict.ERROR, "thrown")));
    ObjectNode settings = Json.object();
    settings.set("metrics", Json.of(List.of("solved")));
    settings.set("over", Json.of(List.of("length")));
    Figure solved = figures(settings).get(0);
    assertEquals(List.of("11.0 100.0", "17.0 100.0"), points(solved, "astar"));
    assertEquals(List.of("11.0 100.0", "17.0 0.0"), points(solved, "jps"));
  }

  /** The jar of a planner need not be here when its rows are read. */
  @Test
  void aPlannerThatIsNotOfThisProjectIsDrawnBeforeTheOthers() throws IOException {
    write(
        List.of("astar", "jps", "mine"),
        List.of(
            Rows.optimal("astar", "s/m", 0, 1000),
            Rows.optimal("jps", "s/m", 0, 2000),
            Rows.optimal("mine", "s/m", 0, 3000)));
    assertEquals(List.of("astar", "mine", "jps"), names(figure("cactus")));
  }

  @Test
  void plannersOfTeamsAreDrawnInTheOrderOfTheSuite() throws IOException {
    write(
        List.of("pibt", "lacam", "lns2"),
        List.of(
            Rows.team("pibt", 0, Verdict.VALID, 12),
            Rows.team("lacam", 0, Verdict.VALID, 8),
            Rows.team("lns2", 0, Verdict.VALID, 8)));
    assertEquals(List.of("pibt", "lacam", "lns2"), names(figure("solved-by-units")));
  }

  @Test
  void mapsWhoseNamesDifferInSignsAloneHaveFiguresOfTheirOwn() throws IOException {
    write(
        List.of(
            Rows.team("jps", "s/m(1)", 0, Verdict.OPTIMAL, 8),
            Rows.team("jps", "s/m[1]", 1, Verdict.OPTIMAL, 8)));
    List<String> names = figures().stream().map(Figure::name).toList();
    assertEquals(names.size(), new HashSet<>(names).size(), names::toString);
    assertTrue(names.contains("solved-by-units-s-m-1-"), names::toString);
  }

  /** Of two teams of 2 units jps solves one, and none of 3. */
  @Test
  void aTeamWithoutAPlanCountsAgainstItsPlanner() throws IOException {
    write(
        List.of(
            Rows.team("astar", 0, Verdict.OPTIMAL, 8),
            Rows.team("astar", 1, Verdict.VALID, 12),
            Rows.team("astar", 2, Verdict.OPTIMAL, 8).with(RowColumn.UNITS, 3),
            Rows.team("jps", 0, Verdict.VALID, 16),
            Rows.team("jps", 1, Verdict.BUDGET, -1),
            Rows.team("jps", 2, Verdict.BUDGET, -1).with(RowColumn.UNITS, 3)));
    Figure solved = figure("solved-by-units");
    assertEquals(List.of("2.0 100.0", "3.0 100.0"), points(solved, "astar"));
    assertEquals(List.of("2.0 50.0", "3.0 0.0"), points(solved, "jps"));
    Figure cost = figure("suboptimality-by-units");
    assertEquals(List.of("2.0 1.3", "3.0 1.0"), points(cost, "astar"));
    assertEquals(List.of(), points(cost, "jps"), "half of the teams have no plan");
    assertFalse(figures().stream().anyMatch(figure -> figure.name().contains("length")));
  }

  private void write(List<Row> rows) throws IOException {
    write(List.of("astar", "jps"), rows);
  }

  /** The first planner is the baseline. */
  private void write(List<String> planners, List<Row> rows) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      ObjectNode manifest = Json.object().put("baseline", planners.get(0));
      manifest.putObject("suite").set("planners", Json.of(planners));
      directory.writeManifest(Plans.of(manifest, rows));
      writer.append(rows);
    }
  }

  private List<Figure> figures() throws IOException {
    return new Plots(new Answers(Results.read(folder), row -> true)).all();
  }

  private List<Figure> figures(ObjectNode settings) throws IOException {
    ObjectNode manifest = Json.object().set("figures", settings);
    return new Plots(new Answers(Results.read(folder), row -> true), manifest).all();
  }

  private Figure figure(String name) throws IOException {
    return figures().stream()
        .filter(figure -> figure.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> names(Figure figure) {
    return figure.series().stream().map(Figure.Series::name).toList();
  }

  private static List<String> points(Figure figure, String planner) {
    return figure.series().stream()
        .filter(series -> series.name().equals(planner))
        .flatMap(series -> series.points().stream())
        .map(point -> "%.1f %.1f".formatted(point.x(), point.y()))
        .toList();
  }
}
