package hopscotch.experiments.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.experiments.output.Json;
import hopscotch.experiments.report.Report;
import hopscotch.experiments.report.answer.Answers;
import hopscotch.experiments.report.answer.PlannerComparison;
import hopscotch.experiments.results.Results;
import hopscotch.experiments.results.folder.RunDirectory;
import hopscotch.experiments.results.row.Row;
import hopscotch.experiments.results.row.Rows;
import hopscotch.experiments.results.segment.RowWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    String hosts = Files.readString(folder.resolve("tables/nodes.csv"));
    assertTrue(hosts.contains("\na,\"old, 2.0 GHz\",1,8,"), hosts);
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
      directory.writeManifest(manifest);
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
