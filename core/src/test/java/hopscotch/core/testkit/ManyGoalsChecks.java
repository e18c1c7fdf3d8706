package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.goals.ManyGoalsSearches;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/** Holds the nearest of several goals against the oracle. */
public final class ManyGoalsChecks {
  private ManyGoalsChecks() {}

  /** One to three starts or goals of a case, one of them its own; sometimes one twice. */
  public static int[] ends(GridCase query, int own, int seed) {
    Random random = new Random(31L * query.map().hashCode() + seed);
    GridCase[] others = query.others(8);
    int[] ends = new int[1 + random.nextInt(3)];
    Arrays.setAll(ends, i -> random.nextInt(4) == 0 ? own : others[random.nextInt(8)].start());
    ends[0] = own;
    return ends;
  }

  /** Checks a planner that promises a path of least cost, in the metric of moves. */
  public static void findsTheNearest(Planner planner, GridCase query) {
    findsTheNearest(planner, ManyGoalsSearches.of(planner), query);
  }

  /** The same of a search of that planner. */
  public static void findsTheNearest(Planner planner, ManyGoalsSearch search, GridCase query) {
    int[] starts = ends(query, query.start(), 1);
    int[] goals = ends(query, query.goal(), 2);
    long expected = leastCost(query, starts, goals);
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(starts, goals, path, Budget.UNLIMITED);
    if (expected == Oracle.UNREACHABLE) {
      assertEquals(Outcome.NO_PATH, outcome);
      assertEquals(0, path.size());
      assertEquals(-1, search.goal());
      return;
    }
    assertEquals(Outcome.FOUND, outcome);
    assertTrue(IntStream.of(starts).anyMatch(cell -> cell == search.start()));
    assertTrue(IntStream.of(goals).anyMatch(cell -> cell == search.goal()));
    PathCheck check = PathValidator.check(planner.graph(), path, search.start(), search.goal());
    assertTrue(check.isValid(), check::problem);
    assertEquals(expected, check.cost());
  }

  /** The least cost from any of the starts to any of the goals. */
  public static long leastCost(GridCase query, int[] starts, int[] goals) {
    GridMap map = query.map();
    Oracle oracle = new Oracle(map, query.movement(), query.graph().costs());
    long least = Oracle.UNREACHABLE;
    for (int start : starts) {
      long[][] costs = oracle.costsFrom(map.x(start), map.y(start));
      for (int goal : goals) {
        least = Math.min(least, costs[map.y(goal)][map.x(goal)]);
      }
    }
    return least;
  }
}
