package hopscotch.judge.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.datasets.movingai.LengthFormat;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.PublishedLength;
import hopscotch.judge.query.Query;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** One map, one query from A to B, and one answer of each kind. */
class JudgeTest {
  private static final GridMap MAP =
      GridMap.parse(
          ".....", // A at (0, 0), B at (4, 0)
          ".....", "@@@@@", ".....");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);
  private static final int A = MAP.cell(0, 0);
  private static final int B = MAP.cell(4, 0);
  private static final int ISLAND = MAP.cell(0, 3);
  private static final int[] SHORTEST = path(0, 0, 4, 0);
  private static final int[] DETOUR = path(0, 0, 1, 1, 3, 1, 4, 0);

  private final Judge<Query> judge = new QueryJudge();

  @Test
  void aPathOfThePublishedLengthIsOptimal() {
    Judgement judgement = judge(Guarantee.COMPLETE, published("4"), SHORTEST);
    assertEquals(Verdict.OPTIMAL, judgement.verdict());
    assertEquals(4, judgement.length());
    assertEquals(4, judgement.expectedLength());
    assertEquals(1, judgement.suboptimality());
  }

  @Test
  void withoutAPublishedLengthAReferenceSearchDecides() {
    assertEquals(Verdict.OPTIMAL, judge(Guarantee.OPTIMAL, Query.of(A, B), SHORTEST).verdict());
    Judgement longer = judge(Guarantee.COMPLETE, Query.of(A, B), DETOUR);
    assertEquals(Verdict.SUBOPTIMAL, longer.verdict());
    assertEquals(4, longer.expectedLength());
    assertEquals((2 + 2 * Math.sqrt(2)) / 4, longer.suboptimality(), 1e-4);
  }

  @Test
  void aLongerPathIsBoundedWithinThePromisedBoundOnly() {
    Guarantee wide = Guarantee.bounded(1.5);
    Guarantee narrow = Guarantee.bounded(1.2);
    assertEquals(Verdict.BOUNDED, judge(wide, published("4"), DETOUR).verdict());
    assertEquals(Verdict.SUBOPTIMAL, judge(narrow, published("4"), DETOUR).verdict());
    assertFalse(Verdict.BOUNDED.isFault(wide));
    assertTrue(Verdict.SUBOPTIMAL.isFault(narrow));
    assertTrue(Verdict.SUBOPTIMAL.isFault(Guarantee.OPTIMAL));
    assertFalse(Verdict.SUBOPTIMAL.isFault(Guarantee.COMPLETE));
  }

  @Test
  void noPathIsRightWhereTheFileOrTheReferenceFindsNone() {
    Query published = new Query(0, A, ISLAND, published("0").published());
    assertEquals(Verdict.NO_PATH, judgeNoPath(published).verdict());
    assertEquals(Verdict.NO_PATH, judgeNoPath(Query.of(A, ISLAND)).verdict());
  }

  @Test
  void noPathIsMissedWhereThereIsOne() {
    assertEquals(Verdict.MISSED, judgeNoPath(published("4")).verdict());
    assertEquals(Verdict.MISSED, judgeNoPath(Query.of(A, B)).verdict());
    assertEquals(Verdict.MISSED, judgeNoPath(published("77")).verdict());
    assertTrue(Verdict.MISSED.isFault(Guarantee.INCOMPLETE));
  }

  @Test
  void theBestPathIsNotWrongBecauseTheFileIs() {
    for (String wrong : new String[] {"3", "4.1", "77", "0"}) {
      Judgement best = judge(Guarantee.OPTIMAL, published(wrong), SHORTEST);
      assertEquals(Verdict.REFERENCE_DISAGREES, best.verdict(), wrong);
      assertEquals("the file says " + wrong + ", two searches find length 4.0", best.detail());
    }
  }

  @Test
  void aLongerPathIsHeldAgainstTheSearchesWhereTheFileIsWrong() {
    Judgement judgement = judge(Guarantee.OPTIMAL, published("77"), DETOUR);
    assertEquals(Verdict.SUBOPTIMAL, judgement.verdict());
    assertTrue(judgement.suboptimality() > 1.2 && judgement.suboptimality() < 1.21);
  }

  @Test
  void aPathThatAgreesWithTheFileIsTheOptimumForTheNextPlanner() {
    Query query = published("4");
    judge(Guarantee.OPTIMAL, query, SHORTEST);
    Judgement longer = judge(Guarantee.COMPLETE, query, DETOUR);
    assertEquals(Verdict.SUBOPTIMAL, longer.verdict());
    assertEquals((2 + 2 * Math.sqrt(2)) / 4, longer.suboptimality(), 1e-4);
    assertEquals(Verdict.MISSED, judgeNoPath(query).verdict());
  }

  @Test
  void aPathThatAgreesWithAWrongFileIsNoOptimumOnceABetterOneComes() {
    Query query = published("4.82843");
    assertEquals(Verdict.OPTIMAL, judge(Guarantee.COMPLETE, query, DETOUR).verdict());
    Judgement better = judge(Guarantee.OPTIMAL, query, SHORTEST);
    assertEquals(Verdict.REFERENCE_DISAGREES, better.verdict());
    assertEquals(1, better.suboptimality());
  }

  @Test
  void noPathIsNotWrongBecauseTheFileHasOne() {
    Query query = new Query(0, A, ISLAND, published("9").published());
    assertEquals(Verdict.REFERENCE_DISAGREES, judgeNoPath(query).verdict());
  }

  @Test
  void anIllegalPathIsInvalid() {
    int[] throughTheWall = {A, MAP.cell(0, 1), MAP.cell(0, 2), ISLAND};
    Judgement wall = judge(Guarantee.OPTIMAL, Query.of(A, ISLAND), throughTheWall);
    assertEquals(Verdict.INVALID, wall.verdict());
    assertTrue(wall.detail().contains("(0, 2) is not free"), wall.detail());
    Judgement elsewhere = judge(Guarantee.OPTIMAL, published("4"), path(0, 0, 3, 0));
    assertEquals(Verdict.INVALID, elsewhere.verdict());
    assertEquals(
        Verdict.INVALID,
        judge(Guarantee.OPTIMAL, Query.of(A, MAP.cell(4, 1)), path(0, 0, 4, 1)).verdict(),
        "a line of sight is no move");
  }

  @Test
  void anAnglePathIsHeldAgainstTheExactOptimum() {
    Planner planner = new Promise(Guarantee.OPTIMAL, LengthMetric.EUCLIDEAN);
    Judgement judgement =
        judge(planner, Query.of(A, MAP.cell(4, 1)), Outcome.FOUND, path(0, 0, 4, 1));
    assertEquals(Verdict.VALID, judgement.verdict());
    assertEquals(Math.sqrt(17), judgement.length(), 1e-12);
    assertEquals(1, judgement.suboptimality());
    Judgement detour =
        judge(planner, Query.of(A, MAP.cell(4, 1)), Outcome.FOUND, path(0, 0, 4, 0, 4, 1));
    assertEquals(Verdict.SUBOPTIMAL, detour.verdict(), "its promise is broken");
    assertEquals(5 / Math.sqrt(17), detour.suboptimality(), 1e-12);
    Planner modest = new Promise(Guarantee.COMPLETE, LengthMetric.EUCLIDEAN);
    judgement = judge(modest, Query.of(A, MAP.cell(4, 1)), Outcome.FOUND, path(0, 0, 4, 0, 4, 1));
    assertEquals(Verdict.VALID, judgement.verdict());
  }

  @Test
  void anAbstractPathIsJudgedByTheCostItsPlannerCounts() {
    long least = 4L * GRAPH.straightCost();
    assertEquals(Verdict.OPTIMAL, judgeAbstract(Query.of(A, B), least).verdict());
    Judgement dearer = judgeAbstract(published("4"), 2 * least);
    assertEquals(Verdict.SUBOPTIMAL, dearer.verdict());
    assertEquals(2, dearer.suboptimality());
    assertEquals(8, dearer.length());
  }

  @Test
  void anAbstractPathCheaperThanAnyIsInvalid() {
    long least = 4L * GRAPH.straightCost();
    Judgement cheaper = judgeAbstract(published("4"), least - 1);
    assertEquals(Verdict.INVALID, cheaper.verdict());
    assertTrue(cheaper.detail().endsWith("the least cost is " + least), cheaper.detail());
    assertEquals(Verdict.INVALID, judgeAbstract(Query.of(A, ISLAND), least).verdict());
  }

  @Test
  void aLowerBoundThatIsProvedIsNoneAboveTheLeastCost() {
    long least = 4L * GRAPH.straightCost();
    assertEquals(Verdict.OPTIMAL, judgeProof(published("4"), SHORTEST, least).verdict());
    assertEquals(Verdict.BOUNDED, judgeProof(Query.of(A, B), DETOUR, least).verdict());
    Judgement above = judgeProof(published("4"), SHORTEST, least + 1);
    assertEquals(Verdict.INVALID, above.verdict());
    assertEquals(
        "a lower bound of %d is proved, but the least cost is %d".formatted(least + 1, least),
        above.detail());
    assertEquals(Verdict.INVALID, judgeProof(Query.of(A, B), DETOUR, least + 1).verdict());
  }

  @Test
  void aLowerBoundThatIsProvedIsHighEnoughForThePromise() {
    long least = 4L * GRAPH.straightCost();
    long enough = (2 * least + 2) / 3;
    assertEquals(Verdict.OPTIMAL, judgeProof(published("4"), SHORTEST, enough).verdict());
    Judgement below = judgeProof(published("4"), SHORTEST, enough - 1);
    assertEquals(Verdict.INVALID, below.verdict());
    assertEquals(
        "a lower bound of %d is proved, but the path costs %d: not BOUNDED(1.5)"
            .formatted(enough - 1, least),
        below.detail());
  }

  @Test
  void startAndGoalInOneCellHaveLengthZero() {
    Query query = new Query(0, A, A, published("0").published());
    assertEquals(Verdict.OPTIMAL, judge(Guarantee.OPTIMAL, query, new int[] {A}).verdict());
    assertEquals(Verdict.MISSED, judgeNoPath(query).verdict());
  }

  @Test
  void aQueryThatEndsEarlyIsOutOfBudget() {
    Planner planner = new Promise(Guarantee.OPTIMAL, LengthMetric.GRID);
    Judgement judgement = judge(planner, published("4"), Outcome.OUT_OF_EXPANSIONS, new int[0]);
    assertEquals(Verdict.BUDGET, judgement.verdict());
    assertEquals("the budget of expansions ran out", judgement.detail());
  }

  @Test
  void aSearchThatThrowsIsInError() {
    Attempt attempt = new Attempt(null, 0, new SearchCounters(0), new IllegalStateException("no"));
    Planner planner = new Promise(Guarantee.OPTIMAL, LengthMetric.GRID);
    Judgement judgement =
        judge.judge(planner, Planners.known("jps"), published("4"), attempt, new PathBuffer());
    assertEquals(Verdict.ERROR, judgement.verdict());
    assertEquals("java.lang.IllegalStateException: no", judgement.detail());
  }

  @Test
  void anEndOnBlockedGroundHasNoPathAndTheFileMayDisagree() {
    Query query = Query.of(A, MAP.cell(1, 2));
    assertEquals(Verdict.NO_PATH, judge.judgeBlocked(MAP, 1, query).verdict());
    Query published = new Query(0, A, MAP.cell(1, 2), published("5").published());
    Judgement judgement = judge.judgeBlocked(MAP, 1, published);
    assertEquals(Verdict.REFERENCE_DISAGREES, judgement.verdict());
    assertEquals("no move joins '.' at (0, 0) and '@' at (1, 2)", judgement.detail());
    assertEquals(
        "no move of a body of 2 x 2 cells joins '.' at (0, 0) and '@' at (1, 2)",
        judge.judgeBlocked(MAP, 2, published).detail());
  }

  private Judgement judge(Guarantee guarantee, Query query, int[] cells) {
    return judge(new Promise(guarantee, LengthMetric.GRID), query, Outcome.FOUND, cells);
  }

  private Judgement judgeNoPath(Query query) {
    Planner planner = new Promise(Guarantee.COMPLETE, LengthMetric.GRID);
    return judge(planner, query, Outcome.NO_PATH, new int[0]);
  }

  private Judgement judge(Planner planner, Query query, Outcome outcome, int[] cells) {
    return judge(planner, query, outcome, -1, cells);
  }

  /** Of a planner that promises 1.5 and proves this bound. */
  private Judgement judgeProof(Query query, int[] cells, long lowerBound) {
    Planner planner = new Promise(Guarantee.bounded(1.5), LengthMetric.GRID);
    return judge(planner, query, Outcome.FOUND, lowerBound, cells);
  }

  private Judgement judge(
      Planner planner, Query query, Outcome outcome, long lowerBound, int[] cells) {
    PathBuffer path = new PathBuffer();
    for (int cell : cells) {
      path.add(cell);
    }
    Attempt attempt = new Attempt(outcome, 1, new SearchCounters(0), lowerBound, null);
    return judge.judge(planner, Planners.known("astar"), query, attempt, path);
  }

  private Judgement judgeAbstract(Query query, long cost) {
    SearchCounters counters = new SearchCounters(1);
    counters.setExtra(0, cost);
    Attempt attempt = new Attempt(Outcome.FOUND, 1, counters, null);
    Planner planner = new Promise(Guarantee.COMPLETE, LengthMetric.ABSTRACT);
    return judge.judge(planner, Planners.known("jps"), query, attempt, new PathBuffer());
  }

  private static Query published(String length) {
    PublishedLength published =
        new PublishedLength(new BigDecimal(length), LengthFormat.SIX_DIGITS);
    return new Query(0, A, B, Optional.of(published));
  }

  private static int[] path(int... xy) {
    int[] cells = new int[xy.length / 2];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = MAP.cell(xy[2 * i], xy[2 * i + 1]);
    }
    return cells;
  }

  /** A planner that only promises. */
  private record Promise(Guarantee guarantee, LengthMetric metric) implements Planner {
    @Override
    public List<String> extraCounters() {
      return metric == LengthMetric.ABSTRACT ? List.of("abstract-cost") : List.of();
    }

    @Override
    public GridGraph graph() {
      return GRAPH;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      throw new UnsupportedOperationException();
    }
  }
}
