package hopscotch.judge.timing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.capability.StepwiseSearch;

/**
 * When the moves of a path were known, by one clock from one beginning: the first is never later
 * than the last.
 *
 * @param firstNanos until the first move was known; -1 where none is named
 * @param lastNanos until the last was; -1 likewise
 */
public record MoveTimes(long firstNanos, long lastNanos) {
  /** No move is named. */
  public static final MoveTimes NONE = new MoveTimes(-1, -1);

  /** The first move is the later one nowhere. */
  public MoveTimes {
    if (firstNanos > lastNanos) {
      throw new IllegalArgumentException(
          "first move after %d ns, last after %d".formatted(firstNanos, lastNanos));
    }
  }

  /** All moves were known when a search ended. */
  public static MoveTimes atOnce(long nanos) {
    return new MoveTimes(nanos, nanos);
  }

  /**
   * Has a search hand out a path from its first move to its last, timed; none where there is no
   * path, or the budget ran out on the way.
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
