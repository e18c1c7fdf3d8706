package hopscotch.core.planner.base;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;

/**
 * Reads a budget for one search, which owns it and reuses it. A loop keeps the next check in a
 * local, so that a budget costs it one comparison an expansion:
 *
 * <pre>{@code
 * long nextCheck = meter.start(budget);
 * ...
 * if (expanded >= nextCheck) {
 *   if (meter.exhausted(expanded) != null) {
 *     ... stop with that outcome
 *   }
 *   nextCheck = meter.nextCheck(expanded);
 * }
 * }</pre>
 */
public final class BudgetMeter {
  /** After how many expansions the clock and the cancellation are checked again. */
  public static final int INTERVAL = 1024;

  /** A budget of less time than this is checked before the first expansion. */
  private static final long SHORT_NANOS = 1_000_000;

  private Budget budget = Budget.UNLIMITED;
  private long startNanos;

  /** How many expansions there were before this budget. */
  private long before;

  /**
   * Starts a query and returns the number of expansions at which to call {@link #exhausted} first:
   * 0 if the budget may be used up already, and later otherwise, since that call reads the clock.
   */
  public long start(Budget newBudget) {
    return start(newBudget, 0);
  }

  /** As {@link #start(Budget)}, for a search that goes on after so many expansions. */
  public long start(Budget newBudget, long expandedBefore) {
    budget = newBudget;
    before = expandedBefore;
    startNanos = budget.nanos() == Long.MAX_VALUE ? 0 : System.nanoTime();
    return budget.nanos() < SHORT_NANOS || budget.isCancelled() ? 0 : nextCheck(before);
  }

  /** Why to stop before the next expansion, or {@code null} to go on. */
  public Outcome exhausted(long expanded) {
    if (expanded - before >= budget.expansions()) {
      return Outcome.OUT_OF_EXPANSIONS;
    }
    if (budget.isCancelled()) {
      return Outcome.CANCELLED;
    }
    boolean late =
        budget.nanos() != Long.MAX_VALUE && System.nanoTime() - startNanos >= budget.nanos();
    return late ? Outcome.OUT_OF_TIME : null;
  }

  /** The number of expansions at which to call {@link #exhausted} again. */
  public long nextCheck(long expanded) {
    return before + Math.min(expanded - before + INTERVAL, budget.expansions());
  }

  /**
   * What is left of the budget for another search that goes on with the query. Allocates where the
   * budget has a limit.
   */
  public Budget rest(long expanded) {
    long elapsed = budget.nanos() == Long.MAX_VALUE ? 0 : System.nanoTime() - startNanos;
    return budget.rest(expanded, elapsed);
  }
}
