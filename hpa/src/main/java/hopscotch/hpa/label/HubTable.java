package hopscotch.hpa.label;

import hopscotch.core.search.CellStates;

/**
 * The distances from one end of a query to the hubs of its seeds, by rank. The labels of all seeds
 * of that end are spread into the table. Then each label of the other end is read once and joined
 * with it. Space: 8 bytes for each node. For one thread.
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

  void clear() {
    base = states.begin();
  }

  /** Spreads the label of a node at a distance of {@code cost} from the end. */
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
   * The least cost of a path over a hub that is in the table and in the label of a node, if it is
   * below a limit.
   *
   * @param cost the distance from the node to its end, which is added
   * @param limit at most {@link #UNREACHED}
   * @return the least cost, with the entry of its hub as {@link #meeting}; or the limit if no cost
   *     is below it
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

  /**
   * The entry of the hub that was found by the last {@link #join} with a result below its limit.
   */
  int meeting() {
    return meeting;
  }

  /** The distance from the end to a hub of the table. */
  long distance(int hub) {
    return CellStates.g(states.array()[hub]);
  }
}
