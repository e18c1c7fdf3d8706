package hopscotch.hpa.contraction;

import hopscotch.core.search.CellStates;
import hopscotch.core.search.EntryHeap;
import hopscotch.core.search.OpenEntry;
import java.util.Arrays;

/**
 * Looks for paths around a node from one of its neighbours to others: A* in the remaining graph
 * without that node, under the octile distance, to one target after the other. A node that cannot
 * be on a way within the limit is not opened, so a search that fails ends soon too. What one search
 * reached is where the next begins.
 *
 * <p>A path that is missed because of the limit of expansions only costs a needless shortcut.
 */
final class WitnessSearch {
  private static final int EXPANSION_LIMIT = 1000;

  private final GraphNodes nodes;
  private final ArcLists arcs;
  private final CellStates states;
  private final EntryHeap open = new EntryHeap();
  private int[] reached = new int[64];
  private int reachedCount;
  private int avoided;
  private long base;

  WitnessSearch(GraphNodes nodes, RemainingGraph graph) {
    this.nodes = nodes;
    this.arcs = graph.out();
    this.states = new CellStates(nodes.count());
  }

  /** Begins at a node; paths lead around {@code avoided}. */
  void begin(int source, int avoided) {
    this.avoided = avoided;
    base = states.begin();
    states.array()[source] = base | CellStates.EXPANDED;
    reachedCount = 0;
    for (int i = 0; i < arcs.degree(source); i++) {
      reach(arcs.target(source, i), arcs.cost(source, i));
    }
  }

  /** Whether there is a path to a node that costs at most this. */
  boolean reaches(int target, long limit) {
    if (g(target) <= limit) {
      return true;
    }
    open.clear();
    for (int i = 0; i < reachedCount; i++) {
      if ((states.array()[reached[i]] & CellStates.EXPANDED) == 0) {
        open(reached[i], g(reached[i]), target, limit);
      }
    }
    for (int expanded = 0; open.size() > 0 && expanded < EXPANSION_LIMIT; ) {
      int node = OpenEntry.cell(open.topEntry());
      long g = open.topKey() - OpenEntry.value(open.topEntry());
      open.pop();
      if (g != g(node) || (states.array()[node] & CellStates.EXPANDED) != 0) {
        continue;
      }
      expanded++;
      states.array()[node] |= CellStates.EXPANDED;
      expand(node, g, target, limit);
      if (g(target) <= limit) {
        return true;
      }
    }
    return false;
  }

  private void expand(int node, long g, int target, long limit) {
    for (int i = 0; i < arcs.degree(node); i++) {
      int next = arcs.target(node, i);
      long nextG = g + arcs.cost(node, i);
      if (reach(next, nextG)) {
        open(next, nextG, target, limit);
      }
    }
  }

  /** Gives a node a g; false if it has one as low, or is the one to avoid. */
  private boolean reach(int node, long g) {
    long old = states.array()[node];
    long candidate = base + (g << CellStates.G_SHIFT);
    if (old < candidate + CellStates.G_UNIT || node == avoided) {
      return false;
    }
    if (old >= base + CellStates.SEARCH_UNIT) {
      if (reachedCount == reached.length) {
        reached = Arrays.copyOf(reached, 2 * reachedCount);
      }
      reached[reachedCount++] = node;
    }
    states.array()[node] = candidate;
    return true;
  }

  /** Puts a node on the open list, if it can be on a path to the target within the limit. */
  private void open(int node, long g, int target, long limit) {
    long h = nodes.distance(node, target);
    if (g + h <= limit) {
      open.push(g + h, OpenEntry.of(h, node));
    }
  }

  private long g(int node) {
    long state = states.array()[node];
    return state < base + CellStates.SEARCH_UNIT ? CellStates.g(state) : Long.MAX_VALUE;
  }
}
