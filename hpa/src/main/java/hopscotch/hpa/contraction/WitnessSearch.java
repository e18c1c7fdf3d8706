package hopscotch.hpa.contraction;

import hopscotch.core.grid.Ints;
import hopscotch.core.search.CellStates;

/**
 * Looks for paths around a node, from one of its neighbours to others, in the remaining graph
 * without that node. A search for the next target goes on from what the last one has reached.
 *
 * <p>Nodes are expanded in the order in which they were reached, and again when they are reached at
 * a lower cost. A node is left out if its octile distance to the target shows that it is on no path
 * within the limit. So few nodes are left that an open list sorted by f would cost more than it
 * saves.
 *
 * <p>If a path is missed because of the limit of expansions, there is only one shortcut more than
 * needed.
 */
final class WitnessSearch {
  private static final int EXPANSION_LIMIT = 1000;

  private final GraphNodes nodes;
  private final ArcLists arcs;
  private final CellStates states;

  /**
   * The nodes that have been reached, in order; a node is here once for each cost at which it was
   * reached.
   */
  private final Ints reached = new Ints();

  private int avoided;
  private long base;

  WitnessSearch(GraphNodes nodes, RemainingGraph graph) {
    this.nodes = nodes;
    this.arcs = graph.out();
    this.states = new CellStates(nodes.count());
  }

  /** Begins a search at a node for paths around {@code avoided}. */
  void begin(int source, int avoided) {
    this.avoided = avoided;
    base = states.begin();
    reached.clear();
    beginAlso(source);
  }

  /** Begins at one more node. */
  void beginAlso(int source) {
    states.array()[source] = base | CellStates.EXPANDED;
    expand(source, 0);
  }

  /** Whether a path to a node is found that costs at most {@code limit}. */
  boolean reaches(int target, long limit) {
    if (g(target) <= limit) {
      return true;
    }
    int expanded = 0;
    for (int i = 0; i < reached.size() && expanded < EXPANSION_LIMIT; i++) {
      int node = reached.get(i);
      long state = states.array()[node];
      if (CellStates.isExpanded(state)) {
        continue;
      }
      long g = CellStates.g(state);
      if (g + nodes.distance(node, target) > limit) {
        continue;
      }
      expanded++;
      states.array()[node] = state | CellStates.EXPANDED;
      expand(node, g);
      if (g(target) <= limit) {
        return true;
      }
    }
    return false;
  }

  private void expand(int node, long g) {
    for (int i = 0; i < arcs.degree(node); i++) {
      reach(arcs.target(node, i), g + arcs.cost(node, i));
    }
  }

  /** Gives a node a g, unless it has one at most as high or is the node to avoid. */
  private void reach(int node, long g) {
    long candidate = CellStates.reachedAt(g, base);
    if (CellStates.isNoBetter(candidate, states.array()[node]) || node == avoided) {
      return;
    }
    reached.add(node);
    states.array()[node] = candidate;
  }

  private long g(int node) {
    long state = states.array()[node];
    return CellStates.isFirstVisit(state, base) ? Long.MAX_VALUE : CellStates.g(state);
  }
}
