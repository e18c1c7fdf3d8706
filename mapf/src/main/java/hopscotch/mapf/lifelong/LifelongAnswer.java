package hopscotch.mapf.lifelong;

import hopscotch.mapf.team.Plan;
import java.util.List;

/**
 * The result of a lifelong simulation.
 *
 * @param plan where each unit was at each step
 * @param steps the number of steps
 * @param done the tasks that were done, in the order of steps
 * @param late the number of steps at which nobody moved, since no plan was found in time
 * @param isCancelled whether it was stopped before the last step that was asked for
 * @param slowestNanos the longest time in nanoseconds that the planning of one step took
 * @param elapsedNanos the time in nanoseconds that the planning of all steps took
 * @param bytes the most bytes that the planner's tables and nodes took, by its own count
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

  /** The tasks done for each step; 0 if there were no steps. */
  public double throughput() {
    return steps == 0 ? 0 : (double) done.size() / steps;
  }
}
