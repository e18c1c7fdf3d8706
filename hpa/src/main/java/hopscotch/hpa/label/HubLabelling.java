package hopscotch.hpa.label;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.contraction.ContractionHierarchy;
import hopscotch.hpa.contraction.UpwardGraph;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Makes the hub labels of a contraction hierarchy (Abraham, Delling, Goldberg and Werneck,
 * "Hierarchical Hub Labelings for Shortest Paths", ESA 2012, section 4). Labels are made from the
 * node contracted last down to the first. The candidates for the label of a node are the node
 * itself and, for each of its upward arcs, the entries of the arc's target, farther by the arc.
 *
 * <p>A candidate is dropped if there is a hub above it that is in both the label of the node and
 * that of the candidate, and the way through that hub is no longer. A candidate that stays has its
 * exact distance, and came from an entry that stayed in the label of the arc's target. So the way
 * of each entry can be followed arc by arc.
 *
 * <p>A hub that is in the labels of all targets is kept without a check; most hubs are. Suppose
 * there were hubs above it on shortest paths from the node. The way to the highest of these would
 * begin with an arc. But the label of that arc's target does not hold the hub, since it has the
 * higher one on a shortest path.
 *
 * <p>Labels are made level by level. Those of one level need only the levels above, so the nodes of
 * a large level are shared among threads. The labels do not depend on the number of threads.
 */
final class HubLabelling {
  /** The most entries. */
  private static final int MOST = Integer.MAX_VALUE - 8;

  /** A level with fewer nodes than this is made by one thread. */
  private static final int MANY = 128;

  /** The number of nodes that a thread takes at a time. */
  private static final int CHUNK = 16;

  private final UpwardGraph upward;
  private final int[] order;
  private final int[] ranks;

  /**
   * For each node, the arrays that hold its label and the links of the label, where it begins
   * there, and its length.
   */
  private final long[][] entries;

  private final int[][] links;
  private final int[] begins;
  private final int[] sizes;
  private final LabelWriter[] writers;

  private HubLabelling(ContractionHierarchy hierarchy) {
    upward = hierarchy.upward();
    order = hierarchy.order();
    int nodes = order.length;
    ranks = new int[nodes];
    entries = new long[nodes][];
    links = new int[nodes][];
    begins = new int[nodes];
    sizes = new int[nodes];
    writers = new LabelWriter[nodes < MANY ? 1 : Runtime.getRuntime().availableProcessors()];
    for (int i = 0; i < nodes; i++) {
      ranks[order[i]] = nodes - 1 - i;
    }
  }

  /**
   * Makes the labels.
   *
   * @throws BudgetExhaustedException if the budget runs out; each label counts as an expansion
   * @throws IllegalArgumentException if the graph is too large to have labels
   */
  static HubLabels of(ContractionHierarchy hierarchy, Budget budget) {
    if (hierarchy.order().length > HubLabels.MAX_NODES) {
      throw new IllegalArgumentException(
          "planner 'hl' serves up to %d subgoals; this map has %d, which 'ch' serves"
              .formatted(HubLabels.MAX_NODES, hierarchy.order().length));
    }
    HubLabelling labelling = new HubLabelling(hierarchy);
    labelling.run(budget);
    return labelling.byNode();
  }

  private void run(Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    int[] ends = new int[order.length + 1];
    int[] sorted = byLevel(ends);
    for (int from = 0, level = 0; from < sorted.length; from = ends[level++]) {
      make(sorted, from, ends[level], meter);
    }
  }

  /**
   * The nodes in the order of their levels. The level of a node is one more than the highest to
   * which its arcs lead. In a level, nodes are in the order of their numbers, since nodes that are
   * near each other read the same labels.
   *
   * @param ends gets the end of each level
   */
  private int[] byLevel(int[] ends) {
    int[] levels = new int[order.length];
    for (int rank = 0; rank < order.length; rank++) {
      int node = node(rank);
      for (int arc = upward.starts()[node]; arc < upward.starts()[node + 1]; arc++) {
        levels[node] = Math.max(levels[node], levels[upward.targets()[arc]] + 1);
      }
      ends[levels[node] + 1]++;
    }
    for (int level = 1; level <= order.length; level++) {
      ends[level] += ends[level - 1];
    }
    int[] sorted = new int[order.length];
    for (int node = 0; node < order.length; node++) {
      sorted[ends[levels[node]]++] = node;
    }
    return sorted;
  }

  private void make(int[] sorted, int from, int end, BudgetMeter meter) {
    if (end - from < MANY) {
      make(0, sorted, from, end, meter);
      return;
    }
    AtomicInteger next = new AtomicInteger(from);
    IntStream.range(0, writers.length)
        .parallel()
        .forEach(
            writer -> {
              int first = next.getAndAdd(CHUNK);
              for (; first < end; first = next.getAndAdd(CHUNK)) {
                make(writer, sorted, first, Math.min(end, first + CHUNK), meter);
              }
            });
  }

  private void make(int writer, int[] sorted, int from, int end, BudgetMeter meter) {
    if (writers[writer] == null) {
      writers[writer] = new LabelWriter(this, upward, order.length);
    }
    for (int i = from; i < end; i++) {
      meter.require(i, "the hub labels");
      writers[writer].make(sorted[i]);
    }
  }

  int rank(int node) {
    return ranks[node];
  }

  int node(int rank) {
    return order[order.length - 1 - rank];
  }

  /**
   * The array that holds the label of a node, from {@link #begin} on; its level must have been
   * made.
   */
  long[] entries(int node) {
    return entries[node];
  }

  int begin(int node) {
    return begins[node];
  }

  int size(int node) {
    return sizes[node];
  }

  /** Records where a label has been written. */
  void keep(int node, long[] inEntries, int[] inLinks, int begin, int size) {
    entries[node] = inEntries;
    links[node] = inLinks;
    begins[node] = begin;
    sizes[node] = size;
  }

  /**
   * The labels in the order of nodes, so that those of subgoals near each other are stored
   * together.
   */
  private HubLabels byNode() {
    int nodes = order.length;
    long count = 0;
    int[] starts = new int[nodes + 1];
    for (int node = 0; node < nodes; node++) {
      count += sizes[node];
      requireFits(count);
      starts[node + 1] = (int) count;
    }
    long[] allEntries = new long[(int) count];
    int[] allLinks = new int[(int) count];
    IntStream.range(0, nodes)
        .parallel()
        .forEach(
            node -> {
              int begin = begins[node];
              System.arraycopy(entries[node], begin, allEntries, starts[node], sizes[node]);
              System.arraycopy(links[node], begin, allLinks, starts[node], sizes[node]);
            });
    return new HubLabels(starts, allEntries, allLinks);
  }

  private static void requireFits(long entries) {
    if (entries > MOST) {
      throw new IllegalArgumentException(
          "the hub labels of this map have more than %d entries; 'ch' serves it".formatted(MOST));
    }
  }
}
