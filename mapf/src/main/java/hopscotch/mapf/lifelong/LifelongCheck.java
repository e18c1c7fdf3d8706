package hopscotch.mapf.lifelong;

import hopscotch.core.grid.GridGraph;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;

/**
 * Checks what the units of a lifelong simulation did. It knows no planner. These things must hold:
 *
 * <ul>
 *   <li>Every step is legal and without a conflict, by {@link PlanValidator}.
 *   <li>A unit gets a task when it has done the one before.
 *   <li>Every place that counts as reached is reached: its unit is there at its step.
 *   <li>No unit reaches two places at one step, nor one at the step at which it gets its task.
 * </ul>
 */
public final class LifelongCheck {

  private LifelongCheck() {}

  /**
   * Says what is wrong, naming the unit and the step; {@code null} if nothing is.
   *
   * @param starts the cells at which the units begin
   */
  public static String findProblem(GridGraph graph, int[] starts, LifelongAnswer answer) {
    Plan plan = answer.plan();
    if (plan.units() != starts.length || plan.makespan() > answer.steps()) {
      return "a plan of %d units and %d steps, for %d starts and %d steps"
          .formatted(plan.units(), plan.makespan(), starts.length, answer.steps());
    }
    String conflict = findConflict(graph, starts, plan);
    return conflict == null ? findTaskNotDone(graph, answer) : conflict;
  }

  private static String findConflict(GridGraph graph, int[] starts, Plan plan) {
    int[] last = new int[plan.units()];
    plan.configuration(plan.makespan(), last);
    Team walked;
    try {
      walked = Team.of(graph, starts, last);
    } catch (IllegalArgumentException e) {
      return "where the units are in the end: " + e.getMessage();
    }
    return PlanValidator.check(walked, plan).problem();
  }

  private static String findTaskNotDone(GridGraph graph, LifelongAnswer answer) {
    GivenTask[] before = new GivenTask[answer.plan().units()];
    for (GivenTask task : answer.tasks()) {
      int unit = task.unit();
      if (before[unit] != null && !(before[unit].isDone() && task.step() >= end(before[unit]))) {
        return "unit %d gets a task at step %d before it has done its last one"
            .formatted(unit, task.step());
      }
      before[unit] = task;
      if (task.reached().size() > task.places().size()) {
        return "unit %d reaches %d of %d places"
            .formatted(unit, task.reached().size(), task.places().size());
      }
      int earlier = task.step();
      for (int i = 0; i < task.reached().size(); i++) {
        int step = task.reached().get(i);
        int place = task.places().get(i);
        if (step <= earlier) {
          return "unit %d reaches a place at step %d, not after step %d"
              .formatted(unit, step, earlier);
        }
        if (step > answer.steps() || answer.plan().cell(unit, step) != place) {
          return "unit %d is not at %s at step %d"
              .formatted(unit, graph.map().describe(place), step);
        }
        earlier = step;
      }
    }
    return null;
  }

  /** The step at which a task was done. */
  private static int end(GivenTask task) {
    return task.reached().get(task.reached().size() - 1);
  }
}
