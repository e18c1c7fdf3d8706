package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;

/**
 * The ability of a planner whose searches take up changes of the map and keep their state. Ask
 * {@link Planner#capability} for it. {@link IncrementalSearches#of} makes such a search of any
 * planner. The searches it makes allocate nothing once warm, neither in a find nor for a change.
 */
public interface Incremental {
  /** Which ends may move between two finds of {@link #newIncrementalSearch} without a new begin. */
  MovingEnds mayMove();

  /**
   * A new workspace with a copy of the graph, which changes with the map; the planner's own graph
   * stays as it is.
   *
   * @param observer who watches its finds, or {@code null}
   */
  IncrementalSearch newIncrementalSearch(SearchObserver observer);
}
