package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;

/**
 * The ability of a planner to find the nearest of several goals by one search. Ask {@link
 * Planner#capability} for it. {@link hopscotch.core.goals.ManyGoalsSearches} makes such a search of
 * any planner.
 */
@FunctionalInterface
public interface ManyGoals {
  /**
   * A new workspace.
   *
   * @param observer who watches its finds, or {@code null}; the ends that it is told are the first
   *     of each kind
   */
  ManyGoalsSearch newManyGoalsSearch(SearchObserver observer);
}
