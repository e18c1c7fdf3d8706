package hopscotch.mapf.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.Optional;

/** A planner of teams that has been prepared for one graph. Immutable; shared by threads. */
public interface TeamPlanner {
  /** The graph for whose teams it plans. */
  GridGraph graph();

  /** The promise of the planner on this graph. */
  TeamGuarantee guarantee();

  /** Whether it goes on to better plans after its first one; see {@link TeamBudget.Stop}. */
  default boolean isAnytime() {
    return false;
  }

  /** The size of what was prepared beyond the graph, in bytes. */
  default long indexBytes() {
    return 0;
  }

  /**
   * A new workspace that decides step by step while goals change. It is empty for a planner that
   * cannot do so without a whole plan.
   */
  default Optional<StepPlanner> findSteps() {
    return Optional.empty();
  }

  /** The names of the counters that it keeps beyond the common ones. */
  default List<String> extraCounters() {
    return List.of();
  }

  /** A new workspace without an observer. */
  default TeamSearch newSearch() {
    return newSearch(null);
  }

  /** A new workspace whose planning an observer watches; {@code null} for no observer. */
  TeamSearch newSearch(TeamObserver observer);
}
