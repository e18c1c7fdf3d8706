package hopscotch.visual.view.api;

import hopscotch.core.planner.Budget;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The plans that are being made, by the pane that asked. Another request of the same pane cancels
 * the one before, since nobody waits for its answer. Safe for use by several threads.
 */
final class Planning {
  private final Map<String, Budget> budgets = new ConcurrentHashMap<>();

  /** Begins to plan, and returns the budget. */
  public Budget begin(String pane, int seconds) {
    Budget budget = Budget.of(Long.MAX_VALUE, Duration.ofSeconds(seconds));
    Budget before = budgets.put(pane, budget);
    if (before != null) {
      before.cancel();
    }
    return budget;
  }

  /** Ends the planning of a pane. */
  public void end(String pane, Budget budget) {
    budgets.remove(pane, budget);
  }
}
