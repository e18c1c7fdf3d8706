package hopscotch.core.search.realtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What a walk promises beyond the contract of planners. */
class RealTimeWalkTest {
  private static final String SEED = "20263";

  /** Each try looks at all cells after each slice. */
  private static final int LOOKS = 100;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  /** Counted by an observer, from the outside. */
  private static final class Expansions implements SearchObserver {
    long count;
    long generated;

    @Override
    public void expand(int side, int cell, long g, long f) {
      count++;
    }

    @Override
    public void generate(int side, int cell, int parent, long g, long f) {
      generated++;
    }
  }

  @Property(seed = SEED)
  void tbaExpandsAtMostItsBudgetBeforeEachMove(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 1, max = 40) int most) {
    expandsAtMost("tbastar(expansions=" + most + ")", query, most);
  }

  @Property(seed = SEED)
  void rtaaExpandsAtMostItsBudgetBeforeEachMove(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 1, max = 40) int most) {
    expandsAtMost("rtaastar(moves=1,expansions=" + most + ")", query, most);
  }

  private static void expandsAtMost(String spec, GridCase query, int most) {
    Expansions expansions = new Expansions();
    StepwiseSearch search =
        (StepwiseSearch) Planners.prepare(spec, query.graph()).newSearch(expansions);
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.begin(query.start(), query.goal(), path, Budget.UNLIMITED);
    long largest = expansions.count;
    if (outcome == Outcome.FOUND) {
      boolean isUnderWay = path.cell(path.size() - 1) != query.goal();
      while (isUnderWay) {
        int size = path.size();
        long before = expansions.count;
        isUnderWay = search.advance(path);
        assertEquals(size + 1, path.size(), "one move at a time");
        largest = Math.max(largest, expansions.count - before);
      }
      assertEquals(query.goal(), path.cell(path.size() - 1));
      assertEquals(path.size() - 1, search.counters().extra(0), "moves");
      assertEquals(largest, search.counters().extra(1), "largest slice");
    }
    long of = largest;
    assertTrue(of <= most, () -> of + " expansions before a move, of " + most);
  }

  @Property(seed = SEED)
  void moveByMoveIsTheWholeWalk(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 1, max = 40) int most) {
    for (String spec : new String[] {"tbastar(expansions=%d)", "rtaastar(expansions=%d)"}) {
      var planner = Planners.prepare(spec.formatted(most), query.graph());
      PathBuffer whole = new PathBuffer();
      PathSearch search = planner.newSearch();
      search.find(query.start(), query.goal(), whole);
      StepwiseSearch stepwise = (StepwiseSearch) planner.newSearch();
      PathBuffer path = new PathBuffer();
      Outcome begun = stepwise.begin(query.start(), query.goal(), path, Budget.UNLIMITED);
      assertEquals(whole.size() > 0, begun == Outcome.FOUND);
      while (stepwise.advance(path)) {}
      assertArrayEquals(whole.toArray(), path.toArray());
      assertEquals(search.counters().toString(), stepwise.counters().toString());
    }
  }

  @Property(seed = SEED)
  void withoutALimitTheWalkIsThePathOfAStar(@ForAll("queries") GridCase query) {
    PathBuffer expected = new PathBuffer();
    PathSearch aStar = Planners.prepare("astar(open=heap)", query.graph()).newSearch();
    aStar.find(query.start(), query.goal(), expected);
    for (String spec : new String[] {"tbastar(expansions=none)", "rtaastar(expansions=none)"}) {
      PathBuffer path = new PathBuffer();
      PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
      search.find(query.start(), query.goal(), path);
      assertArrayEquals(expected.toArray(), path.toArray(), spec);
      assertCountsOf(aStar.counters(), search.counters());
    }
  }

  private static void assertCountsOf(SearchCounters expected, SearchCounters counters) {
    assertEquals(expected.expanded, counters.expanded);
    assertEquals(expected.generated, counters.generated);
    assertEquals(expected.reopened, counters.reopened);
    assertEquals(expected.touched, counters.touched);
    assertEquals(expected.heapOperations, counters.heapOperations);
    assertEquals(expected.openPeak, counters.openPeak);
  }

  @Property(seed = SEED)
  void aWalkForgetsTheOneBefore(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 1, max = 40) int most) {
    Expansions told = new Expansions();
    PathSearch search =
        Planners.prepare("rtaastar(expansions=" + most + ")", query.graph()).newSearch(told);
    PathBuffer path = new PathBuffer();
    search.find(query.start(), query.goal(), path);
    int[] first = path.toArray();
    String counted = search.counters().toString();
    assertTrue(told.generated <= search.counters().generated, "the start of a slice is not told");
    assertTrue(told.generated > 0 || told.count == 0);
    search.find(query.goal(), query.start(), path);
    search.find(query.start(), query.goal(), path);
    assertArrayEquals(first, path.toArray());
    assertEquals(counted, search.counters().toString());
  }

  @Example
  void thePlannersOfThisPackage() {
    RealTimePlanners provider = new RealTimePlanners();
    assertEquals("real time", provider.group());
    assertEquals(
        List.of("tbastar", "rtaastar"),
        provider.planners().stream().map(PlannerFactory::id).toList());
  }

  /** After each slice: h is consistent, has not fallen, and exceeds no distance to the goal. */
  @Property(seed = SEED, tries = LOOKS)
  void learnedHIsWhatThePaperProves(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 1, max = 40) int most) {
    GridGraph graph = query.graph();
    RealTimeAdaptiveAStar search = new RealTimeAdaptiveAStar(graph, most, Integer.MAX_VALUE, null);
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.begin(query.start(), query.goal(), path, Budget.UNLIMITED);
    if (outcome != Outcome.FOUND || query.start() == query.goal()) {
      return;
    }
    GridMap map = graph.map();
    long[][] distances =
        new Oracle(map, query.movement(), graph.costs())
            .costsFrom(map.x(query.goal()), map.y(query.goal()));
    long[] before = new long[graph.map().cellCount()];
    do {
      for (int cell = 0; cell < before.length; cell++) {
        if (graph.isFree(cell)) {
          check(search, graph, cell, before[cell], distances[map.y(cell)][map.x(cell)]);
          before[cell] = search.h(cell);
        }
      }
    } while (search.advance(path));
  }

  private static void check(
      RealTimeAdaptiveAStar search, GridGraph graph, int cell, long before, long distance) {
    long h = search.h(cell);
    String place = graph.map().describe(cell);
    assertTrue(h >= before, () -> "h fell at " + place);
    assertTrue(distance == Oracle.UNREACHABLE || h <= distance, () -> "h too large at " + place);
    for (int moves = graph.moves(cell); moves != 0; moves &= moves - 1) {
      int d = Integer.numberOfTrailingZeros(moves);
      int next = cell + Directions.offsets(graph.map().stride())[d];
      assertTrue(h <= graph.cost(cell, d) + search.h(next), () -> "inconsistent at " + place);
    }
  }

  @Example
  void aBudgetThatRunsOutOnTheWayIsSaid() {
    GridMap map = GridMap.of(20, 20, (x, y) -> x != 10 || y == 19);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    for (String spec : new String[] {"tbastar(expansions=5)", "rtaastar(expansions=5)"}) {
      StepwiseSearch search = (StepwiseSearch) Planners.prepare(spec, graph).newSearch();
      PathBuffer path = new PathBuffer();
      search.begin(map.cell(0, 0), map.cell(19, 0), path, Budget.expansions(12));
      assertEquals(
          Outcome.OUT_OF_EXPANSIONS,
          assertThrows(
                  BudgetExhaustedException.class,
                  () -> {
                    while (search.advance(path)) {}
                  })
              .outcome());
      assertEquals(12, search.counters().expanded);
    }
  }
}
