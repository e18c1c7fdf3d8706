package hopscotch.core.planner.capability;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;

/**
 * A search that goes on where its budget stopped it, so that a query may take a slice of the time
 * of each frame. However often it was cut, it gives the path and the counters of a find that was
 * never cut.
 */
public interface ResumableSearch extends PathSearch {
  /**
   * Goes on with the last {@link #find}, or with the last call of this, which a budget stopped.
   *
   * @param path cleared first; holds the path if the outcome is {@link Outcome#FOUND}
   * @param budget of this slice alone
   * @throws IllegalStateException if the last one was not stopped by a budget
   */
  Outcome resume(PathBuffer path, Budget budget);
}
