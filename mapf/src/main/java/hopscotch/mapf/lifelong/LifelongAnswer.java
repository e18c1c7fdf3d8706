package hopscotch.mapf.lifelong;

import hopscotch.mapf.team.Plan;
import java.util.List;

/**
 * The result of a lifelong simulation.
 *
 * @param plan where each unit was at each step
 * @param tasks the tasks that were given to units, in the order in which they were given
 * @param late the number of steps at which nobody moved, since no plan was found in time
 * @param isCancelled whether it was stopped before the last step that was asked for
 * @param slowestNanos the longest time in nanoseconds that the planning of one step took
 * @param elapsedNanos the time in nanoseconds that the planning of all steps took
 * @param bytes the most bytes that the planner's tables and nodes took, by its own count
 */
public record LifelongAnswer(
    Plan plan,
    int steps,
    List<GivenTask> tasks,
    int late,
    boolean isCancelled,
    long slowestNanos,
    long elapsedNanos,
    long bytes) {

  /** Copies the list. */
  public LifelongAnswer {
    tasks = List.copyOf(tasks);
  }

  /** The number of tasks that were done. */
  public int tasksDone() {
    return (int) tasks.stream().filter(GivenTask::isDone).count();
  }

  /** The number of places that were reached, those of tasks that were not done included. */
  public int placesReached() {
    return tasks.stream().mapToInt(task -> task.reached().size()).sum();
  }

  /** The number of units that did no task. */
  public int starved() {
    long fed =
        tasks.stream().filter(GivenTask::isDone).mapToInt(GivenTask::unit).distinct().count();
    return plan.units() - (int) fed;
  }

  /** The tasks done for each step; 0 if there were no steps. */
  public double throughput() {
    return steps == 0 ? 0 : (double) tasksDone() / steps;
  }
}
