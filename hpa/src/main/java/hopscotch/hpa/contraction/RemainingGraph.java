package hopscotch.hpa.contraction;

/**
 * The graph that is still to be contracted: for each node its arcs to and from other remaining
 * nodes. Where arcs lead both ways, one list is both.
 */
final class RemainingGraph {
  /** The middle of an arc that is no shortcut. */
  static final int NO_MIDDLE = -1;

  private final ArcLists out;
  private final ArcLists in;

  /** A graph without arcs. */
  RemainingGraph(int nodes, boolean isDirected) {
    out = new ArcLists(nodes);
    in = isDirected ? new ArcLists(nodes) : out;
  }

  boolean isDirected() {
    return in != out;
  }

  /** The arcs by the node that they lead from. */
  ArcLists out() {
    return out;
  }

  /** The arcs by the node that they lead to; their targets are where they come from. */
  ArcLists in() {
    return in;
  }

  /** How many arcs a node has; one that leads both ways counts once. */
  int degree(int node) {
    return isDirected() ? out.degree(node) + in.degree(node) : out.degree(node);
  }

  /** Joins a node to another, or makes the arc between them cheaper. */
  void join(int from, int to, long cost, int middle) {
    out.add(from, to, cost, middle);
    in.add(to, from, cost, middle);
  }

  /** Removes the arc from a node to another. */
  void part(int from, int to) {
    out.remove(from, to);
    in.remove(to, from);
  }

  /** Removes a node from its neighbours' arcs; its own arcs stay, and lead up from it. */
  void remove(int node) {
    for (int i = 0; i < out.degree(node); i++) {
      in.remove(out.target(node, i), node);
    }
    for (int i = 0; isDirected() && i < in.degree(node); i++) {
      out.remove(in.target(node, i), node);
    }
  }
}
