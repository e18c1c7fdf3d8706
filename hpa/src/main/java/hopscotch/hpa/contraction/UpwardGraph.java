package hopscotch.hpa.contraction;

import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import java.io.IOException;

/**
 * A contraction hierarchy: each node's arcs to the nodes contracted after it; in the core, which
 * was not contracted, to all its neighbours there. Immutable, shared by threads. 16 bytes an arc, 8
 * without costs.
 *
 * <p>A shortcut stands for two arcs of its middle, which was contracted before both of its ends.
 */
public final class UpwardGraph {
  final int[] starts;
  final int[] targets;
  final long[] costs;
  final int[] middles;

  private UpwardGraph(int nodes, int arcs) {
    this(new int[nodes + 1], new int[arcs], new long[arcs], new int[arcs]);
  }

  private UpwardGraph(int[] starts, int[] targets, long[] costs, int[] middles) {
    this.starts = starts;
    this.targets = targets;
    this.costs = costs;
    this.middles = middles;
  }

  /** What is left of a graph after its contraction. */
  static UpwardGraph of(RemainingGraph graph, int nodes) {
    int arcs = 0;
    for (int node = 0; node < nodes; node++) {
      arcs += graph.degree(node);
    }
    UpwardGraph upward = new UpwardGraph(nodes, arcs);
    int arc = 0;
    for (int node = 0; node < nodes; node++) {
      for (int i = 0; i < graph.degree(node); i++) {
        upward.targets[arc] = graph.target(node, i);
        upward.costs[arc] = graph.cost(node, i);
        upward.middles[arc++] = graph.middle(node, i);
      }
      upward.starts[node + 1] = arc;
    }
    return upward;
  }

  /** Writes the arcs with their costs. */
  void write(IndexWriter out) throws IOException {
    out.ints(starts);
    out.ints(targets);
    out.longs(costs);
    out.ints(middles);
  }

  /** Writes the arcs without their costs. */
  public void writeWithoutCosts(IndexWriter out) throws IOException {
    out.ints(starts);
    out.ints(targets);
    out.ints(middles);
  }

  /**
   * These arcs without their costs, as it takes to unpack them; {@link #costs} must not be used.
   */
  public UpwardGraph withoutCosts() {
    return new UpwardGraph(starts, targets, new long[0], middles);
  }

  /** Reads what {@link #write} wrote for so many nodes. */
  static UpwardGraph read(int nodes, IndexReader in) throws IOException {
    int[] starts = in.ints("arc starts", nodes + 1);
    int[] targets = in.ints("arcs");
    long[] costs = in.longs("costs", targets.length);
    return read(starts, targets, costs, in);
  }

  /** Reads what {@link #writeWithoutCosts} wrote for so many nodes. */
  public static UpwardGraph readWithoutCosts(int nodes, IndexReader in) throws IOException {
    int[] starts = in.ints("arc starts", nodes + 1);
    int[] targets = in.ints("arcs");
    return read(starts, targets, new long[0], in);
  }

  private static UpwardGraph read(int[] starts, int[] targets, long[] costs, IndexReader in)
      throws IOException {
    int nodes = starts.length - 1;
    int[] middles = in.ints("middles", targets.length);
    in.requireStarts(starts, targets.length, "arc starts");
    in.requireRange(targets, 0, nodes, "arcs");
    in.requireRange(middles, RemainingGraph.NO_MIDDLE, nodes, "middles");
    return new UpwardGraph(starts, targets, costs, middles);
  }

  /** Where the arcs of each node begin, and at last their number; not to be written. */
  public int[] starts() {
    return starts;
  }

  /** The targets of the arcs, by node; not to be written. */
  public int[] targets() {
    return targets;
  }

  /** The costs of the arcs; not to be written. */
  public long[] costs() {
    return costs;
  }

  /** The arc from a node to a target that it has. */
  int arc(int node, int target) {
    int arc = starts[node];
    while (targets[arc] != target) {
      arc++;
    }
    return arc;
  }

  /** The bytes it holds. */
  public long bytes() {
    return 4L * starts.length + 8L * (targets.length + costs.length);
  }
}
