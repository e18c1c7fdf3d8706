package hopscotch.hpa.field;

import java.util.Arrays;

/**
 * The goals in a cluster and its nodes, for units on their way to a goal. Each node has the
 * remaining cost from there and, if the way to a goal leaves the cluster there, the move out.
 * Filled by one thread, and not changed afterwards.
 */
final class ClusterExits {
  private int[] cells = new int[16];
  private long[] states = new long[16];
  private int size;
  private int nodes;

  ClusterExits() {}

  /**
   * Adds a node from which so much is left to go, {@link ClusterField#UNREACHED} for no way, by a
   * move out in direction {@code d}; -1 if the way goes on inside.
   */
  void addNode(int cell, long cost, int d) {
    nodes++;
    boolean leaves = cost != ClusterField.UNREACHED && d >= 0;
    add(cell, leaves ? ClusterField.state(cost, d) : ClusterField.UNREACHED);
  }

  void addGoal(int cell) {
    add(cell, ClusterField.AT_GOAL);
  }

  int nodes() {
    return nodes;
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

  /** Whether other exits are the same cells in the same order, with the same costs and moves. */
  boolean sameAs(ClusterExits other) {
    return Arrays.equals(cells, 0, size, other.cells, 0, other.size)
        && Arrays.equals(states, 0, size, other.states, 0, other.size);
  }
}
