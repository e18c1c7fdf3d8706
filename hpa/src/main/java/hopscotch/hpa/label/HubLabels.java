package hopscotch.hpa.label;

import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;

/**
 * The labels of all nodes. A label is a list of entries, each a hub and the exact distance to it,
 * and holds the cover property: of any two nodes that are joined, some shortest path leads through
 * a hub of both (Cohen, Halperin, Kaplan and Zwick, "Reachability and Distance Queries via 2-Hop
 * Labels", SODA 2002).
 *
 * <p>Hubs are numbered by rank: 0 is the node that was contracted last. The entries of a label are
 * in the order of rank, so that the hubs of most labels come first; the last one is the node
 * itself. An entry is a long, the hub's rank in the {@value #HUB_BITS} high bits and the cost in
 * the low ones; beside it stands, in a short, which of the node's upward arcs leads to that hub.
 * Immutable, shared by threads. 10 bytes an entry.
 */
final class HubLabels {
  /** The bits of a cost, enough for every path that a graph admits. */
  static final int COST_BITS = 40;

  /** The bits of a cost, in place. */
  static final long COST_MASK = (1L << COST_BITS) - 1;

  static final int HUB_BITS = Long.SIZE - COST_BITS;

  /** The most nodes that can have labels. */
  static final int MAX_NODES = 1 << HUB_BITS;

  /** The most upward arcs that a node can have. */
  static final int MAX_ARCS = 1 << Short.SIZE;

  /** Where the label of each node begins, and at last the number of entries. */
  final int[] starts;

  /** The entries, by node. */
  final long[] entries;

  private final short[] arcs;

  HubLabels(int[] starts, long[] entries, short[] arcs) {
    this.starts = starts;
    this.entries = entries;
    this.arcs = arcs;
  }

  /** The entry of a hub at a cost. */
  static long entry(int hub, long cost) {
    return (long) hub << COST_BITS | cost;
  }

  static int hub(long entry) {
    return (int) (entry >>> COST_BITS);
  }

  static long cost(long entry) {
    return entry & COST_MASK;
  }

  /** The index of the entry that a node has for a hub, or -1 if it has none. */
  int find(int node, int hub) {
    int low = starts[node];
    int high = starts[node + 1] - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int there = hub(entries[middle]);
      if (there == hub) {
        return middle;
      }
      if (there < hub) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** How many entries a node's label has. */
  int size(int node) {
    return starts[node + 1] - starts[node];
  }

  /** The cost of the entry at an index. */
  long costAt(int entry) {
    return cost(entries[entry]);
  }

  /** Which of its node's upward arcs an entry came by, counted from 0. */
  int arc(int entry) {
    return Short.toUnsignedInt(arcs[entry]);
  }

  /** Whether an entry is its node's for itself. */
  boolean isOwn(int node, int entry) {
    return entry == starts[node + 1] - 1;
  }

  void write(IndexWriter out) throws IOException {
    out.ints(starts);
    out.longs(entries);
    out.shorts(arcs);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param arcStarts where the upward arcs of each node begin, and at last their number
   */
  static HubLabels read(int[] arcStarts, IndexReader in) throws IOException {
    int nodes = arcStarts.length - 1;
    int[] starts = in.ints("label starts", nodes + 1);
    long[] entries = in.longs("entries");
    HubLabels labels = new HubLabels(starts, entries, in.shorts("label arcs", entries.length));
    in.requireStarts(starts, entries.length, "label starts");
    for (int node = 0; node < nodes; node++) {
      int end = starts[node + 1];
      in.require(starts[node] < end, "an empty label", "at least the node itself");
      for (int i = starts[node], before = -1; i < end; i++) {
        int hub = hub(entries[i]);
        in.require(hub > before && hub < nodes, "hub " + hub + " in a label", "hubs by rank");
        before = hub;
        boolean isThere = labels.arc(i) < arcStarts[node + 1] - arcStarts[node];
        in.require(i == end - 1 || isThere, "label arc " + labels.arc(i), "an arc of its node");
      }
    }
    return labels;
  }

  /** The bytes it holds. */
  long bytes() {
    return 4L * starts.length + 10L * entries.length;
  }
}
