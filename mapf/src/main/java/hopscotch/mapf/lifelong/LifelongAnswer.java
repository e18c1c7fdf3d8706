package hopscotch.mapf.lifelong;

import hopscotch.mapf.team.Plan;
import java.util.List;

/**
 * What units did that got goal after goal.
 *
 * @param plan where each was at each step
 * @param steps how many steps there were
 * @param done the tasks that were done, in the order of steps
 * @param late at how many steps nobody moved since no plan was found in time
 * @param isCancelled whether it was stopped before the last step that was asked for
 * @param slowestNanos the longest that the planning of one step took
 * @param elapsedNanos how long the planning took, all steps together
 * @param bytes the most that the planner's tables and nodes took, by its own count
 */
public record LifelongAnswer(
    Plan plan,
    int steps,
    List<DoneTask> done,
    int late,
    boolean isCancelled,
    long slowestNanos,
    long elapsedNanos,
    long bytes) {

  /** Copies the list. */
  public LifelongAnswer {
    done = List.copyOf(done);
  }

  /** Tasks done a step; 0 for no steps. */
  public double throughput() {
    return steps == 0 ? 0 : (double) done.size() / steps;
  }
}
