package hopscotch.hpa.cluster;

import java.util.Arrays;

/**
 * The cells of a cluster where a path of units that go to a goal leaves it, each with the cost that
 * is left and the move out; and the goals in it. Filled by one thread, then not changed.
 */
public final class ClusterExits {
  private int[] cells = new int[16];
  private long[] states = new long[16];
  private int size;

  /** No exits yet. */
  public ClusterExits() {}

  /** Adds a cell from which so much is left to go, first by a move in direction {@code d}. */
  public void addExit(int cell, long cost, int d) {
    add(cell, ClusterField.state(cost, d));
  }

  /** Adds a goal. */
  public void addGoal(int cell) {
    add(cell, ClusterField.AT_GOAL);
  }

  private void add(int cell, long state) {
    if (size == cells.length) {
      cells = Arrays.copyOf(cells, 2 * size);
      states = Arrays.copyOf(states, 2 * size);
    }
    cells[size] = cell;
    states[size++] = state;
  }

  int size() {
    return size;
  }

  int cell(int k) {
    return cells[k];
  }

  long state(int k) {
    return states[k];
  }

  /** Whether others are the same cells, in this order, with the same costs and moves. */
  public boolean sameAs(ClusterExits other) {
    return Arrays.equals(cells, 0, size, other.cells, 0, other.size)
        && Arrays.equals(states, 0, size, other.states, 0, other.size);
  }
}
