package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.harness.output.Json;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Row;
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
  @TempDir private Path folder;

  @Test
  void aPlannerThatSolvedNothingHasNoMeans() throws IOException {
    Answers answers = answers(Rows.goals("astar", "s/m", 0, 10), Rows.goals("ill", "s/m", 0, 10));
    List<String> expected = List.of("10 astar 1 100.0 1.000 1.000 10.00", "10 ill 0 - - - -");
    assertEquals(expected, rows(GoalTables.byGoals(answers).orElseThrow()));
  }

  @Test
  void norInACrowd() throws IOException {
    Answers answers = answers(Rows.crowd("astar", "s/m", 0), Rows.crowd("ill", "s/m", 0));
    List<String> expected =
        List.of(
            "s/m, field astar 1 100.0 10.00 1.000 1.000 1.000 - - -",
            "s/m, field ill 0 - - - - - - - -");
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
  private Answers answers(Row solved, Row failed) throws IOException {
    return answers(List.of(solved, Rows.failed(failed, Verdict.ERROR, "died")));
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
