package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.output.Json;
import hopscotch.harness.report.Plots;
import hopscotch.harness.report.ResultsPage;
import hopscotch.harness.report.RunFixture;
import hopscotch.harness.report.page.Table;
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
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangeTablesTest {
  @TempDir private Path folder;

  /** Answers take 1 µs each; what the change takes, and where it is, differs. */
  private Answers answers() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String planner : List.of("astar", "dstarlite")) {
      boolean isBaseline = planner.equals("astar");
      rows.add(Rows.ask(planner, "s/w", 0, 0, -1, 0));
      rows.add(Rows.ask(planner, "s/w", 1, 10, 3, isBaseline ? 0 : 2000));
      rows.add(Rows.ask(planner, "s/w", 2, 10, 30, isBaseline ? 0 : 4000));
      rows.add(Rows.ask(planner, "s/w", 3, 0, -1, 0));
    }
    return answers(rows);
  }

  private Answers answers(List<Row> rows) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(Json.object().put("baseline", "astar"), rows));
      writer.append(rows);
    }
    return new Nodes(Results.read(folder)).answers(false);
  }

  @Test
  void theFirstAskIsLeftOutAndTheChangeIsPaidFor() throws IOException {
    Table table = ChangeTables.byShare(answers()).orElseThrow();
    assertEquals(
        List.of(
            "none astar 1 1.0 1.0",
            "none dstarlite 1 1.0 1.0",
            "0.2 to 2 % astar 2 1.0 1.0",
            "0.2 to 2 % dstarlite 2 4.0 4.0"),
        figures(table));
  }

  @Test
  void nearAndFarChangesStandApart() throws IOException {
    Table table = ChangeTables.byDistance(answers()).orElseThrow();
    assertEquals(
        List.of(
            "none astar 1 1.0 1.0",
            "none dstarlite 1 1.0 1.0",
            "2 to 5 astar 1 1.0 1.0",
            "2 to 5 dstarlite 1 3.0 3.0",
            "21 to 100 astar 1 1.0 1.0",
            "21 to 100 dstarlite 1 5.0 5.0"),
        figures(table));
  }

  @Test
  void aWholeWalkCostsWhatItsAsksCost() throws IOException {
    Table table = WalkTotals.find(answers()).orElseThrow();
    assertEquals(List.of("s astar 4.0 0.004 406.0", "s dstarlite 4.0 0.01 406.0"), totals(table));
  }

  @Test
  void aPlannerThatAnsweredNothingCostsNothingThatIsKnown() throws IOException {
    Answers answers =
        answers(
            List.of(
                ask("astar", "s/w", 0),
                ask("astar", "s/w", 1),
                failed("ill", "s/w", 0),
                failed("ill", "s/w", 1)));
    assertEquals(
        List.of("none astar 1 1.0 1.0", "none ill 0 NaN NaN"),
        figures(ChangeTables.byShare(answers).orElseThrow()));
    assertEquals(
        List.of("s astar 2.0 0.002 201.0", "s ill NaN NaN NaN"),
        totals(WalkTotals.find(answers).orElseThrow()));
    assertTrue(
        new Plots(answers)
            .all().stream()
                .filter(figure -> figure.name().endsWith("-by-share"))
                .flatMap(figure -> figure.series().stream())
                .noneMatch(series -> series.name().equals("ill") && !series.points().isEmpty()));
  }

  @Test
  void aWalkThatAPlannerDidNotEndIsInNoMean() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String planner : List.of("astar", "dstarlite")) {
      for (int repetition = 1; repetition < 3; repetition++) {
        for (String walk : List.of("s/v", "s/w")) {
          boolean isLost = planner.equals("dstarlite") && walk.equals("s/w") && repetition == 2;
          Row row = isLost ? failed(planner, walk, 1) : ask(planner, walk, 1);
          rows.add(ask(planner, walk, 0).with(RowColumn.REPETITION, repetition));
          rows.add(row.with(RowColumn.REPETITION, repetition));
        }
      }
    }
    assertEquals(
        List.of("s astar 2.0 0.002 201.0", "s dstarlite 2.0 0.002 201.0"),
        totals(WalkTotals.find(answers(rows)).orElseThrow()));
  }

  private static Row ask(String planner, String walk, int number) {
    return Rows.ask(planner, walk, number, 0, -1, 0);
  }

  private static Row failed(String planner, String walk, int number) {
    return Rows.failed(ask(planner, walk, number), Verdict.ERROR, "died");
  }

  @Test
  void aRunOfQueriesHasNoSuchTables() throws IOException {
    RunFixture.write(folder, 1, 3, List.of());
    Answers queries = new Nodes(Results.read(folder)).answers(false);
    assertTrue(ChangeTables.byShare(queries).isEmpty());
    assertTrue(ChangeTables.byDistance(queries).isEmpty());
    assertTrue(WalkTotals.find(queries).isEmpty());
    assertTrue(
        new Plots(queries).all().stream().noneMatch(figure -> figure.name().endsWith("-by-share")));
  }

  @Test
  void walksStandOnAPageOfResults() throws IOException {
    answers();
    String page =
        new ResultsPage(ResultsPage.Format.MD, Set.of(), List.of(), List.of("report"), false)
            .of(List.of(Results.read(folder)));
    assertTrue(page.contains("## By changed cells"), page);
    assertTrue(page.contains("## By distance of the change"), page);
  }

  /** Kind, planner, asks, ms and expansions. */
  private static List<String> totals(Table table) {
    return table.rows().stream()
        .map(row -> row[0] + " " + row[1] + " " + row[2] + " " + row[3] + " " + row[4])
        .toList();
  }

  /** Class, planner, asks, mean µs and time ratio. */
  private static List<String> figures(Table table) {
    List<String> heads = table.columns();
    assertEquals("time ratio", heads.get(6));
    return table.rows().stream()
        .map(row -> Arrays.asList(row[0], row[1], row[2], row[3], row[6]))
        .map(row -> String.join(" ", row.stream().map(String::valueOf).toList()))
        .toList();
  }
}
