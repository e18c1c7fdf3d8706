package hopscotch.core.planner.capability;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;

/**
 * A search that can hand out a path while it is still being worked out, so that an agent may start
 * to walk. Run to its end, it gives the path that {@link #find} gives.
 */
public interface StepwiseSearch extends PathSearch {
  /**
   * Like {@link #find}, but stops as soon as the first moves are known.
   *
   * @param path cleared first; holds the path's beginning if the outcome is {@link Outcome#FOUND}
   */
  Outcome begin(int start, int goal, PathBuffer path, Budget budget);

  /**
   * Appends the next moves of the path that {@link #begin} began, in the same buffer; false once
   * the goal is reached. Must not be called after another query of this search.
   *
   * @throws BudgetExhaustedException if the budget given to {@link #begin} ran out
   */
  boolean advance(PathBuffer path);
}
