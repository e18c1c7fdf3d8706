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
 */
public final class SubgoalPlanner implements Planner {
  private final SubgoalGraph subgoals;
  private final SubgoalLevels levels;
  private final LandmarkTable landmarks;
  private final boolean components;

  /**
   * The simple graph if {@code levels} is {@code null}; else the edges are those of the levels.
   *
   * @param landmarks with levels, what bounds distances; {@code null} for the octile distance alone
   */
  SubgoalPlanner(
      SubgoalGraph subgoals, SubgoalLevels levels, LandmarkTable landmarks, boolean components) {
    this.subgoals = subgoals;
    this.levels = levels;
    this.landmarks = landmarks;
    this.components = components;
  }

  /** The abstract graph; without edges if there are levels. */
  public SubgoalGraph subgoals() {
    return subgoals;
  }

  SubgoalLevels levels() {
    return levels;
  }

  LandmarkTable landmarks() {
    return landmarks;
  }

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
