package hopscotch.hpa.contraction;

/**
 * A contraction hierarchy: each node's arcs to the nodes contracted after it; in the core, which
 * was not contracted, to all its neighbours there. Immutable, shared by threads. 16 bytes an arc.
 *
 * <p>A shortcut stands for two arcs of its middle, which was contracted before both of its ends.
 */
final class UpwardGraph {
  final int[] starts;
  final int[] targets;
  final long[] costs;
  final int[] middles;

  private UpwardGraph(int nodes, int arcs) {
    starts = new int[nodes + 1];
    targets = new int[arcs];
    costs = new long[arcs];
    middles = new int[arcs];
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

  /** The arc from a node to a target that it has. */
  int arc(int node, int target) {
    int arc = starts[node];
    while (targets[arc] != target) {
      arc++;
    }
    return arc;
  }

  long bytes() {
    return 4L * starts.length + 16L * targets.length;
  }
}
