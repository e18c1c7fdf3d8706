package hopscotch.core.field;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * From every cell of a graph the exact cost to the nearest of some goals, and the next move of a
 * shortest path there: for many units with one goal, or with one of several. One search from the
 * goals makes it: Dijkstra's algorithm ("A Note on Two Problems in Connexion with Graphs", 1959),
 * backwards, which is the same here since moves are symmetric.
 *
 * <p>The cost falls along a next move by exactly what the move costs. So a unit that follows next
 * moves arrives, on a shortest path.
 *
 * <p>Immutable, shared by threads; asking allocates nothing. Time to make it is linear in the cells
 * that reach a goal. Space: 8 bytes a cell.
 */
public final class DistanceField {
  /** The cost from a cell that reaches no goal, or is blocked. */
  public static final long UNREACHABLE = Long.MAX_VALUE;

  /** A state is the cost above these bits: the direction of the next move, or this at a goal. */
  private static final int COST_SHIFT = 4;

  private static final int MOVE_MASK = (1 << COST_SHIFT) - 1;
  private static final int AT_GOAL = Directions.COUNT;

  private final GridGraph graph;
  private final int[] offsets;
  private final long[] states;
  private int farthest;

  private DistanceField(GridGraph graph) {
    this.graph = graph;
    offsets = Directions.offsets(graph.map().stride());
    states = new long[graph.map().cellCount()];
    Arrays.fill(states, UNREACHABLE);
  }

  /**
   * The field of a graph.
   *
   * @param goals cells, one at least; a cell that is named twice counts once
   * @throws IllegalArgumentException if there is no goal, or one lies off the map or is blocked
   */
  public static DistanceField of(GridGraph graph, int... goals) {
    if (goals.length == 0) {
      throw new IllegalArgumentException("a distance field of no goals: expected at least one");
    }
    for (int goal : goals) {
      graph.requireFree(goal, "goal");
    }
    DistanceField field = new DistanceField(graph);
    field.search(goals);
    return field;
  }

  /**
   * A bucket is narrower than any move is long. So no cell is improved by another one of its
   * bucket, and each is expanded once, in whatever order.
   */
  private void search(int[] goals) {
    final byte[] moves = graph.moves();
    final int[] moveCosts = graph.moveCosts();
    final byte[] terrain = graph.terrain();
    final int[] weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    final int[] offsets = this.offsets;
    final long[] states = this.states;
    final BucketQueue open =
        new BucketQueue(BucketQueue.shiftFor(graph.leastStraightCost()), 2 * graph.maxMoveCost());
    long largest = -1;
    for (int goal : goals) {
      states[goal] = AT_GOAL;
      open.push(0, 0, goal);
    }
    while (open.advance()) {
      while (open.hasEntry()) {
        long entry = open.pop();
        int cell = OpenEntry.cell(entry);
        long g = states[cell] >>> COST_SHIFT;
        if (OpenEntry.isStale(entry, g)) {
          continue;
        }
        if (g > largest) {
          largest = g;
          farthest = cell;
        }
        int weight = weights == null ? 0 : weights[terrain[cell]];
        for (int legal = moves[cell] & 0xff; legal != 0; legal &= legal - 1) {
          int d = Integer.numberOfTrailingZeros(legal);
          int next = cell + offsets[d];
          long nextG = g + moveCosts[d];
          if (weights != null) {
            nextG = g + (long) moveCosts[d] * (weight + weights[terrain[next]]);
          }
          if (nextG < states[next] >>> COST_SHIFT) {
            states[next] = nextG << COST_SHIFT | Directions.reverse(d);
            open.push(nextG, nextG, next);
          }
        }
      }
    }
  }

  /** The graph. */
  public GridGraph graph() {
    return graph;
  }

  /** Whether a goal can be reached from a cell of the map. */
  public boolean isReachable(int cell) {
    return states[cell] != UNREACHABLE;
  }

  /**
   * The exact cost from a cell of the map to the nearest goal, in the scale of the graph; {@link
   * #UNREACHABLE} where no path leads to one.
   */
  public long cost(int cell) {
    return isReachable(cell) ? states[cell] >>> COST_SHIFT : UNREACHABLE;
  }

  /**
   * The length of the path of next moves from a cell of the map, in widths of a cell (times terrain
   * weight); infinite where none leads to a goal. Takes time for each of its moves.
   */
  public double length(int cell) {
    if (!isReachable(cell)) {
      return Double.POSITIVE_INFINITY;
    }
    long straight = 0;
    long diagonal = 0;
    for (int at = cell; !isGoal(at); at = next(at)) {
      long weight = graph.isWeighted() ? graph.weight(at) + graph.weight(next(at)) : 1;
      if (Directions.isDiagonal(move(at))) {
        diagonal += weight;
      } else {
        straight += weight;
      }
    }
    double units = graph.isWeighted() ? 2 : 1;
    return graph.costs().length(straight / units, diagonal / units);
  }

  /** Whether a cell of the map is one of the goals. */
  public boolean isGoal(int cell) {
    return states[cell] == AT_GOAL;
  }

  private int move(int cell) {
    return (int) states[cell] & MOVE_MASK;
  }

  /**
   * The cell to go to next from a cell of the map: a neighbour, the cell itself if it is a goal, or
   * -1 where no goal can be reached.
   */
  public int next(int cell) {
    if (!isReachable(cell)) {
      return -1;
    }
    return isGoal(cell) ? cell : cell + offsets[move(cell)];
  }

  /**
   * Appends the path of next moves from a cell of the map to a goal, both ends included; nothing
   * where no goal can be reached.
   */
  public void appendPath(int cell, PathBuffer path) {
    if (!isReachable(cell)) {
      return;
    }
    int at = cell;
    path.add(at);
    while (!isGoal(at)) {
      at = next(at);
      path.add(at);
    }
  }

  /** A cell from which the nearest goal is as far as from any, of those that reach one. */
  public int farthest() {
    return farthest;
  }
}
