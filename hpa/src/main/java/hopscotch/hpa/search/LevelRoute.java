package hopscotch.hpa.search;

import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The route that a search of a level found: the start, then the two cells of each inter-edge, then
 * the goal. So an intra-edge, which may be of length 0, begins at each cell at an even place. For
 * one thread.
 */
public final class LevelRoute {
  private final PathBuffer cells = new PathBuffer();

  /** The costs of the intra-edges, from goal to start. */
  private long[] costs = new long[64];

  private int costCount;

  /** The number of its cells; 0 if there is no route. */
  public int size() {
    return cells.size();
  }

  /** Cell {@code i}. */
  public int cell(int i) {
    return cells.cell(i);
  }

  /** The cost of the intra-edge that begins at cell {@code i}, an even place. */
  public long cost(int i) {
    return costs[costCount - 1 - (i >> 1)];
  }

  /** Takes a path inside one cluster for the route. */
  public void goStraight(int startCell, int goalCell, long cost) {
    clear();
    addBackwards(startCell, goalCell, cost);
    turnRound();
  }

  /** Takes no route. */
  public void clear() {
    cells.clear();
    costCount = 0;
  }

  /** Adds an intra-edge before those that are there; {@link #turnRound} once all are. */
  public void addBackwards(int first, int last, long cost) {
    if (costCount == costs.length) {
      costs = Arrays.copyOf(costs, 2 * costCount);
    }
    costs[costCount++] = cost;
    cells.add(last);
    cells.add(first);
  }

  /** Puts the cells in the order from start to goal. */
  public void turnRound() {
    cells.reverse(0);
  }
}
