package hopscotch.hpa.field;

import hopscotch.core.grid.Directions;
import hopscotch.core.path.PathBuffer;
import hopscotch.hpa.cluster.LocalCells;

/**
 * A tile of a flow field. For cells of one cluster it tells what is left to go to a goal, and the
 * next move, which leads into another cluster only at an exit. It knows the lanes of units that
 * pass through, or all cells that reach one of its {@linkplain #exits() exits} inside the cluster.
 * Made by {@link ClusterFieldSearch}. 8 to 16 bytes for each cell. Immutable, shared by threads.
 */
final class ClusterField {
  /** The cost from a cell that is not known. */
  static final long UNREACHED = Long.MAX_VALUE;

  /** A state is the cost above these bits: the direction of the next move, or that of a goal. */
  private static final int COST_SHIFT = 4;

  private static final int MOVE_MASK = (1 << COST_SHIFT) - 1;

  /** The state of a goal. */
  static final long AT_GOAL = Directions.COUNT;

  private final LocalCells local;
  private final int origin;
  private final ClusterExits exits;
  private final long[] states;
  private final boolean isFilled;

  ClusterField(LocalCells local, int origin, ClusterExits exits, long[] states, boolean isFilled) {
    this.local = local;
    this.origin = origin;
    this.exits = exits;
    this.states = states;
    this.isFilled = isFilled;
  }

  /** The exits from which it was made. Not to be changed. */
  ClusterExits exits() {
    return exits;
  }

  /** Whether it knows more than lanes: all cells that reach an exit. */
  boolean isFilled() {
    return isFilled;
  }

  int origin() {
    return origin;
  }

  /** The states of cells, by number. Not to be written. */
  long[] states() {
    return states;
  }

  boolean knows(int cell) {
    return states[local.number(cell, origin)] != UNREACHED;
  }

  static long state(long cost, int d) {
    return cost << COST_SHIFT | d;
  }

  static long costOf(long state) {
    return state >>> COST_SHIFT;
  }

  /** The remaining cost from a cell of the cluster, or {@link #UNREACHED}. */
  long cost(int cell) {
    long state = states[local.number(cell, origin)];
    return state == UNREACHED ? UNREACHED : costOf(state);
  }

  /**
   * The cell to go to next from a cell of the cluster: the cell itself if it is a goal, -1 if it is
   * not known.
   */
  int next(int cell) {
    long state = states[local.number(cell, origin)];
    if (state == UNREACHED) {
      return -1;
    }
    return state == AT_GOAL ? cell : cell + local.cellOffset((int) state & MOVE_MASK);
  }

  /**
   * Appends the cells that come after a known one of the cluster, up to a goal or to the first cell
   * of another cluster, and returns the last.
   */
  int append(int cell, PathBuffer path) {
    byte[] inside = local.inside();
    int at = local.number(cell, origin);
    int last = cell;
    boolean isInside = true;
    while (isInside && states[at] != AT_GOAL) {
      int d = (int) states[at] & MOVE_MASK;
      last += local.cellOffset(d);
      path.add(last);
      isInside = (inside[at] >>> d & 1) != 0;
      at += local.offsets()[d];
    }
    return last;
  }
}
