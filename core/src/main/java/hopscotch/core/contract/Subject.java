package hopscotch.core.contract;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import java.util.function.Function;

/**
 * Whose promises are checked, and how.
 *
 * @param prepare how the planner is prepared; {@link IllegalArgumentException} where it cannot
 *     serve
 * @param referee says what its answers are worth
 * @param budget of each answer
 * @param rounding by what share of its length a path may be longer than the shortest since its
 *     planner's sums are not exact
 * @param isShared whether a new search of a planner stands for a planner prepared anew: that is
 *     faster, and finds less
 */
public record Subject(
    Function<GridGraph, Planner> prepare,
    Referee referee,
    Budget budget,
    double rounding,
    boolean isShared) {

  /** Whether more time than the budget of an answer went by. */
  boolean isLate(long begunNanos) {
    return System.nanoTime() - begunNanos > budget.nanos();
  }
}
