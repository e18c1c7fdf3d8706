package hopscotch.judge.timing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.capability.StepwiseSearch;

/**
 * The times at which the first and the last move of a path were known, by the same clock and from
 * the same beginning. The first is never later than the last.
 *
 * @param firstNanos the time until the first move was known; -1 if no move is named
 * @param lastNanos the time until the last move was known; -1 if no move is named
 */
public record MoveTimes(long firstNanos, long lastNanos) {
  /** The times of a path that names no move. */
  public static final MoveTimes NONE = new MoveTimes(-1, -1);

  /** Refuses a first move that is later than the last. */
  public MoveTimes {
    if (firstNanos > lastNanos) {
      throw new IllegalArgumentException(
          "first move after %d ns, last after %d".formatted(firstNanos, lastNanos));
    }
  }

  /** The times if all moves were known when the search ended. */
  public static MoveTimes atOnce(long nanos) {
    return new MoveTimes(nanos, nanos);
  }

  /**
   * Lets a search hand out a path from its first move to its last, and takes the times. There are
   * none if there is no path, or if the budget ran out on the way.
   *
   * @param path holds the path afterwards
   */
  public static MoveTimes of(
      StepwiseSearch search, int start, int goal, PathBuffer path, Budget budget) {
    long startNanos = System.nanoTime();
    if (search.begin(start, goal, path, budget) != Outcome.FOUND) {
      return NONE;
    }
    long firstNanos = System.nanoTime() - startNanos;
    try {
      boolean hasMore = true;
      while (hasMore) {
        hasMore = search.advance(path);
      }
      return new MoveTimes(firstNanos, System.nanoTime() - startNanos);
    } catch (BudgetExhaustedException e) {
      return NONE;
    }
  }
}
