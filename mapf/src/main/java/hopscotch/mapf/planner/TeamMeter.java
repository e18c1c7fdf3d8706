package hopscotch.mapf.planner;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.base.BudgetMeter;

/**
 * Reads the budget of one search, which owns the meter and reuses it. Each expansion of a team
 * reads the clock. Within an expansion, the clock is read for each unit, pair or conflict. The
 * search for the path of one unit reads it every {@link BudgetMeter#INTERVAL} of its own
 * expansions, or more often.
 */
public final class TeamMeter {
  private final BudgetMeter meter = new BudgetMeter();
  private TeamBudget budget = TeamBudget.UNLIMITED;
  private long startNanos;

  /** Starts the planning for a team. */
  public void start(TeamBudget newBudget) {
    budget = newBudget;
    meter.start(newBudget.limits());
    startNanos = System.nanoTime();
  }

  /** The present budget. */
  public TeamBudget budget() {
    return budget;
  }

  /** The nanoseconds since the start. */
  public long elapsedNanos() {
    return System.nanoTime() - startNanos;
  }

  /**
   * Why the search must stop before its next expansion, or {@code null} if it may go on. Reads the
   * clock.
   */
  public TeamOutcome exhausted(long expanded, long bytes) {
    if (bytes > budget.bytes()) {
      return TeamOutcome.OUT_OF_MEMORY;
    }
    Outcome outcome = meter.exhausted(expanded);
    return outcome == null ? null : TeamOutcome.of(outcome);
  }

  /**
   * Whether a search whose expansions are those of the budget must stop before its next one. A call
   * costs one comparison; few calls read the clock ({@link BudgetMeter#stops}).
   */
  public boolean stops(long expanded) {
    return meter.stops(expanded);
  }

  /** Why {@link #stops} ended the search, or {@code null}. */
  public TeamOutcome stopped() {
    return meter.stopped() == null ? null : TeamOutcome.of(meter.stopped());
  }

  /** The rest of the budget, for another search that goes on with the team. */
  public TeamBudget remaining(long expanded) {
    return new TeamBudget(meter.remaining(expanded), budget.bytes(), budget.stop());
  }
}
