package hopscotch.hpa.contraction;

/**
 * The graph that is still to be contracted: for each node, its arcs to and from other remaining
 * nodes. If arcs lead both ways, one list serves for both.
 */
final class RemainingGraph {
  /** The middle of an arc that is not a shortcut. */
  static final int NO_MIDDLE = -1;

  private final ArcLists out;
  private final ArcLists in;

  RemainingGraph(int nodes, boolean isDirected) {
    out = new ArcLists(nodes);
    in = isDirected ? new ArcLists(nodes) : out;
  }

  boolean isDirected() {
    return in != out;
  }

  ArcLists out() {
    return out;
  }

  /** The arcs by the node to which they lead; their targets are the nodes from which they come. */
  ArcLists in() {
    return in;
  }

  /** The number of arcs of a node; an arc that leads both ways counts once. */
  int degree(int node) {
    return isDirected() ? out.degree(node) + in.degree(node) : out.degree(node);
  }

  /** Adds an arc from a node to another, unless there is one that costs no more. */
  void join(int from, int to, long cost, int middle) {
    out.add(from, to, cost, middle);
    in.add(to, from, cost, middle);
  }

  void part(int from, int to) {
    out.remove(from, to);
    in.remove(to, from);
  }

  /** Removes a node from the arcs of its neighbours. Its own arcs stay, and lead up from it. */
  void remove(int node) {
    for (int i = 0; i < out.degree(node); i++) {
      in.remove(out.target(node, i), node);
    }
    for (int i = 0; isDirected() && i < in.degree(node); i++) {
      out.remove(in.target(node, i), node);
    }
  }
}
