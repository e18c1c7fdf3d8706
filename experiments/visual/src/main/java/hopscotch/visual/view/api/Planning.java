package hopscotch.visual.view.api;

import hopscotch.core.planner.Budget;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What is being planned, by the pane that asked: another request of the same pane cancels the one
 * before, whose answer nobody waits for. Safe for use by threads.
 */
final class Planning {
  private final Map<String, Budget> budgets = new ConcurrentHashMap<>();

  /** Begins; what it may use. */
  public Budget begin(String pane, int seconds) {
    Budget budget = Budget.of(Long.MAX_VALUE, Duration.ofSeconds(seconds));
    Budget before = budgets.put(pane, budget);
    if (before != null) {
      before.cancel();
    }
    return budget;
  }

  /** Ends. */
  public void end(String pane, Budget budget) {
    budgets.remove(pane, budget);
  }
}
