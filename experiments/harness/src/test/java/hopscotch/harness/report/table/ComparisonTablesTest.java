package hopscotch.harness.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.output.Json;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ComparisonTablesTest {
  private static final double ROUNDING = 1e-9;
  private static final int MAPS = 12;

  @Test
  void whatTakesTwiceAsLongIsSlowerAndWhatTakesHalfIsFaster() throws IOException {
    List<Row> earlier = new ArrayList<>();
    List<Row> later = new ArrayList<>();
    for (int map = 0; map < MAPS; map++) {
      for (int query = 1; query < 4; query++) {
        earlier.add(Rows.optimal("astar", "s/m" + map, query, 1000L * query));
        later.add(Rows.optimal("astar", "s/m" + map, query, 2000L * query));
        earlier.add(Rows.optimal("hpa", "s/m" + map, query, 1000L * query));
        later.add(Rows.optimal("hpa", "s/m" + map, query, 500L * query));
      }
    }
    ComparisonTables tables = tables(earlier, later);
    assertEquals(
        List.of("astar slower 2.0 to 2.0 on 12", "hpa faster 0.5 to 0.5 on 12"),
        tables.planners().stream()
            .map(
                it ->
                    "%s %s %s to %s on %d"
                        .formatted(
                            it.name(),
                            it.time().verdict(),
                            rounded(it.time().interval().least()),
                            rounded(it.time().interval().largest()),
                            it.time().maps()))
            .toList());
    assertEquals(
        List.of("A* and its kin 0 1", "hierarchies 1 0"),
        column(tables.byFamily(), "family", "faster", "slower"));
    assertEquals("No answer of either run is wrong.", tables.wrongAnswers());
    assertEquals(List.of(), tables.leftOut().rows());
  }

  @Test
  void aFamilyHasTheProblemsOfItsPlanners() throws IOException {
    List<Row> earlier = new ArrayList<>();
    List<Row> later = new ArrayList<>();
    for (int map = 0; map < 2; map++) {
      earlier.add(Rows.optimal("astar", "s/m" + map, 1, 1000));
      later.add(Rows.optimal("astar", "s/m" + map, 1, 4000));
      earlier.add(Rows.optimal("dijkstra", "s/m" + map, 1, 1000));
      later.add(Rows.optimal("dijkstra", "s/m" + map, 1, 1000));
    }
    Change family = tables(earlier, later).families().get(0);
    assertEquals(2, family.planners());
    assertEquals(4, family.problems());
    assertEquals(2, family.time().mean(), ROUNDING, "the geometric mean of 4 and 1");
  }

  @Test
  void newWrongAnswersComeFirstAndNoneIsHiddenThatOneRunAloneHas() throws IOException {
    List<Row> earlier =
        List.of(
            wrong(1),
            Rows.optimal("astar", "s/m", 2, 10),
            wrong(3),
            wrong(4),
            Rows.optimal("astar", "s/m", 5, 10));
    List<Row> later =
        List.of(
            Rows.optimal("astar", "s/m", 1, 10),
            wrong(2),
            wrong(3),
            Rows.optimal("astar", "s/m", 5, 10),
            wrong(6));
    ComparisonTables tables = tables(earlier, later);
    assertEquals(
        "Wrong answers: 1 new, 1 still, 1 only later, 1 mended, 1 only earlier.",
        tables.wrongAnswers());
    assertEquals(
        List.of(
            "new 2 optimal invalid",
            "still 3 invalid invalid",
            "only later 6 null invalid",
            "mended 1 invalid optimal",
            "only earlier 4 invalid null"),
        column(tables.wrong().get(0), "wrong", "number", "earlier", "later"));
    assertEquals(1, tables.wrong(1).get(0).rows().size());
  }

  @Test
  void aBudgetThatRanOutInAnotherRepetitionHidesNoWrongAnswer() throws IOException {
    Row budget = Rows.failed("astar", "s/m", 1, Verdict.BUDGET, "");
    List<Row> wrongFirst = List.of(wrong(1), budget.with(RowColumn.REPETITION, 2));
    assertEquals("Wrong answers: 1 still.", tables(wrongFirst, wrongFirst).wrongAnswers());
    List<Row> wrongLast = List.of(budget, wrong(1).with(RowColumn.REPETITION, 2));
    assertEquals("Wrong answers: 1 still.", tables(wrongLast, wrongLast).wrongAnswers());
  }

  @Test
  void aPathThatOneRepetitionAloneHasSolvesNothing() throws IOException {
    Row dear = Rows.of("astar", "s/m", 1, 10, Verdict.SUBOPTIMAL, 1.5, 100);
    Row budget = Rows.failed("astar", "s/m", 1, Verdict.BUDGET, "");
    List<Row> rows = List.of(dear, budget.with(RowColumn.REPETITION, 2));
    ComparisonTables tables = tables(rows, rows);
    assertEquals("Wrong answers: 1 still.", tables.wrongAnswers());
    assertEquals(0, tables.planners().get(0).solvedAfter());
  }

  @Test
  void whatOneRunAloneHasIsCounted() throws IOException {
    List<Row> earlier =
        List.of(
            Rows.optimal("astar", "s/m", 1, 10),
            Rows.optimal("astar", "s/m", 2, 10),
            Rows.optimal("jps", "s/m", 1, 10),
            Rows.optimal("gone", "s/m", 1, 10));
    List<Row> later =
        List.of(
            Rows.optimal("astar", "s/m", 1, 10),
            Rows.optimal("astar", "s/other", 1, 10),
            Rows.optimal("astar", "s/other", 2, 10),
            Rows.optimal("jps", "s/m", 1, 10));
    Table leftOut = tables(earlier, later).leftOut();
    assertEquals(
        List.of("astar 1 2", "gone 1 0"), column(leftOut, "planner", "only earlier", "only later"));
    assertTrue(leftOut.caption().startsWith("2 answers are in both runs."), leftOut.caption());
  }

  /** One map has no interval; a problem without a path in one run has no ratio. */
  @Test
  void whatCannotBeSaidIsNotSaid() throws IOException {
    List<Row> earlier =
        List.of(Rows.optimal("astar", "s/m", 1, 10), Rows.optimal("astar", "s/m", 2, 10));
    List<Row> later =
        List.of(
            Rows.optimal("astar", "s/m", 1, 30),
            Rows.failed("astar", "s/m", 2, Verdict.BUDGET, ""));
    ComparisonTables tables = tables(earlier, later);
    Change change = tables.planners().get(0);
    assertEquals(TimeRatio.Verdict.UNKNOWN, change.time().verdict());
    assertEquals(3, change.time().mean(), ROUNDING);
    assertEquals(2, change.solvedBefore());
    assertEquals(1, change.solvedAfter());
    assertTrue(tables.byFamily().caption().endsWith(" Only 1 map: there are no intervals."));
  }

  @Test
  void plannersWithTooFewMapsAreNamed() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (int map = 0; map < MAPS; map++) {
      rows.add(Rows.optimal("astar", "s/m" + map, 1, 1000));
      if (map < 3) {
        rows.add(Rows.optimal("jps", "s/m" + map, 1, 1000));
      }
    }
    String caption = tables(rows, rows).byFamily().caption();
    assertTrue(
        caption.endsWith(" Only 3 maps: the intervals of jps are narrower than they should be."),
        caption);
  }

  @Property(tries = 30, seed = "42")
  void theOtherWayRoundIsTheMirror(@ForAll @IntRange(max = 1_000_000) int seed) throws IOException {
    Random random = new Random(seed);
    List<Row> one = random(random);
    List<Row> other = random(random);
    ComparisonTables there = tables(one, other);
    ComparisonTables back = tables(other, one);
    for (Change change : there.planners()) {
      Change mirrored =
          back.planners().stream()
              .filter(it -> it.name().equals(change.name()))
              .findFirst()
              .orElseThrow();
      assertEquals(1, change.time().mean() * mirrored.time().mean(), ROUNDING);
      if (change.time().verdict() != TimeRatio.Verdict.UNKNOWN) {
        assertEquals(
            1, change.time().interval().least() * mirrored.time().interval().largest(), ROUNDING);
      }
      assertEquals(change.problems(), mirrored.problems());
      assertEquals(change.wrongBefore(), mirrored.wrongAfter());
      assertEquals(change.expandedBefore(), mirrored.expandedAfter());
    }
  }

  private static List<Row> random(Random random) {
    List<Row> rows = new ArrayList<>();
    int maps = 2 + random.nextInt(MAPS);
    for (int map = 0; map < maps; map++) {
      for (int query = 0; query < 3; query++) {
        Verdict verdict = random.nextInt(5) == 0 ? Verdict.SUBOPTIMAL : Verdict.OPTIMAL;
        double worth = verdict == Verdict.OPTIMAL ? 1 : 1.5;
        long nanos = 1L + random.nextInt(100_000);
        rows.add(Rows.of("astar", "s/m" + map, query, nanos, verdict, worth, random.nextInt(1000)));
      }
    }
    return rows;
  }

  private static Row wrong(int query) {
    return Rows.failed("astar", "s/m", query, Verdict.INVALID, "through a wall");
  }

  private static double rounded(double number) {
    return Math.round(number * 1e6) / 1e6;
  }

  private static List<String> column(Table table, String... heads) {
    return table.rows().stream()
        .map(
            row ->
                String.join(
                    " ",
                    Stream.of(heads).map(head -> "" + row[table.columns().indexOf(head)]).toList()))
        .toList();
  }

  private static ComparisonTables tables(List<Row> earlier, List<Row> later) throws IOException {
    return new ComparisonTables(new MatchedRuns(answers(earlier), answers(later)));
  }

  private static Answers answers(List<Row> rows) throws IOException {
    Path run = Files.createTempDirectory("run");
    try (RunDirectory directory = RunDirectory.open(run);
        RowWriter writer = directory.writer(0)) {
      directory.writeManifest(Plans.of(Json.object(), rows));
      writer.append(rows);
    }
    Results results = Results.read(run);
    try (Stream<Path> files = Files.walk(run)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
    return new Answers(results, row -> true);
  }
}
