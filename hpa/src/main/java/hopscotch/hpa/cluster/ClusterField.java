package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;

/**
 * A tile of a flow field: of each cell of one cluster what is left to go to a goal, and the next
 * move, which leads into another cluster only at an exit. Made by {@link ClusterFieldSearch}. 8 to
 * 16 bytes a cell. Immutable, shared by threads.
 */
public final class ClusterField {
  /** The cost from a cell that reaches no exit, or is blocked. */
  public static final long UNREACHED = Long.MAX_VALUE;

  /** A state is the cost above these bits: the direction of the next move, or that of a goal. */
  private static final int COST_SHIFT = 4;

  private static final int MOVE_MASK = (1 << COST_SHIFT) - 1;

  /** The state of a goal. */
  static final long AT_GOAL = Directions.COUNT;

  private final LocalCells local;
  private final int origin;
  private final long[] states;
  private final int expanded;

  ClusterField(LocalCells local, int origin, long[] states, int expanded) {
    this.local = local;
    this.origin = origin;
    this.states = states;
    this.expanded = expanded;
  }

  /** How many cells were expanded to make it. */
  public int expanded() {
    return expanded;
  }

  static long state(long cost, int d) {
    return cost << COST_SHIFT | d;
  }

  static long costOf(long state) {
    return state >>> COST_SHIFT;
  }

  /** What is left to go from a cell of the cluster, or {@link #UNREACHED}. */
  public long cost(int cell) {
    long state = states[local.number(cell, origin)];
    return state == UNREACHED ? UNREACHED : costOf(state);
  }

  /**
   * The cell to go to next from a cell of the cluster: the cell itself if it is a goal, -1 if it
   * reaches no exit.
   */
  public int next(int cell) {
    long state = states[local.number(cell, origin)];
    if (state == UNREACHED) {
      return -1;
    }
    return state == AT_GOAL ? cell : cell + local.cellOffset((int) state & MOVE_MASK);
  }
}
