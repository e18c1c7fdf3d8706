package hopscotch.mapf.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.Optional;

/** A spec prepared for one graph. Immutable; shared by threads. */
public interface TeamPlanner {
  /** The graph whose teams it plans for. */
  GridGraph graph();

  /** What it promises on this graph. */
  TeamGuarantee guarantee();

  /** Whether it goes on to better plans after its first; see {@link TeamBudget.Stop}. */
  default boolean isAnytime() {
    return false;
  }

  /** The size of what was prepared beyond the graph, in bytes. */
  default long indexBytes() {
    return 0;
  }

  /**
   * A new workspace that goes step by step while goals change, for a planner that can do so without
   * a plan for the whole team; empty for others.
   */
  default Optional<StepPlanner> findSteps() {
    return Optional.empty();
  }

  /** The names of the counters it keeps beyond the common ones. */
  default List<String> extraCounters() {
    return List.of();
  }

  /** A new workspace, unobserved. */
  default TeamSearch newSearch() {
    return newSearch(null);
  }

  /** A new workspace whose planning {@code observer} watches; {@code null} for none. */
  TeamSearch newSearch(TeamObserver observer);
}
