package hopscotch.hpa.label;

import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;

/**
 * The labels of all nodes. A label is a list of entries, each a hub and the exact distance to it.
 * Labels have the cover property: if a path joins two nodes, some shortest path leads through a hub
 * of both (Cohen, Halperin, Kaplan and Zwick, "Reachability and Distance Queries via 2-Hop Labels",
 * SODA 2002).
 *
 * <p>Hubs are numbered by rank: 0 is the node that was contracted last. The entries of a label are
 * in the order of rank. So hubs that are in most labels come first, and the last entry is the node
 * itself.
 *
 * <p>An entry is a long, with the rank of the hub in the {@value #HUB_BITS} high bits and the cost
 * in the low ones. The link of an entry is an int that says by which way it came. Its high 16 bits
 * say which of the node's upward arcs leads towards the hub, and its low 16 bits which entry of
 * that arc's target goes on from there. Space: 12 bytes for each entry. Immutable, shared by
 * threads.
 */
final class HubLabels {
  /** The number of bits of a cost, enough for every path of a graph. */
  static final int COST_BITS = 40;

  /** The mask of the bits of a cost. */
  static final long COST_MASK = (1L << COST_BITS) - 1;

  static final int HUB_BITS = Long.SIZE - COST_BITS;

  /** The most nodes that can have labels. */
  static final int MAX_NODES = 1 << HUB_BITS;

  /** The most upward arcs, and the most entries, that a node can have. */
  static final int MAX_OF_NODE = (1 << Short.SIZE) - 1;

  /** The link of the entry of a node for itself. */
  static final int OWN = -1;

  /** The index at which the label of each node begins, and at the end the number of entries. */
  final int[] starts;

  /** The entries, in the order of their nodes. */
  final long[] entries;

  private final int[] links;

  HubLabels(int[] starts, long[] entries, int[] links) {
    this.starts = starts;
    this.entries = entries;
    this.links = links;
  }

  /** The entry of a hub with a cost. */
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

  int size(int node) {
    return starts[node + 1] - starts[node];
  }

  /** The cost of the entry at an index. */
  long costAt(int entry) {
    return cost(entries[entry]);
  }

  /** The link of an entry that came by an arc of its node and by an entry of the arc's target. */
  static int link(int arc, int next) {
    return arc << Short.SIZE | next;
  }

  /** The link of an entry; {@link #OWN} if it is the entry of a node for itself. */
  int link(int entry) {
    return links[entry];
  }

  /** The upward arc of its node by which an entry came, counted from 0. */
  static int arc(int link) {
    return link >>> Short.SIZE;
  }

  /** The entry of its arc's target by which an entry came, counted from 0. */
  static int next(int link) {
    return link & MAX_OF_NODE;
  }

  void write(IndexWriter out) throws IOException {
    out.ints(starts);
    out.longs(entries);
    out.ints(links);
  }

  static HubLabels read(LabelArcs arcs, IndexReader in) throws IOException {
    int nodes = arcs.starts.length - 1;
    int[] starts = in.ints("label starts", nodes + 1);
    long[] entries = in.longs("entries");
    int[] links = in.ints("links", entries.length);
    HubLabels labels = new HubLabels(starts, entries, links);
    in.requireStarts(starts, entries.length, "label starts");
    for (int node = 0; node < nodes; node++) {
      int end = starts[node + 1];
      in.require(starts[node] < end, "an empty label", "at least the node itself");
      for (int i = starts[node], before = -1; i < end; i++) {
        int hub = hub(entries[i]);
        in.require(hub > before && hub < nodes, "hub " + hub + " in a label", "hubs by rank");
        before = hub;
        boolean goesOn = i == end - 1 ? links[i] == OWN : labels.goesOn(node, i, arcs);
        in.require(goesOn, "hub " + hub + " of a label", "an arc and an entry that lead there");
      }
    }
    return labels;
  }

  /**
   * Whether an entry has an arc of its node, and the arc's target has a nearer entry for the same
   * hub.
   */
  private boolean goesOn(int node, int entry, LabelArcs arcs) {
    int link = links[entry];
    int arc = arcs.starts[node] + arc(link);
    if (link == OWN || arc >= arcs.starts[node + 1]) {
      return false;
    }
    int target = arcs.target(arc);
    int there = starts[target] + next(link);
    return there < starts[target + 1]
        && hub(entries[there]) == hub(entries[entry])
        && cost(entries[there]) < cost(entries[entry]);
  }

  long bytes() {
    return 4L * starts.length + 12L * entries.length;
  }
}
