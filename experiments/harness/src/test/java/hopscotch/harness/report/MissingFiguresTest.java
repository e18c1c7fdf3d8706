package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Rows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What rows do not have, and what a division by 0 leaves: nothing in files, a dash for people. */
class MissingFiguresTest {
  private static final List<String> METRICS =
      List.of("FIRST_MOVE", "EXPANSIONS", "FEWER_EXPANSIONS", "EXPANSION_TIME");

  @TempDir private Path folder;

  @Test
  void aCountThatAPlannerDoesNotTellIsNoZero() throws IOException {
    write(
        List.of(
            Rows.optimal("astar", "s/m", 0, 1000),
            Rows.optimal("astar", "s/m", 1, 3000),
            Rows.untold(Rows.optimal("guest(mine)", "s/m", 0, 1000)),
            Rows.untold(Rows.optimal("guest(mine)", "s/m", 1, 3000))));
    Results results = Results.read(folder);
    assertTrue(
        Double.isNaN(results.expanded(2)) && Double.isNaN(results.value(RowColumn.TOUCHED, 2)));
    report();
    assertTrue(text("tables/planners.csv").contains("\nguest(mine),2.0,,,\n"));
    assertTrue(
        text("tables/planners.md").contains("| 2.000 | - | - | - |\n"), text("tables/planners.md"));
    assertTrue(text("tables/planners.tex").contains("& 2.000 & - & - & - \\\\\n"));
    assertTrue(text("report.html").contains("\"expanded\":[[100,101],\n[null,null]]"));
  }

  /** Of two answers one is counted, in 1 µs with 100 expansions. */
  @Test
  void meansAndRatiosAreOverWhatIsTold() throws IOException {
    write(
        List.of(
            Rows.optimal("astar", "s/m", 0, 1000),
            Rows.optimal("astar", "s/m", 1, 3000),
            Rows.optimal("guest(mine)", "s/m", 0, 1000),
            Rows.untold(Rows.optimal("guest(mine)", "s/m", 1, 3000))));
    report();
    assertTrue(
        text("tables/planners.csv").contains("\nguest(mine),2.0,100.0,0.0,10.0\n"),
        text("tables/planners.csv"));
  }

  /** A planner that follows labels expands nothing, and the baseline's clock showed no time. */
  @Test
  void noDivisionByNothingIsShown() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (int query = 0; query < 3; query++) {
      rows.add(Rows.optimal("astar", "s/m", query, 0));
      rows.add(Rows.withoutExpansions(Rows.optimal("hl", "s/m", query, 1000)));
      rows.add(Rows.optimal("jps", "s/m", query, 0));
    }
    write(rows, "SUMMARY", "SPEEDUP", "BUCKETS", "WORST", "PLOTS");
    report();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file :
          files.filter(it -> it.toString().matches(".*\\.(csv|md|tex|svg)")).toList()) {
        assertFalse(
            Files.readString(file).matches("(?s).*\\b(Infinity|NaN)\\b.*"), file.toString());
      }
    }
    String page = text("report.html");
    String data = page.replaceFirst("(?s).*id=\"data\">(.*?)</script>.*", "$1");
    assertFalse(data.matches("(?s).*(Infinity|NaN).*"), data);
    assertFalse(RunFixture.withoutScripts(page).matches("(?s).*(Infinity|NaN).*"));
    assertTrue(text("tables/planners.csv").contains("\nhl,1.0,0.0,100.0,\n"));
  }

  @Test
  void speedUpsSayOverHowManyProblemsTheyAre() throws IOException {
    write(
        List.of(
            Rows.optimal("astar", "s/m", 0, 0),
            Rows.optimal("astar", "s/m", 1, 3000),
            Rows.optimal("jps", "s/m", 0, 1000),
            Rows.optimal("jps", "s/m", 1, 1000)));
    String brief = new Report(Results.read(folder)).brief();
    assertTrue(brief.contains("over the 2 that every planner solved"), brief);
    assertTrue(brief.contains("those of them with a time above 0, at least 1: the geo"), brief);
  }

  @Test
  void firstMovesAreTheMedianOfRepetitionsAsTimesAre() throws IOException {
    write(
        List.of(
            Rows.optimal("astar", "s/m", 0, 9000),
            Rows.optimal("astar", "s/m", 0, 2000).with(RowColumn.REPETITION, 2),
            Rows.optimal("astar", "s/m", 0, 4000).with(RowColumn.REPETITION, 3)));
    report();
    assertTrue(text("tables/planners.csv").contains("\nastar,4.0,"), text("tables/planners.csv"));
  }

  private void report() throws IOException {
    new Report(Results.read(folder)).write(folder);
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private void write(List<Row> rows, String... sections) throws IOException {
    ObjectNode manifest = Plans.of(Json.object().put("baseline", "astar"), rows);
    manifest.set("metrics", Json.of(METRICS));
    manifest.set(
        "sections", Json.of(sections.length == 0 ? List.of("SUMMARY") : List.of(sections)));
    try (RunDirectory directory = RunDirectory.open(folder);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(manifest);
      writer.append(rows);
    }
  }
}
