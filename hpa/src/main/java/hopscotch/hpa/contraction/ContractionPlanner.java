package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.NodeGraph;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.SubgoalGraph;
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
    implements Planner {
  /** The id of the planner on contracted subgoals. */
  static final String ON_SUBGOALS = "ch";

  /** The id of the planner on contracted jump points. */
  static final String ON_JUMP_POINTS = "chjp";

  /** A planner on contracted subgoals. */
  static ContractionPlanner of(SubgoalGraph subgoals, UpwardGraph upward, boolean components) {
    return new ContractionPlanner(
        GraphNodes.of(subgoals), upward, () -> EndScan.of(subgoals), subgoals.bytes(), components);
  }

  /** A planner on contracted jump points. */
  static ContractionPlanner of(
      JumpVertices vertices, GraphNodes nodes, UpwardGraph upward, boolean components) {
    long bytes = vertices.bytes() + 8L * nodes.count();
    return new ContractionPlanner(nodes, upward, () -> EndScan.of(vertices), bytes, components);
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
