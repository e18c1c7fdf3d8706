package hopscotch.hpa.contraction;

import java.util.Arrays;

/**
 * For each node a list of arcs to other nodes, in arrays that grow. No two arcs of a list lead to
 * the same node.
 */
final class ArcLists {
  private final int[][] targets;
  private final long[][] costs;
  private final int[][] middles;
  private final int[] degrees;

  ArcLists(int nodes) {
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

  /** Adds an arc, unless there is one to the same node that costs no more. */
  void add(int from, int to, long cost, int middle) {
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

  /** Removes an arc, which must be in the list. */
  void remove(int from, int to) {
    int at = find(from, to);
    int last = --degrees[from];
    targets[from][at] = targets[from][last];
    costs[from][at] = costs[from][last];
    middles[from][at] = middles[from][last];
  }

  private int find(int from, int to) {
    int at = 0;
    while (at < degrees[from] && targets[from][at] != to) {
      at++;
    }
    return at;
  }
}
