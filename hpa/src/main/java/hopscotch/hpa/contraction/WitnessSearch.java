package hopscotch.hpa.contraction;

import hopscotch.core.search.BucketQueue;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.EntryHeap;

/**
 * Looks for ways around a node: Dijkstra's algorithm from one of its neighbours in the remaining
 * graph without it, up to a limit of cost and of settled nodes. A way that it misses only costs a
 * needless shortcut.
 */
final class WitnessSearch {
  private final RemainingGraph graph;
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private long base;

  WitnessSearch(RemainingGraph graph, int nodes) {
    this.graph = graph;
    this.states = new CellStates(nodes);
  }

  /** Searches from a node; what it finds is asked of {@link #reaches}. */
  void search(int source, int avoided, long costLimit, int settleLimit) {
    long[] g = states.array();
    base = states.begin();
    g[source] = base;
    open.clear();
    open.push(0, source);
    for (int settled = 0; open.size() > 0 && settled < settleLimit; ) {
      long cost = open.topKey();
      int node = (int) open.topEntry() & BucketQueue.CELL_MASK;
      open.pop();
      if (cost > CellStates.g(g[node])) {
        continue;
      }
      settled++;
      for (int i = 0; i < graph.degree(node); i++) {
        int next = graph.target(node, i);
        long nextCost = cost + graph.cost(node, i);
        if (next != avoided && nextCost <= costLimit) {
          long candidate = base + (nextCost << CellStates.G_SHIFT);
          if (candidate < g[next]) {
            g[next] = candidate;
            open.push(nextCost, next);
          }
        }
      }
    }
  }

  /** Whether the last search found a way to a node that costs at most this. */
  boolean reaches(int node, long cost) {
    return states.array()[node] <= base + (cost << CellStates.G_SHIFT);
  }
}
