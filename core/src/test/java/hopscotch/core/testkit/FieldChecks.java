package hopscotch.core.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.field.FlowField;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.capability.FlowFields;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Holds flow fields against the oracle, at every cell. */
public final class FieldChecks {
  private FieldChecks() {}

  /**
   * Checks the field of some goals of a case by a planner that makes fields: exact where it
   * promises the optimum. Another planner passes.
   */
  public static void fieldOfPlannerLeadsToGoals(Planner planner, GridCase query) {
    int[] goals = ManyGoalsChecks.ends(query, query.goal(), 3);
    planner
        .capability(FlowFields.class)
        .ifPresent(
            fields ->
                leadsToGoals(
                    fields.flowField(goals), query, goals, planner.guarantee().isOptimal()));
  }

  /**
   * Checks that costs are never below the oracle's, that all cells that reach a goal are led to
   * one, and that the cost falls along every next move by what the oracle says that it costs.
   *
   * @param query whose map and movement the field has
   * @param isExact whether costs must be the oracle's
   */
  public static void leadsToGoals(FlowField field, GridCase query, int[] goals, boolean isExact) {
    GridMap map = query.map();
    Oracle oracle = new Oracle(map, query.movement(), query.graph().costs());
    long[][] costs = leastCosts(oracle, map, goals);
    PathBuffer path = new PathBuffer();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        boolean isReachable = costs[y][x] != Oracle.UNREACHABLE;
        assertEquals(isReachable, field.isReachable(cell), () -> map.describe(cell));
        path.clear();
        field.appendPath(cell, path);
        if (!isReachable) {
          assertEquals(-1, field.next(cell));
          assertEquals(0, path.size());
          continue;
        }
        long cost = field.cost(cell);
        assertTrue(isExact ? cost == costs[y][x] : cost >= costs[y][x], () -> map.describe(cell));
        checkMove(field, oracle, map, cell);
        int last = path.cell(path.size() - 1);
        assertTrue(IntStream.of(goals).anyMatch(goal -> goal == last), "ends at a goal");
        PathCheck check = PathValidator.check(query.graph(), path, cell, last);
        assertTrue(check.isValid(), check::problem);
        assertEquals(cost, check.cost());
      }
    }
  }

  private static void checkMove(FlowField field, Oracle oracle, GridMap map, int cell) {
    int next = field.next(cell);
    if (field.isGoal(cell)) {
      assertEquals(cell, next);
      return;
    }
    int dx = map.x(next) - map.x(cell);
    int dy = map.y(next) - map.y(cell);
    assertTrue(oracle.mayMove(map.x(cell), map.y(cell), dx, dy), () -> map.describe(cell));
    long moveCost = oracle.cost(map.x(cell), map.y(cell), dx, dy);
    assertEquals(field.cost(cell) - moveCost, field.cost(next), () -> map.describe(cell));
  }

  private static long[][] leastCosts(Oracle oracle, GridMap map, int... goals) {
    long[][] least = new long[map.height()][map.width()];
    for (long[] row : least) {
      Arrays.fill(row, Oracle.UNREACHABLE);
    }
    for (int goal : goals) {
      long[][] costs = oracle.costsFrom(map.x(goal), map.y(goal));
      for (int y = 0; y < map.height(); y++) {
        for (int x = 0; x < map.width(); x++) {
          least[y][x] = Math.min(least[y][x], costs[y][x]);
        }
      }
    }
    return least;
  }
}
