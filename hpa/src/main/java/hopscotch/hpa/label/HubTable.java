package hopscotch.hpa.label;

import hopscotch.core.search.CellStates;

/**
 * The distances from one end of a query to the hubs of its seeds, by rank. The labels of all seeds
 * of that end are spread into the table. Then each label of the other end is read against it once.
 * 8 bytes a node. For one thread.
 */
final class HubTable {
  /** More than any path costs. */
  static final long UNREACHED = 1L << HubLabels.COST_BITS;

  private final HubLabels labels;
  private final CellStates states;
  private long base;
  private int meeting;

  HubTable(HubLabels labels) {
    this.labels = labels;
    this.states = new CellStates(labels.starts.length - 1);
  }

  /** Forgets all distances. */
  void clear() {
    base = states.begin();
  }

  /** Spreads the label of a node that lies {@code cost} from the end. */
  void spread(int node, long cost) {
    final long[] states = this.states.array();
    final long[] entries = labels.entries;
    final long at = CellStates.reachedAt(cost, base);
    int end = labels.starts[node + 1];
    for (int i = labels.starts[node]; i < end; i++) {
      int hub = HubLabels.hub(entries[i]);
      long candidate = at + (HubLabels.cost(entries[i]) << CellStates.G_SHIFT);
      states[hub] = Math.min(states[hub], candidate);
    }
  }

  /**
   * The least cost of a path over a hub of the table and of a node's label, if it is below a limit.
   *
   * @param cost what is to be added: the way from the node to its end
   * @param limit at most {@link #UNREACHED}
   * @return the least cost, with the entry of its hub as {@link #meeting}; else the limit
   */
  long join(int node, long cost, long limit) {
    final long[] states = this.states.array();
    final long[] entries = labels.entries;
    long below = base + (limit - cost << CellStates.G_SHIFT);
    int end = labels.starts[node + 1];
    for (int i = labels.starts[node]; i < end; i++) {
      int hub = HubLabels.hub(entries[i]);
      long there = HubLabels.cost(entries[i]) << CellStates.G_SHIFT;
      if (states[hub] < below - there) {
        below = states[hub] + there;
        meeting = i;
      }
    }
    return cost + (below - base >> CellStates.G_SHIFT);
  }

  /** The entry whose hub the last {@link #join} below its limit found. */
  int meeting() {
    return meeting;
  }

  /** The distance from the end to a hub of the table. */
  long distance(int hub) {
    return CellStates.g(states.array()[hub]);
  }
}
