package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Indexed;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.NodeGraph;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Contraction hierarchies on a subgoal graph or a jump point graph; see {@link Contraction}.
 * Guarantee: optimal.
 */
record ContractionPlanner(
    GraphNodes nodes,
    UpwardGraph upward,
    Supplier<EndScan> ends,
    long nodeBytes,
    boolean components)
    implements Planner, Indexed {
  /** The id of the planner on contracted subgoals. */
  static final String ON_SUBGOALS = "ch";

  /** The id of the planner on contracted jump points. */
  static final String ON_JUMP_POINTS = "chjp";

  static ContractionPlanner of(SubgoalGraph subgoals, UpwardGraph upward, boolean components) {
    return new ContractionPlanner(
        GraphNodes.of(subgoals), upward, () -> EndScan.of(subgoals), subgoals.bytes(), components);
  }

  static ContractionPlanner of(
      JumpVertices vertices, GraphNodes nodes, UpwardGraph upward, boolean components) {
    long bytes = vertices.bytes() + 8L * nodes.count();
    return new ContractionPlanner(nodes, upward, () -> EndScan.of(vertices), bytes, components);
  }

  /**
   * {@inheritDoc} The arrays:
   *
   * <ol>
   *   <li>ints: where the arcs of each node begin, and at the end the number of arcs; with {@code
   *       chjp} first for the arcs that lead from each node, then for those that lead to it
   *   <li>ints: the targets of the arcs, in the order of their nodes
   *   <li>ints: the two parts of each arc, as {@link UpwardGraph} has them
   *   <li>longs: the costs of the arcs
   * </ol>
   *
   * Nodes are the subgoals, or the vertices of the jump point graph, numbered row by row and found
   * again on the map.
   */
  @Override
  public void writeIndex(IndexWriter out) throws IOException {
    upward.write(out);
  }

  @Override
  public GridGraph graph() {
    return nodes.graph();
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public long indexBytes() {
    return nodeBytes + upward.bytes();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new ContractionSearch(nodes, upward, ends.get(), components, observer);
  }

  /** Several nodes of jump points may be on one cell, so cells do not name them. */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == NodeGraph.class && !nodes.isDirected()
        ? Optional.of(type.cast(new UpwardNodes(nodes, upward)))
        : Planner.super.capability(type);
  }
}
