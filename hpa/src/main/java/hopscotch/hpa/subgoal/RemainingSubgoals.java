package hopscotch.hpa.subgoal;

import hopscotch.core.search.CellStates;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import java.util.Arrays;

/**
 * The subgoals of the level that is being made, and the edges among them. An edge costs the octile
 * distance of its ends, and is stored at both of them.
 */
final class RemainingSubgoals {
  /**
   * The most expansions of a search. More are seldom needed, since a search looks only at a narrow
   * ellipse.
   */
  private static final int SETTLE_LIMIT = 30;

  private final SubgoalGraph subgoals;
  private final int[][] targets;
  private final int[][] middles;
  private final int[] degrees;
  private final CellStates states;
  private final CellStates nearStates;
  private long nearBase;
  private final EntryHeap open = new EntryHeap();

  RemainingSubgoals(SubgoalGraph subgoals) {
    int nodes = subgoals.nodeCount();
    this.subgoals = subgoals;
    targets = new int[nodes][];
    middles = new int[nodes][];
    degrees = new int[nodes];
    states = new CellStates(nodes);
    nearStates = new CellStates(nodes);
    for (int node = 0; node < nodes; node++) {
      int first = subgoals.edgeStart(node);
      targets[node] = Arrays.copyOfRange(subgoals.edges(), first, subgoals.edgeEnd(node));
      degrees[node] = targets[node].length;
      middles[node] = new int[degrees[node]];
      Arrays.fill(middles[node], SubgoalLevels.NO_MIDDLE);
    }
  }

  SubgoalGraph subgoals() {
    return subgoals;
  }

  int degree(int node) {
    return degrees[node];
  }

  /** The other end of edge {@code i} of a node. */
  int target(int node, int i) {
    return targets[node][i];
  }

  /** The subgoal below this level over which edge {@code i} leads, or NO_MIDDLE. */
  int middle(int node, int i) {
    return middles[node][i];
  }

  void join(int a, int b, int middle) {
    joinOneWay(a, b, middle);
    joinOneWay(b, a, middle);
  }

  private void joinOneWay(int from, int to, int middle) {
    int at = degrees[from]++;
    if (at == targets[from].length) {
      targets[from] = Arrays.copyOf(targets[from], 2 * at + 2);
      middles[from] = Arrays.copyOf(middles[from], 2 * at + 2);
    }
    targets[from][at] = to;
    middles[from][at] = middle;
  }

  /** Removes a node from the edges of its neighbours. Its own edges stay, and lead up from it. */
  void remove(int node) {
    for (int i = 0; i < degrees[node]; i++) {
      int other = targets[node][i];
      int at = 0;
      while (targets[other][at] != node) {
        at++;
      }
      int last = --degrees[other];
      targets[other][at] = targets[other][last];
      middles[other][at] = middles[other][last];
    }
  }

  /**
   * Finds all paths of one or two edges from a node that avoid another node; see {@link #isNear}.
   */
  void lookAround(int from, int avoided, long limit) {
    long[] g = nearStates.array();
    nearBase = nearStates.begin();
    for (int i = 0; i < degrees[from]; i++) {
      int next = targets[from][i];
      long cost = distance(from, next);
      if (next == avoided || cost > limit) {
        continue;
      }
      g[next] = Math.min(g[next], nearBase + (cost << CellStates.G_SHIFT));
      int[] ends = targets[next];
      for (int j = 0; j < degrees[next]; j++) {
        long candidate = nearBase + (cost + distance(next, ends[j]) << CellStates.G_SHIFT);
        g[ends[j]] = Math.min(g[ends[j]], candidate);
      }
    }
  }

  /** Whether {@link #lookAround} found a path to a node that costs at most {@code cost}. */
  boolean isNear(int to, long cost) {
    return nearStates.array()[to] <= nearBase + (cost << CellStates.G_SHIFT);
  }

  /**
   * Whether A* finds a path between two nodes that avoids a third and costs at most {@code limit}.
   * The limit is near the octile distance, so few nodes can be on such a path. If a path is missed,
   * a node only stays on its level.
   */
  boolean hasOtherPath(int from, int to, int avoided, long limit) {
    long[] g = states.array();
    long base = states.begin();
    g[from] = base;
    open.clear();
    open.push(distance(from, to), from);
    for (int settled = 0; open.size() > 0 && settled < SETTLE_LIMIT; settled++) {
      int node = OpenEntry.cell(open.topEntry());
      open.pop();
      if (CellStates.isExpanded(g[node])) {
        continue;
      }
      long cost = CellStates.g(g[node]);
      g[node] |= CellStates.EXPANDED;
      int[] ends = targets[node];
      for (int i = 0; i < degrees[node]; i++) {
        int next = ends[i];
        long nextCost = cost + distance(node, next);
        long candidate = CellStates.reachedAt(nextCost, base);
        if (candidate < g[next] && nextCost + distance(next, to) <= limit && next != avoided) {
          if (next == to) {
            return true;
          }
          g[next] = candidate;
          open.push(nextCost + distance(next, to), next);
        }
      }
    }
    return false;
  }

  long distance(int a, int b) {
    return subgoals.distance(a, b);
  }
}
