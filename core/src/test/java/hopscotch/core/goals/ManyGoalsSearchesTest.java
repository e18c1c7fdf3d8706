package hopscotch.core.goals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ManyGoals;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.ManyGoalsChecks;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The nearest of several goals: by one search, and by a planner that knows of one goal only. */
class ManyGoalsSearchesTest {
  private static final GridMap MAP = GridMap.parse(".....@.", "..@..@@", ".....@.");
  private static final GridGraph GRAPH = GridGraph.of(MAP, Movement.OCTILE);

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Provide
  Arbitrary<GridCase> uniform() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = "4111")
  void oneSearchFindsTheNearestGoal(@ForAll("queries") GridCase query) {
    for (String spec : List.of("astar", "astar(components=false)", "dijkstra")) {
      Planner planner = Planners.prepare(spec, query.graph());
      assertTrue(planner.capability(ManyGoals.class).isPresent(), spec);
      ManyGoalsChecks.findsTheNearest(planner, query);
    }
  }

  @Property(seed = "4112")
  void aPlannerOfOneGoalFindsTheNearest(@ForAll("uniform") GridCase query) {
    for (String spec : List.of("canonical", "jps(prune=true)", "rays(astar)", "dstarlite")) {
      if (spec.startsWith("jps")
          && query.graph().diagonalCost() == 2 * query.graph().straightCost()) {
        continue;
      }
      Planner planner = Planners.prepare(spec, query.graph());
      assertFalse(planner.capability(ManyGoals.class).isPresent(), spec);
      ManyGoalsChecks.findsTheNearest(planner, query);
    }
  }

  @Property(seed = "4113")
  void noCellIsExpandedWhoseFExceedsTheCost(@ForAll("queries") GridCase query) {
    long[] largest = new long[1];
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int side, int cell, long g, long f) {
            largest[0] = Math.max(largest[0], f);
          }
        };
    Planner planner = Planners.prepare("astar(open=heap)", query.graph());
    ManyGoalsSearch search = ManyGoalsSearches.of(planner, observer);
    int[] starts = ManyGoalsChecks.ends(query, query.start(), 1);
    int[] goals = ManyGoalsChecks.ends(query, query.goal(), 2);
    if (search.find(starts, goals, new PathBuffer(), Budget.UNLIMITED) == Outcome.FOUND) {
      assertTrue(largest[0] <= ManyGoalsChecks.leastCost(query, starts, goals));
      assertEquals(0, search.counters().reopened);
    }
  }

  @Property(seed = "4114")
  void aSearchIsReused(@ForAll("queries") GridCase query) {
    Planner planner = Planners.prepare("astar", query.graph());
    ManyGoalsSearch search = ManyGoalsSearches.of(planner);
    for (GridCase other : query.others(3)) {
      ManyGoalsChecks.findsTheNearest(planner, search, other);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "jps"})
  void aGoalOutOfReachIsPassedOver(String spec) {
    ManyGoalsSearch search = ManyGoalsSearches.of(Planners.prepare(spec, GRAPH));
    int[] goals = {MAP.cell(6, 0), MAP.cell(4, 2), MAP.cell(6, 2)};
    assertEquals(Outcome.FOUND, search.find(MAP.cell(4, 0), goals, new PathBuffer()));
    assertEquals(MAP.cell(4, 2), search.goal());
    int[] far = {MAP.cell(6, 0), MAP.cell(6, 0)};
    assertEquals(Outcome.NO_PATH, search.find(MAP.cell(4, 0), far, new PathBuffer()));
    assertEquals(-1, search.goal());
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "jps"})
  void badEndsAreNamed(String spec) {
    ManyGoalsSearch search = ManyGoalsSearches.of(Planners.prepare(spec, GRAPH));
    int start = MAP.cell(0, 0);
    assertEquals("no goal: expected at least one", message(search, start));
    String blocked = message(search, start, start, MAP.cell(2, 1));
    assertTrue(blocked.contains("goal (2, 1) is blocked"), blocked);
  }

  private static String message(ManyGoalsSearch search, int start, int... goals) {
    return assertThrows(
            IllegalArgumentException.class, () -> search.find(start, goals, new PathBuffer()))
        .getMessage();
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "jps"})
  void aBudgetEndsTheSearch(String spec) {
    ManyGoalsSearch search = ManyGoalsSearches.of(Planners.prepare(spec, GRAPH));
    PathBuffer path = new PathBuffer();
    int[] starts = {MAP.cell(0, 0)};
    int[] goals = {MAP.cell(4, 2), MAP.cell(4, 1)};
    assertEquals(Outcome.OUT_OF_EXPANSIONS, search.find(starts, goals, path, Budget.expansions(0)));
    assertEquals(0, path.size());
    assertEquals(-1, search.goal());
  }

  @Test
  void weightedSearchesAskGoalByGoal() {
    Planner planner = Planners.prepare("astar(weight=2)", GRAPH);
    assertFalse(planner.capability(ManyGoals.class).isPresent());
  }
}
