package hopscotch.hpa.subgoal;

import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;

/**
 * The edges of an N-level subgoal graph. A subgoal below the highest level has those of its edges
 * that lead up. The subgoals of the highest level have all edges among them, in both directions.
 * Between any two subgoals some shortest path goes up, then along the highest level, and then down;
 * each of these parts may be empty.
 *
 * <p>An edge costs the octile distance of its ends and is an octile path, or it stands for the two
 * edges of a middle, a subgoal below both of its ends. Immutable, shared by threads. Space: 4 bytes
 * for each edge, 4 more for each edge with a middle, and 8 1/8 for each subgoal.
 */
final class SubgoalLevels {
  /** The middle of an edge that is an octile path. */
  static final int NO_MIDDLE = -1;

  /** The index at which the edges of each node begin, and at the end the number of edges. */
  final int[] starts;

  /** The upper ends of the edges of each node; edges with a middle come last. */
  final int[] targets;

  private final int[] middleStarts;
  private final int[] middles;
  private final long[] highest;

  private SubgoalLevels(
      int[] starts, int[] targets, int[] middleStarts, int[] middles, long[] highest) {
    this.starts = starts;
    this.targets = targets;
    this.middleStarts = middleStarts;
    this.middles = middles;
    this.highest = highest;
  }

  /** The levels of a graph of one level: every subgoal is on the highest, with all its edges. */
  static SubgoalLevels ofOne(SubgoalGraph subgoals) {
    int nodes = subgoals.nodeCount();
    int[] starts = new int[nodes + 1];
    long[] highest = new long[nodes + 63 >>> 6];
    for (int node = 0; node < nodes; node++) {
      starts[node + 1] = subgoals.edgeEnd(node);
      highest[node >>> 6] |= 1L << node;
    }
    return new SubgoalLevels(starts, subgoals.edges(), new int[nodes + 1], new int[0], highest);
  }

  /** The levels that a partition has made. */
  static SubgoalLevels of(RemainingSubgoals graph, boolean[] isBelow) {
    int nodes = isBelow.length;
    int[] starts = new int[nodes + 1];
    int[] middleStarts = new int[nodes + 1];
    long[] highest = new long[nodes + 63 >>> 6];
    for (int node = 0; node < nodes; node++) {
      int withMiddle = 0;
      for (int i = 0; i < graph.degree(node); i++) {
        withMiddle += graph.middle(node, i) == NO_MIDDLE ? 0 : 1;
      }
      starts[node + 1] = starts[node] + graph.degree(node);
      middleStarts[node + 1] = middleStarts[node] + withMiddle;
      if (!isBelow[node]) {
        highest[node >>> 6] |= 1L << node;
      }
    }
    int[] targets = new int[starts[nodes]];
    int[] middles = new int[middleStarts[nodes]];
    for (int node = 0; node < nodes; node++) {
      int plain = starts[node];
      int withMiddle = middleStarts[node];
      int offset = starts[node + 1] - middleStarts[node + 1];
      for (int i = 0; i < graph.degree(node); i++) {
        if (graph.middle(node, i) == NO_MIDDLE) {
          targets[plain++] = graph.target(node, i);
        } else {
          targets[offset + withMiddle] = graph.target(node, i);
          middles[withMiddle++] = graph.middle(node, i);
        }
      }
    }
    return new SubgoalLevels(starts, targets, middleStarts, middles, highest);
  }

  void write(IndexWriter out) throws IOException {
    out.ints(starts);
    out.ints(targets);
    out.ints(middleStarts);
    out.ints(middles);
    out.longs(highest);
  }

  /** Reads what {@link #write} wrote for this number of nodes. */
  static SubgoalLevels read(int nodes, IndexReader in) throws IOException {
    int[] starts = in.ints("edge starts", nodes + 1);
    int[] targets = in.ints("edges");
    int[] middleStarts = in.ints("middle starts", nodes + 1);
    int[] middles = in.ints("middles");
    long[] highest = in.longs("highest level", nodes + 63 >>> 6);
    in.requireStarts(starts, targets.length, "edge starts");
    in.requireRange(targets, 0, nodes, "edges");
    in.requireStarts(middleStarts, middles.length, "middle starts");
    in.requireRange(middles, 0, nodes, "middles");
    return new SubgoalLevels(starts, targets, middleStarts, middles, highest);
  }

  /** Whether a node is on the highest level. */
  boolean isHighest(int node) {
    return (highest[node >>> 6] >>> node & 1) != 0;
  }

  /** The middle of the edge from a node to one of its targets. */
  int middle(int node, int target) {
    int edge = starts[node];
    while (targets[edge] != target) {
      edge++;
    }
    int fromEnd = starts[node + 1] - edge;
    int at = middleStarts[node + 1] - fromEnd;
    return at >= middleStarts[node] ? middles[at] : NO_MIDDLE;
  }

  long bytes() {
    return 4L * (starts.length + targets.length + middleStarts.length + middles.length)
        + 8L * highest.length;
  }
}
