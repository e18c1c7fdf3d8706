package hopscotch.core.field;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.open.BucketQueue;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * The exact cost from every cell of a graph to the nearest of some goals, and the next move of a
 * shortest path there. It serves many units with one goal, or with one of several. One search from
 * the goals makes it: Dijkstra's algorithm ("A Note on Two Problems in Connexion with Graphs",
 * 1959), backwards, which is the same here since moves are symmetric.
 *
 * <p>The cost falls along a next move by exactly what the move costs. So a unit that follows next
 * moves arrives, on a shortest path.
 *
 * <p>Shared by threads, and changed only by {@link #change}; asking allocates nothing. Time to make
 * it is linear in the cells that reach a goal. Space: 8 bytes for each cell.
 *
 * <p>A unit walks to its nearest goal:
 *
 * <pre>{@code
 * DistanceField field = DistanceField.of(graph, goals);
 * int cell = start;
 * while (field.isReachable(cell) && !field.isGoal(cell)) {
 *   cell = field.next(cell);
 * }
 * }</pre>
 */
public final class DistanceField implements FlowField {
  /** A state is the cost above these bits: the direction of the next move, or this at a goal. */
  private static final int COST_SHIFT = 4;

  private static final int MOVE_MASK = (1 << COST_SHIFT) - 1;

  /** The state of a goal. */
  static final int AT_GOAL = Directions.COUNT;

  private final GridGraph graph;
  private final int[] goals;
  private final int[] offsets;
  private final long[] states;

  /** The costs of moves in the states, and whether they are of several weights. */
  private CostPair costs;

  private boolean isWeighted;

  /** Negative where it is to be looked for. */
  private int farthest = -1;

  private long expanded;

  private DistanceField(GridGraph graph, int[] goals, long[] states) {
    this.graph = graph;
    this.goals = goals;
    this.states = states;
    costs = graph.costs();
    isWeighted = graph.isWeighted();
    offsets = Directions.offsets(graph.map().stride());
  }

  static long state(long cost, int d) {
    return cost << COST_SHIFT | d;
  }

  static long costOf(long state) {
    return state >>> COST_SHIFT;
  }

  static int moveOf(long state) {
    return (int) state & MOVE_MASK;
  }

  /**
   * The field of a graph.
   *
   * @param goals cells, one at least; a cell that is named twice counts once
   * @throws IllegalArgumentException if there is no goal, or one lies off the map or is blocked
   */
  public static DistanceField of(GridGraph graph, int... goals) {
    FlowField.requireGoals(graph, goals);
    long[] states = new long[graph.map().cellCount()];
    DistanceField field = new DistanceField(graph, goals.clone(), states);
    field.search();
    return field;
  }

  /**
   * A bucket is narrower than any move is long. So no cell is improved by another one of its
   * bucket, and each is expanded once, in whatever order.
   */
  private void search() {
    final byte[] moves = graph.moves();
    final int[] moveCosts = graph.moveCosts();
    final byte[] terrain = graph.terrain();
    final int[] weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    final int[] offsets = this.offsets;
    final long[] states = this.states;
    final BucketQueue open =
        new BucketQueue(BucketQueue.shiftFor(graph.leastStraightCost()), 2 * graph.maxMoveCost());
    // Dijkstra's algorithm from all goals at once.
    Arrays.fill(states, UNREACHABLE);
    expanded = 0;
    long largest = -1;
    for (int goal : goals) {
      if (states[goal] != AT_GOAL) {
        states[goal] = AT_GOAL;
        open.push(0, 0, goal);
      }
    }
    while (open.advance()) {
      while (open.hasEntry()) {
        // Take the open cell with the least g, unless it has been improved since.
        long entry = open.pop();
        int cell = OpenEntry.cell(entry);
        long g = states[cell] >>> COST_SHIFT;
        if (OpenEntry.isStale(entry, g)) {
          continue;
        }
        expanded++;
        if (g > largest) {
          largest = g;
          farthest = cell;
        }
        // Relax the moves that lead to it, which cost what those back cost.
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

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public long expanded() {
    return expanded;
  }

  /** The states are copied, and {@linkplain #change changed}. */
  @Override
  public DistanceField withChanges(CellChanges changes) {
    DistanceField field = new DistanceField(graph.with(changes), goals, states.clone());
    field.costs = costs;
    field.isWeighted = isWeighted;
    field.change(changes);
    return field;
  }

  /**
   * Takes up changes that were made to the graph in place, once for each set of them: the graph is
   * that of a planner that lives on its map. Only cells beside the changes are searched from, and
   * those whose path led over them: see {@link FieldRepair}. Where the changes alter the scale of
   * costs, all cells are. Nobody may ask meanwhile.
   *
   * <pre>{@code
   * DistanceField field = DistanceField.of(planner.graph(), goal);
   * planner.change(changes);
   * field.change(changes);
   * }</pre>
   *
   * @throws IllegalArgumentException if a goal is blocked; the field is then of no more use
   */
  public void change(CellChanges changes) {
    FlowField.requireGoals(graph, goals);
    if (graph.costs().equals(costs) && graph.isWeighted() == isWeighted) {
      expanded = new FieldRepair(graph, states).run(changes);
      farthest = -1;
    } else {
      costs = graph.costs();
      isWeighted = graph.isWeighted();
      search();
    }
  }

  private int findFarthest() {
    int cell = goals[0];
    for (int other = 0; other < states.length; other++) {
      if (states[other] != UNREACHABLE && costOf(states[other]) > costOf(states[cell])) {
        cell = other;
      }
    }
    return cell;
  }

  @Override
  public boolean isReachable(int cell) {
    return states[cell] != UNREACHABLE;
  }

  /**
   * The exact cost from a cell of the map to the nearest goal, in the scale of the graph; {@link
   * #UNREACHABLE} where no path leads to one.
   */
  @Override
  public long cost(int cell) {
    return isReachable(cell) ? states[cell] >>> COST_SHIFT : UNREACHABLE;
  }

  @Override
  public boolean isGoal(int cell) {
    return states[cell] == AT_GOAL;
  }

  @Override
  public int next(int cell) {
    if (!isReachable(cell)) {
      return -1;
    }
    return isGoal(cell) ? cell : cell + offsets[(int) states[cell] & MOVE_MASK];
  }

  /** A cell from which the nearest goal is as far as from any, of those that reach one. */
  public int farthest() {
    int cell = farthest;
    if (cell < 0) {
      cell = findFarthest();
      farthest = cell;
    }
    return cell;
  }
}
