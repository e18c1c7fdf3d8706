package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.NodeGraph;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Subgoal graphs: {@linkplain SubgoalGraph simple} ones, and those of more {@linkplain
 * SubgoalLevels levels}. Guarantee: optimal.
 *
 * @param subgoals the abstract graph; without edges if there are levels
 * @param levels whose edges are the edges; {@code null} for the simple graph
 * @param landmarks with levels, what bounds distances; {@code null} for the octile distance alone
 */
record SubgoalPlanner(
    SubgoalGraph subgoals, SubgoalLevels levels, LandmarkTable landmarks, boolean components)
    implements Planner {
  @Override
  public GridGraph graph() {
    return subgoals.graph();
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public long indexBytes() {
    return subgoals.bytes()
        + (levels == null ? 0 : levels.bytes())
        + (landmarks == null ? 0 : landmarks.bytes());
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return levels == null
        ? new SubgoalSearch(subgoals, components, observer)
        : new LevelledSubgoalSearch(subgoals, levels, landmarks, components, observer);
  }

  /** Of levels the edges are not all there. */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == NodeGraph.class && levels == null
        ? Optional.of(type.cast(new Nodes(subgoals)))
        : Planner.super.capability(type);
  }

  private record Nodes(SubgoalGraph subgoals) implements NodeGraph {
    @Override
    public int[] nodes() {
      return IntStream.range(0, subgoals.nodeCount()).map(subgoals::cell).toArray();
    }

    @Override
    public int[] edges(int node) {
      int from = subgoals.node(node);
      return IntStream.range(subgoals.edgeStart(from), subgoals.edgeStart(from + 1))
          .map(edge -> subgoals.cell(subgoals.edges()[edge]))
          .sorted()
          .toArray();
    }
  }
}
