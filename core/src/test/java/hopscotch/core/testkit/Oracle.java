package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * Least costs by plain Dijkstra over rows and columns. It shares no code with any planner: it reads
 * the letters of the map and knows the rules of movement by itself.
 */
public final class Oracle {
  /** The cost to a cell that cannot be reached. */
  public static final long UNREACHABLE = Long.MAX_VALUE;

  private final int width;
  private final int height;
  private final int[][] weight;
  private final Movement movement;
  private final CostPair costs;
  private final boolean weighted;

  /**
   * An oracle that charges in the given scale.
   *
   * @param costs of a straight and a diagonal move; doubled by the weights on weighted terrain
   */
  public Oracle(GridMap map, Movement movement, CostPair costs) {
    this.width = map.width();
    this.height = map.height();
    this.movement = movement;
    this.costs = costs;
    this.weight = new int[height][width];
    boolean heavy = false;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int letterWeight = movement.terrain().weight(map.terrain(map.cell(x, y)));
        heavy |= letterWeight > 1;
        weight[y][x] = GridCase.mayStand(map, movement, x, y) ? letterWeight : 0;
      }
    }
    this.weighted = heavy;
  }

  /** The least cost from the start of a case to its goal, in the scale of its graph. */
  public static long cost(GridCase query) {
    Oracle oracle = new Oracle(query.map(), query.movement(), query.graph().costs());
    GridMap map = query.map();
    int goalX = map.x(query.goal());
    int goalY = map.y(query.goal());
    return oracle.costsFrom(map.x(query.start()), map.y(query.start()), goalX, goalY)[goalY][goalX];
  }

  /** The least cost from (x, y) to every cell, by row and column. */
  public long[][] costsFrom(int x, int y) {
    return costsFrom(x, y, -1, -1);
  }

  /** As {@link #costsFrom(int, int)}; ends once the cost to a goal on the map is known. */
  private long[][] costsFrom(int x, int y, int goalX, int goalY) {
    long[][] best = new long[height][width];
    for (long[] row : best) {
      Arrays.fill(row, UNREACHABLE);
    }
    PriorityQueue<long[]> open = new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
    if (free(x, y)) {
      best[y][x] = 0;
      open.add(new long[] {0, x, y});
    }
    while (!open.isEmpty()) {
      long[] entry = open.poll();
      int fromX = (int) entry[1];
      int fromY = (int) entry[2];
      if (fromX == goalX && fromY == goalY) {
        break;
      }
      if (entry[0] > best[fromY][fromX]) {
        continue;
      }
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          if ((dx != 0 || dy != 0) && mayMove(fromX, fromY, dx, dy)) {
            long cost = entry[0] + cost(fromX, fromY, dx, dy);
            if (cost < best[fromY + dy][fromX + dx]) {
              best[fromY + dy][fromX + dx] = cost;
              open.add(new long[] {cost, fromX + dx, fromY + dy});
            }
          }
        }
      }
    }
    return best;
  }

  /** Whether the step (dx, dy) from (x, y) is legal. */
  public boolean mayMove(int x, int y, int dx, int dy) {
    if (!free(x, y) || !free(x + dx, y + dy)) {
      return false;
    }
    if (dx == 0 || dy == 0) {
      return true;
    }
    if (movement.directions() == 4) {
      return false;
    }
    int beside = (free(x + dx, y) ? 1 : 0) + (free(x, y + dy) ? 1 : 0);
    return movement.corners() == CornerRule.ALWAYS
        || beside == 2
        || beside == 1 && movement.corners() == CornerRule.ONE_FREE;
  }

  /** The cost of the step (dx, dy) from (x, y). */
  public long cost(int x, int y, int dx, int dy) {
    long base = dx != 0 && dy != 0 ? costs.diagonal() : costs.straight();
    return weighted ? base * (weight[y][x] + weight[y + dy][x + dx]) : base;
  }

  private boolean free(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height && weight[y][x] > 0;
  }
}
