package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.harness.output.Json;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.CrowdProblem;
import hopscotch.harness.results.row.Ends;
import hopscotch.harness.results.row.GoalsProblem;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoalTablesTest {
  private static final Ends ENDS = new Ends(1, 2, 3, 4);

  @TempDir private Path folder;

  @Test
  void aPlannerThatSolvedNothingHasNoMeans() throws IOException {
    Answers answers = answers(new GoalsProblem(0, 0, ENDS, 10, 5, false), -1L, -1L);
    List<String> expected = List.of("10 astar 1 100.0 1.000 1.000 10.00", "10 ill 0 - - - -");
    assertEquals(expected, rows(GoalTables.byGoals(answers).orElseThrow()));
  }

  @Test
  void norInACrowd() throws IOException {
    Answers answers = answers(new CrowdProblem(0, 0, ENDS, 10, true));
    List<String> expected =
        List.of("s/m, field astar 1 100.0 10.00 1.000 1.000", "s/m, field ill 0 - - - -");
    assertEquals(expected, rows(CrowdTable.find(answers).orElseThrow()));
  }

  @Test
  void whatWasNotAskedHasNoTime() throws IOException {
    Row row = Rows.optimal("astar", "s/m", 0, 1000);
    Answers answers = answers(List.of(row, Rows.optimal("jps", "s/m", 1, 1000)));
    assertEquals(1000, answers.nanos(0, 0));
    assertEquals(Double.NaN, answers.nanos(0, 1));
  }

  /** One solves it, another fails. */
  private Answers answers(RowProblem asked, Long... measured) throws IOException {
    Row failed = Rows.failed("ill", "s/m", 0, Verdict.ERROR, "died");
    return answers(
        List.of(
            Rows.as(asked, Rows.optimal("astar", "s/m", 0, 1000), measured),
            Rows.as(asked, failed, measured)));
  }

  private Answers answers(List<Row> rows) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(Json.object().put("baseline", "astar"), rows));
      writer.append(rows);
    }
    return new Answers(Results.read(folder), row -> true);
  }

  private static List<String> rows(Table table) {
    return table.rows().stream()
        .map(row -> Arrays.stream(row).map(Table::shown).collect(Collectors.joining(" ")))
        .toList();
  }
}
