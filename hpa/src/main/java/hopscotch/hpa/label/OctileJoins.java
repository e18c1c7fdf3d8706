package hopscotch.hpa.label;

import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;

/**
 * Tells whether the distance of two nodes equals their octile distance. Some shortest path between
 * subgoals consists of edges. So a depth-first search from one of them along edges that keep to the
 * octile distance finds the other, or reaches all of the few nodes between them. The last answers
 * are kept. For one thread.
 */
final class OctileJoins {
  private static final int BITS = 12;
  private static final long NO_PAIR = -1;

  private final SubgoalGraph subgoals;

  /** Pairs of nodes, each with whether an octile path joins the two in its lowest bit. */
  private final long[] answers = new long[1 << BITS];

  /** For each node, the number of the last search that reached it. */
  private final int[] reached;

  private final int[] stack;
  private int searches;

  OctileJoins(SubgoalGraph subgoals) {
    this.subgoals = subgoals;
    reached = new int[subgoals.nodeCount()];
    stack = new int[subgoals.nodeCount()];
    Arrays.fill(answers, NO_PAIR);
  }

  boolean isJoined(int a, int b) {
    long pair = (long) a << Integer.SIZE | (long) b << 1;
    int slot = (int) (pair * 0x9e3779b97f4a7c15L >>> Long.SIZE - BITS);
    if ((answers[slot] & ~1) != pair) {
      answers[slot] = pair | (search(a, b) ? 1 : 0);
    }
    return (answers[slot] & 1) != 0;
  }

  private boolean search(int from, int to) {
    final int[] edges = subgoals.edges();
    int size = 0;
    stack[size++] = from;
    reached[from] = ++searches;
    while (size > 0) {
      int node = stack[--size];
      long rest = subgoals.distance(node, to);
      int end = subgoals.edgeEnd(node);
      for (int edge = subgoals.edgeStart(node); edge < end; edge++) {
        int next = edges[edge];
        if (next == to) {
          return true;
        }
        if (reached[next] != searches
            && subgoals.distance(node, next) + subgoals.distance(next, to) == rest) {
          reached[next] = searches;
          stack[size++] = next;
        }
      }
    }
    return false;
  }
}
