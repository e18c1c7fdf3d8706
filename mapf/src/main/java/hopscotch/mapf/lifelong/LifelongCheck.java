package hopscotch.mapf.lifelong;

import hopscotch.core.grid.GridGraph;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator;
import hopscotch.mapf.team.Team;
import java.util.Arrays;

/**
 * Checks what the units of a lifelong simulation did. It knows no planner. These things must hold:
 *
 * <ul>
 *   <li>Every step is legal and without a conflict, by {@link PlanValidator}.
 *   <li>Every task that counts as done is done: its unit is at its cell at its step.
 *   <li>The first task of each unit is its goal in the team.
 *   <li>No unit does two tasks at one step.
 * </ul>
 */
public final class LifelongCheck {

  private LifelongCheck() {}

  /** Says what is wrong, naming the unit and the step; {@code null} if nothing is. */
  public static String findProblem(Team team, LifelongAnswer answer) {
    Plan plan = answer.plan();
    if (plan.units() != team.size() || plan.makespan() > answer.steps()) {
      return "a plan of %d units and %d steps, for a team of %d and %d steps"
          .formatted(plan.units(), plan.makespan(), team.size(), answer.steps());
    }
    String conflict = findConflict(team, plan);
    return conflict == null ? findTaskNotDone(team, answer) : conflict;
  }

  private static String findConflict(Team team, Plan plan) {
    GridGraph graph = team.graph();
    int[] last = new int[plan.units()];
    plan.configuration(plan.makespan(), last);
    Team walked;
    try {
      walked = Team.of(graph, team.starts(), last);
    } catch (IllegalArgumentException e) {
      return "where the units are in the end: " + e.getMessage();
    }
    return PlanValidator.check(walked, plan).problem();
  }

  private static String findTaskNotDone(Team team, LifelongAnswer answer) {
    int[] before = new int[team.size()];
    Arrays.fill(before, -1);
    for (DoneTask task : answer.done()) {
      int unit = task.unit();
      if (task.step() > answer.steps() || answer.plan().cell(unit, task.step()) != task.cell()) {
        return "unit %d is not at %s at step %d"
            .formatted(unit, team.graph().map().describe(task.cell()), task.step());
      }
      if (before[unit] < 0 && task.cell() != team.goal(unit)) {
        return "unit %d has %s as its first goal, not %s"
            .formatted(
                unit,
                team.graph().map().describe(team.goal(unit)),
                team.graph().map().describe(task.cell()));
      }
      if (task.step() <= before[unit]) {
        return "unit %d does two tasks at step %d, or goes back in time"
            .formatted(unit, task.step());
      }
      before[unit] = task.step();
    }
    return null;
  }
}
