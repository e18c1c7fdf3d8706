package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import hopscotch.harness.report.Plots;
import hopscotch.harness.report.Report;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.Plans;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.CurvePoint;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.Rows;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs made up: on a slow node and a fast one, four queries each. */
class NodesTest {
  @TempDir private Path folder;

  @Test
  void timesOfTwoKindsOfNodeAreNotAveraged() throws IOException {
    Results results = write(rows(0, 4, 40_000), rows(4, 8, 10_000));
    Report report = new Report(results);
    String brief = report.brief();
    assertTrue(brief.contains("Measured on 2 kinds of node"), brief);
    assertTrue(brief.matches("(?s).*\nold, 2.0 GHz +astar +4 +40.*"), brief);
    assertTrue(brief.matches("(?s).*\nnew, 3.5 GHz +astar +4 +10.*"), brief);
    assertFalse(brief.contains("25.0"), "the mean over both: " + brief);
    report.write(folder);
    String planners = Files.readString(folder.resolve("tables/planners.csv"));
    assertTrue(planners.lines().anyMatch(line -> line.matches("astar,.*,,,,,,,.*")), planners);
    String page = Files.readString(folder.resolve("report.html"));
    assertTrue(page.contains("\"prepared\":[[[0,null,4.0]],[[0,null,4.0]]]"), "preparations");
    String hosts = Files.readString(folder.resolve("tables/nodes.csv"));
    assertTrue(hosts.contains("\na,\"old, 2.0 GHz\",1,8,"), hosts);
  }

  @Test
  void norAreThoseOfWalks() throws IOException {
    Nodes nodes = new Nodes(write(asks("s/v", 40_000), asks("s/w", 10_000)));
    Answers answers = nodes.answers(false);
    assertEquals("s astar 2.000 - 201.0 603.0 201.0", first(WalkTotals.find(answers)));
    assertEquals(
        "none astar 2 - - - - 101.0 1.000 303.0 101.0", first(ChangeTables.byShare(answers)));
    Answers mixed = nodes.answers(true);
    assertEquals("s astar 2.000 0.052 201.0 603.0 201.0", first(WalkTotals.find(mixed)));
    assertEquals(
        "none astar 2 26.00 25.00 1.000 1.000 101.0 1.000 303.0 101.0",
        first(ChangeTables.byShare(mixed)));
  }

  @Test
  void norThoseOfTeams() throws IOException {
    Nodes nodes = new Nodes(write(List.of(team(0, 40)), List.of(team(1, 10))));
    Answers answers = nodes.answers(false);
    assertEquals("2 astar 2 2 100.0 1.250 - - 1.000", first(TeamTables.byUnits(answers)));
    assertFalse(drawsTeams(answers));
    Answers mixed = nodes.answers(true);
    assertEquals("2 astar 2 2 100.0 1.250 25.00 50.00 1.000", first(TeamTables.byUnits(mixed)));
    assertTrue(drawsTeams(mixed));
  }

  private static List<Row> asks(String walk, long changeNanos) {
    return IntStream.range(0, 2)
        .mapToObj(ask -> Rows.ask("astar", walk, ask, 0, -1, changeNanos))
        .toList();
  }

  /** One with a second plan after twice the time of the first. */
  private static Row team(int number, long millis) {
    long nanos = millis * 1_000_000;
    return Rows.team("astar", number, Verdict.VALID, 10)
        .with(RowColumn.FIRST_PLAN_NANOS, nanos)
        .with(RowColumn.BEST_PLAN_NANOS, 2 * nanos)
        .with(RowColumn.SEARCH_BYTES, 1L << 20)
        .with(
            RowColumn.CURVE,
            CurvePoint.text(List.of(new CurvePoint(nanos, 12), new CurvePoint(2 * nanos, 10))));
  }

  private static boolean drawsTeams(Answers answers) {
    return new Plots(answers)
        .all().stream().anyMatch(figure -> figure.name().equals("cost-over-time"));
  }

  private static String first(Optional<Table> table) {
    return Arrays.stream(table.orElseThrow().rows().get(0))
        .map(Table::shown)
        .collect(Collectors.joining(" "));
  }

  @Test
  void theyAreWhereThatIsAskedFor() throws IOException {
    Results results = write(rows(0, 4, 40_000), rows(4, 8, 10_000));
    String brief = new Report(results, true).brief();
    assertTrue(brief.matches("(?s).*\nastar .* 25\\.0.*"), brief);
    assertTrue(brief.contains("as was asked for"), brief);
  }

  @Test
  void plannersOfAPairOnDifferentKindsOfNodeAreAWarning() throws IOException {
    List<Row> rows = rows(0, 4, 40_000);
    Results results = write(rows.subList(0, 5), rows.subList(5, 8));
    Nodes nodes = new Nodes(results);
    assertTrue(
        nodes.findWarning().orElseThrow().startsWith("On 1 problems planners were measured on"),
        nodes.findWarning().toString());
    Answers answers = new Answers(results, row -> results.session(row) == 0);
    assertEquals(
        2, new PlannerComparison(answers, 1, 0, answers.common()).wins(), "whole pairs alone");
  }

  @Test
  void nodesOfOneKindAreOne() throws IOException {
    Results results = write(rows(0, 4, 40_000), List.of());
    assertFalse(new Nodes(results).areSeveral());
    assertTrue(new Report(results).brief().contains("40.0"));
  }

  /** Two planners, the second twice as fast. */
  private static List<Row> rows(int from, int to, long nanos) {
    List<Row> rows = new ArrayList<>();
    for (int query = from; query < to; query++) {
      rows.add(Rows.optimal("astar", "s/m", query, nanos));
      rows.add(Rows.optimal("jps", "s/m", query, nanos / 2));
    }
    return rows;
  }

  private Results write(List<Row> onSlow, List<Row> onFast) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder)) {
      ObjectNode manifest = Json.object().put("suiteHash", "0123").put("shard", "1/1");
      manifest.put("baseline", "astar");
      manifest.putObject("suite").set("planners", Json.of(List.of("astar", "jps")));
      session(manifest, "a", "old", 2_000_000, "rows-0.csv");
      session(manifest, "b", "new", 3_500_000, "rows-1.csv");
      List<Row> rows = new ArrayList<>(onSlow);
      rows.addAll(onFast);
      directory.writeManifest(Plans.of(manifest, rows));
      try (RowWriter slow = directory.writer(0);
          RowWriter fast = directory.writer(1)) {
        slow.append(onSlow);
        fast.append(onFast);
      }
    }
    return Results.read(folder);
  }

  private static void session(
      ObjectNode manifest, String host, String cpu, int clockKhz, String segment) {
    ObjectNode session = manifest.withArray("sessions").addObject();
    session.put("host", host).put("cpu", cpu).put("clockKhz", Integer.toString(clockKhz));
    session.putArray("segments").add(segment);
  }
}
