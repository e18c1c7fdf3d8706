package hopscotch.hpa.contraction;

import java.util.Arrays;

/**
 * The graph that is still to be contracted: for each node its arcs to other remaining nodes, in
 * growing arrays. Undirected; every arc stands at both of its ends.
 */
final class RemainingGraph {
  /** The middle of an arc that is no shortcut. */
  static final int NO_MIDDLE = -1;

  private final int[][] targets;
  private final long[][] costs;
  private final int[][] middles;
  private final int[] degrees;

  RemainingGraph(int nodes) {
    targets = new int[nodes][4];
    costs = new long[nodes][4];
    middles = new int[nodes][4];
    degrees = new int[nodes];
  }

  int degree(int node) {
    return degrees[node];
  }

  int target(int node, int i) {
    return targets[node][i];
  }

  long cost(int node, int i) {
    return costs[node][i];
  }

  int middle(int node, int i) {
    return middles[node][i];
  }

  /** Joins two nodes, or makes the arc between them cheaper. */
  void join(int a, int b, long cost, int middle) {
    joinOneWay(a, b, cost, middle);
    joinOneWay(b, a, cost, middle);
  }

  private void joinOneWay(int from, int to, long cost, int middle) {
    int at = find(from, to);
    if (at == degrees[from]) {
      if (at == targets[from].length) {
        targets[from] = Arrays.copyOf(targets[from], 2 * at);
        costs[from] = Arrays.copyOf(costs[from], 2 * at);
        middles[from] = Arrays.copyOf(middles[from], 2 * at);
      }
      degrees[from]++;
    } else if (costs[from][at] <= cost) {
      return;
    }
    targets[from][at] = to;
    costs[from][at] = cost;
    middles[from][at] = middle;
  }

  /** Removes a node from its neighbours' arcs; its own arcs stay, and lead up from it. */
  void remove(int node) {
    for (int i = 0; i < degrees[node]; i++) {
      int other = targets[node][i];
      int at = find(other, node);
      int last = --degrees[other];
      targets[other][at] = targets[other][last];
      costs[other][at] = costs[other][last];
      middles[other][at] = middles[other][last];
    }
  }

  private int find(int from, int to) {
    int at = 0;
    while (at < degrees[from] && targets[from][at] != to) {
      at++;
    }
    return at;
  }
}
