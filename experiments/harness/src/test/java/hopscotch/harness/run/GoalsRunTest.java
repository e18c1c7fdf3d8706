package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunMerge;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of suites that ask for the nearest of several goals, or for the nearest cell. */
@Tag("processes")
class GoalsRunTest {
  private static final String MAPS =
      """
      timing: quick
      warm-up: 1ms
      maps: [{generate: random(density=0.35), size: 24x24}]
      queries: {from: random, count: 12}
      """;
  private static final String GOALS =
      MAPS + "goals: {count: [1, 3, 9], seed: 7}\nplanners: [astar, dijkstra, hl, hpa, anya]\n";
  private static final String NEAREST = MAPS + "nearest: true\nplanners: [astar, jps, hpa, anya]\n";

  @TempDir private static Path undisturbed;

  @TempDir private Path folder;

  private static Results results;

  @BeforeAll
  static void run() throws IOException {
    results = Suites.run(GOALS, undisturbed);
  }

  private static RowProblem asked(Results read, int row) {
    return read.problems().get(read.problem(row)).asked();
  }

  private static String planner(Results read, int row) {
    return read.planners().get(read.planner(row));
  }

  /** But those of {@code hpa}, which promises none, are the shortest to the nearest goal. */
  private static void requireVerdicts(Results read) {
    for (int row = 0; row < read.size(); row++) {
      Verdict expected = planner(read, row).equals("anya") ? Verdict.VALID : Verdict.OPTIMAL;
      if (planner(read, row).equals("hpa") && read.verdict(row) == Verdict.SUBOPTIMAL) {
        expected = Verdict.SUBOPTIMAL;
      }
      assertEquals(expected, read.verdict(row), planner(read, row) + " " + read.detail(row));
    }
  }

  @Test
  void everyNumberOfGoalsIsAProblemWithItsRows() {
    assertEquals(3 * 12 * 5, results.size());
    requireVerdicts(results);
    for (int row = 0; row < results.size(); row++) {
      RowProblem asked = asked(results, row);
      assertEquals(new long[] {1, 3, 9}[asked.number() % 3], asked.of(RowColumn.GOALS));
      assertEquals(7, asked.of(RowColumn.GOALS_SEED));
      if (asked.of(RowColumn.GOALS) == 1) {
        assertEquals(asked.goal().x(), results.value(RowColumn.END_X, row));
        assertEquals(asked.goal().y(), results.value(RowColumn.END_Y, row));
      }
    }
  }

  /** The first goals are those of the problem before. */
  @Test
  void withMoreGoalsNoPathIsLonger() {
    Map<Integer, Double> lengths = new HashMap<>();
    for (int row = 0; row < results.size(); row++) {
      if (planner(results, row).equals("astar")) {
        lengths.put(asked(results, row).number(), results.length(row));
      }
    }
    for (int number : lengths.keySet()) {
      if (number % 3 > 0) {
        assertTrue(lengths.get(number) <= lengths.get(number - 1));
      }
    }
  }

  @Test
  void theNearestCellIsAskedForWithGoalsThatMayBeBlocked() throws IOException {
    Results read = Suites.run(NEAREST, folder);
    assertEquals(12 * 4, read.size());
    requireVerdicts(read);
    int elsewhere = 0;
    for (int row = 0; row < read.size(); row++) {
      RowProblem asked = asked(read, row);
      assertEquals(1, asked.of(RowColumn.NEAREST));
      assertEquals(-1, asked.of(RowColumn.GOALS_SEED));
      elsewhere += read.value(RowColumn.END_X, row) == asked.goal().x() ? 0 : 1;
    }
    assertTrue(elsewhere > 0, "some goals are blocked");
  }

  @Test
  void shardsJoinedAreTheWholeRun() throws IOException {
    List<Path> shards = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      shards.add(folder.resolve("shard-" + i));
      Suites.run(GOALS, shards.get(i - 1), new Shard(i, 2), 1);
    }
    Path merged = folder.resolve("merged");
    assertEquals(results.size(), RunMerge.merge(shards, merged).rows());
    assertEquals(Suites.untimedRows(undisturbed), Suites.untimedRows(merged));
  }

  @Test
  void rowsOfOtherGoalsAreNotGoneOnWith() throws IOException {
    Suites.run(NEAREST, folder);
    BadFileException e =
        assertThrows(
            BadFileException.class,
            () -> Suites.run(NEAREST.replace("nearest: true", "goals: {count: 2}"), folder));
    assertTrue(e.getMessage().contains("goals.count was not given, is [2]"), e.getMessage());
    String plain = NEAREST.replace("nearest: true\n", "");
    assertEquals(ProblemKind.QUERY, Suites.plan(plain).suite().kind());
    assertThrows(BadFileException.class, () -> Suites.run(plain, folder));
  }

  @Test
  void aPlannerOfAbstractPathsIsNotAsked() throws IOException {
    Results read =
        Suites.run(MAPS + "goals: {count: 2}\nplanners: [\"hpa(refine=none)\"]\n", folder);
    for (int row = 0; row < read.size(); row++) {
      assertEquals("unprepared", read.outcome(row));
      assertTrue(read.detail(row).contains("expected moves or lines"), read.detail(row));
    }
  }
}
