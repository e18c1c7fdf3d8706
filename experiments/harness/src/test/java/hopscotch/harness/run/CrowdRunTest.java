package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunMerge;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of suites that ask crowds. */
@Tag("processes")
class CrowdRunTest {
  private static final String MAPS =
      """
      timing: quick
      warm-up: 1ms
      maps: [{generate: random(density=0.3), size: 40x40}]
      queries: {from: random, count: 6}
      """;
  private static final String CROWDS =
      MAPS + "crowd: {units: 30}\nplanners: [astar, jps, hpa(cluster=8)]\n";

  @TempDir private static Path undisturbed;

  @TempDir private Path folder;

  private static Results results;

  @BeforeAll
  static void run() throws IOException {
    results = Suites.run(CROWDS, undisturbed);
  }

  private static RowProblem asked(int row) {
    return results.problems().get(results.problem(row)).asked();
  }

  private static String planner(int row) {
    return results.planners().get(results.planner(row));
  }

  @Test
  void everyCrowdIsAskedByFieldAndByQueries() {
    assertEquals(2 * 6 * 3, results.size());
    for (int row = 0; row < results.size(); row++) {
      assertEquals(30, asked(row).of(RowColumn.UNITS));
      assertEquals(asked(row).number() % 2 == 0, asked(row).of(RowColumn.FIELD) == 1);
      if (!planner(row).startsWith("hpa")) {
        assertEquals(Verdict.OPTIMAL, results.verdict(row), results.detail(row));
      }
    }
  }

  /** Where its field is exact, a planner's ways are as long by field as by queries. */
  @Test
  void bothWaysAreOfTheSameLengthWherePlannersAreOptimal() {
    Map<String, Double> lengths = new HashMap<>();
    for (int row = 0; row < results.size(); row++) {
      if (!planner(row).startsWith("hpa")) {
        String key = planner(row) + asked(row).number() / 2;
        Double other = lengths.put(key, results.length(row));
        assertTrue(other == null || Math.abs(other - results.length(row)) < 1e-6, key);
      }
    }
    assertEquals(2 * 6, lengths.size());
  }

  /** Walls of the suite fall before the units, and every walk is judged move by move. */
  @Test
  void unitsWalkWhileWallsFall() throws IOException {
    String text =
        MAPS
            + "crowd: {units: 30, by: [replans, mends], walls: 5}\n"
            + "planners: [jps, dstarlite, hpa(cluster=8), sectors]\n";
    Results read = Suites.run(text, folder);
    assertEquals(2 * 6 * 4, read.size());
    int replans = 0;
    for (int row = 0; row < read.size(); row++) {
      RowProblem asked = read.problems().get(read.problem(row)).asked();
      assertEquals(asked.number() % 2, asked.of(RowColumn.MENDED));
      assertEquals(Verdict.VALID, read.verdict(row), read.detail(row));
      assertTrue(read.value(RowColumn.UNIT_BYTES, row) > 0);
      replans += (int) read.value(RowColumn.REPLANS, row);
    }
    assertTrue(replans > 0);
    assertRowsHaveNoBoundWhereMended();
  }

  private void assertRowsHaveNoBoundWhereMended() throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve("rows-0.csv"));
    List<String> columns = List.of(lines.get(0).split(","));
    for (String line : lines.subList(1, lines.size())) {
      List<String> row = List.of(line.replaceAll("\"[^\"]*\"", "").split(",", -1));
      boolean isMended = row.get(columns.indexOf("mended")).equals("1");
      if (isMended) {
        assertEquals("COMPLETE", row.get(columns.indexOf("guarantee")), line);
      }
    }
  }

  @Test
  void shardsJoinedAreTheWholeRun() throws IOException {
    List<Path> shards = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      shards.add(folder.resolve("shard-" + i));
      Suites.run(CROWDS, shards.get(i - 1), new Shard(i, 2), 1);
    }
    Path merged = folder.resolve("merged");
    assertEquals(results.size(), RunMerge.merge(shards, merged).rows());
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(merged));
  }

  @Test
  void rowsOfOtherCrowdsAreNotGoneOnWith() throws IOException {
    Suites.run(CROWDS, folder);
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> Suites.run(CROWDS.replace("units: 30", "units: 31"), folder));
    assertTrue(e.getMessage().contains("crowd.units was 30, is 31"), e.getMessage());
  }

  @Test
  void aPlannerOfLinesIsNotAsked() throws IOException {
    Results read = Suites.run(MAPS + "crowd: {by: field}\nplanners: [thetastar]\n", folder);
    for (int row = 0; row < read.size(); row++) {
      assertEquals("unprepared", read.outcome(row));
      assertTrue(read.detail(row).contains("no paths of moves"), read.detail(row));
    }
  }

  @Test
  void theRowsHaveTheirColumns() throws IOException {
    String header = Files.readString(undisturbed.resolve("rows-0.csv")).lines().findFirst().get();
    assertTrue(
        header.endsWith(
            ",resolved,changed_cells,change_nanos,units,field,mended,replans,unit_bytes,crc"),
        header);
  }
}
