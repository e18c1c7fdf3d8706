package hopscotch.core.planner.base;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;

/**
 * Reads a budget for one search, which owns it and reuses it. A loop asks {@link #stops} before
 * each expansion, which costs it one comparison, and answers with {@link #outcome}:
 *
 * <pre>{@code
 * meter.start(budget);
 * while (open.size() > 0) {
 *   ...
 *   if (meter.stops(expanded)) {
 *     break;
 *   }
 *   expanded++;
 *   ...
 * }
 * return meter.outcome(isGoalReached);
 * }</pre>
 */
public final class BudgetMeter {
  /** The number of expansions after which the clock and the cancellation are checked again. */
  public static final int INTERVAL = 1024;

  /** A budget of less time than this is checked before the first expansion. */
  private static final long SHORT_NANOS = 1_000_000;

  private Budget budget = Budget.UNLIMITED;
  private long startNanos;
  private long nextCheck;
  private Outcome stopped;

  /** The number of expansions before this budget. */
  private long before;

  /** A meter that was started with a budget. */
  public static BudgetMeter started(Budget budget) {
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    return meter;
  }

  /** Starts a query. */
  public void start(Budget newBudget) {
    start(newBudget, 0);
  }

  /**
   * Like {@link #start(Budget)}, for a search that goes on after {@code expandedBefore} expansions.
   */
  public void start(Budget newBudget, long expandedBefore) {
    budget = newBudget;
    before = expandedBefore;
    stopped = null;
    startNanos = budget.nanos() == Long.MAX_VALUE ? 0 : System.nanoTime();
    boolean mayBeOver = budget.nanos() < SHORT_NANOS || budget.isCancelled();
    nextCheck = mayBeOver ? before : afterInterval(before);
  }

  /**
   * Like {@link #start(Budget, long)}, for a search that first repeats some of its expansions. It
   * may make {@value #INTERVAL} new ones before the clock is read: else a budget of less time than
   * the repeated ones take would never see one.
   */
  public void startRepeating(Budget newBudget, long expandedBefore) {
    start(newBudget, expandedBefore);
    if (!newBudget.isCancelled()) {
      nextCheck = afterInterval(before);
    }
  }

  /**
   * Whether the query must stop before its next expansion. Few calls read the clock: one in {@value
   * #INTERVAL}, and the first one if the budget may be used up already.
   *
   * @param expanded the expansions of the query so far
   */
  public boolean stops(long expanded) {
    return expanded >= nextCheck && isOver(expanded);
  }

  private boolean isOver(long expanded) {
    stopped = exhausted(expanded);
    if (stopped == null) {
      nextCheck = afterInterval(expanded);
    }
    return stopped != null;
  }

  private long afterInterval(long expanded) {
    return before + Math.min(expanded - before + INTERVAL, budget.expansions());
  }

  /** The reason for which the query had to stop, or {@code null} if it had not. */
  public Outcome stopped() {
    return stopped;
  }

  /**
   * The outcome of the query: the reason for which it had to stop, or else whether it found a path.
   */
  public Outcome outcome(boolean isFound) {
    if (stopped != null) {
      return stopped;
    }
    return isFound ? Outcome.FOUND : Outcome.NO_PATH;
  }

  /**
   * The reason to stop now, or {@code null} if the query may go on. Reads the clock at each call.
   */
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

  /**
   * Ends a preparation whose budget is used up, now; reads the clock at each call.
   *
   * @param what what is prepared, for the message
   * @throws BudgetExhaustedException with the reason
   */
  public void require(long done, String what) {
    Outcome reason = exhausted(done);
    if (reason != null) {
      throw new BudgetExhaustedException(what, reason);
    }
  }

  /**
   * The part of the budget that is left for another search that goes on with the query. Allocates
   * if the budget has a limit.
   */
  public Budget remaining(long expanded) {
    long elapsed = budget.nanos() == Long.MAX_VALUE ? 0 : System.nanoTime() - startNanos;
    return budget.remaining(expanded - before, elapsed);
  }
}
