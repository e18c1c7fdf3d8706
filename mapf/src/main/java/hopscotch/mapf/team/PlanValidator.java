package hopscotch.mapf.team;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/**
 * Checks a plan step by step against the map's letters and the movement's rule. It knows no planner
 * and uses neither the move masks of the graph nor any table of a planner, so that a mistake there
 * cannot hide here.
 *
 * <p>A plan is valid if it has a path for each unit, and all of these hold:
 *
 * <ul>
 *   <li>Each path begins at the unit's start and rests at its goal.
 *   <li>Each step is a wait or a legal move.
 *   <li>No two units are in one cell at a step.
 *   <li>No two units swap their cells, or cross on the two diagonals of one block of 2 x 2 cells.
 *   <li>Where following is forbidden, no unit enters a cell that another has only just left.
 * </ul>
 *
 * <p>Takes time linear in units x makespan, and 4 bytes for each cell of the map.
 */
public final class PlanValidator {

  /** Whether a unit may enter a cell at the step at which another leaves it. */
  public enum Following {
    /** It may. This is the usual rule. */
    ALLOWED,
    /** It may not; this is called pebble motion. */
    FORBIDDEN
  }

  private final Team team;
  private final Plan plan;
  private final Following following;
  private final GridMap map;
  private final Movement movement;
  private final int[] unitAt;

  private PlanValidator(Team team, Plan plan, Following following) {
    this.team = team;
    this.plan = plan;
    this.following = following;
    this.map = team.graph().map();
    this.movement = team.graph().movement();
    this.unitAt = new int[map.cellCount()];
  }

  /** Checks a plan for a team. */
  public static PlanCheck check(Team team, Plan plan, Following following) {
    if (plan.units() != team.size()) {
      return PlanCheck.invalid(
          "the plan has %d units, the team %d".formatted(plan.units(), team.size()));
    }
    String problem = new PlanValidator(team, plan, following).findProblem();
    return problem != null
        ? PlanCheck.invalid(problem)
        : new PlanCheck(null, PlanCosts.of(team, plan));
  }

  /** Checks a plan for a team, with following allowed. */
  public static PlanCheck check(Team team, Plan plan) {
    return check(team, plan, Following.ALLOWED);
  }

  /**
   * Checks a plan and what is claimed of it: its cost by an objective, and a lower bound of that
   * cost, which must not exceed it.
   */
  public static PlanCheck check(
      Team team, Plan plan, Following following, Objective objective, long cost, long bound) {
    PlanCheck check = check(team, plan, following);
    if (check.isValid() && check.costs().of(objective) != cost) {
      return PlanCheck.invalid(
          "the %s is %d, not %d as claimed"
              .formatted(objective, check.costs().of(objective), cost));
    }
    if (check.isValid() && bound > cost) {
      return PlanCheck.invalid(
          "the lower bound %d claimed of the %s is above its cost of %d"
              .formatted(bound, objective, cost));
    }
    return check;
  }

  private String findProblem() {
    for (int unit = 0; unit < team.size(); unit++) {
      if (plan.cell(unit, 0) != team.start(unit)) {
        return "unit %d begins at %s, not at its start %s"
            .formatted(unit, describe(plan.cell(unit, 0)), describe(team.start(unit)));
      }
      if (plan.lastCell(unit) != team.goal(unit)) {
        return "unit %d rests at %s, not at its goal %s"
            .formatted(unit, describe(plan.lastCell(unit)), describe(team.goal(unit)));
      }
    }
    int[] before = new int[team.size()];
    int[] after = new int[team.size()];
    plan.configuration(0, after);
    for (int step = 0; step <= plan.makespan(); step++) {
      plan.configuration(step, after);
      String problem = findProblem(step, step == 0 ? after : before, after);
      if (problem != null) {
        return "step " + step + ": " + problem;
      }
      int[] swap = before;
      before = after;
      after = swap;
    }
    return null;
  }

  private String findProblem(int step, int[] before, int[] after) {
    for (int unit = 0; unit < after.length; unit++) {
      if (!isLegal(before[unit], after[unit])) {
        return "unit %d moves from %s to %s, which is no legal move under '%s'"
            .formatted(unit, describe(before[unit]), describe(after[unit]), movement);
      }
    }
    String problem = step == 0 ? null : findMeeting(before, after);
    for (int cell : before) {
      unitAt[cell] = 0;
    }
    for (int unit = 0; unit < after.length && problem == null; unit++) {
      int other = unitAt[after[unit]] - 1;
      if (other >= 0) {
        return "units %d and %d are both at %s".formatted(other, unit, describe(after[unit]));
      }
      unitAt[after[unit]] = unit + 1;
    }
    return problem;
  }

  /** Says what goes wrong between two steps; {@link #unitAt} holds the units of the first. */
  private String findMeeting(int[] before, int[] after) {
    for (int unit = 0; unit < after.length; unit++) {
      int from = before[unit];
      int to = after[unit];
      int other = unitAt[to] - 1;
      if (other >= 0 && other != unit && after[other] == from) {
        return "units %d and %d swap %s and %s"
            .formatted(unit, other, describe(from), describe(to));
      }
      if (other >= 0 && other != unit && following == Following.FORBIDDEN) {
        return "unit %d follows unit %d into %s".formatted(unit, other, describe(to));
      }
      int dx = map.x(to) - map.x(from);
      if (dx != 0 && map.y(to) != map.y(from)) {
        int beside = from + dx;
        int opposite = to - dx;
        int crossing = unitAt[beside] - 1;
        if (crossing >= 0 && after[crossing] == opposite) {
          return crossing(unit, from, to, crossing, beside, opposite);
        }
        crossing = unitAt[opposite] - 1;
        if (crossing >= 0 && after[crossing] == beside) {
          return crossing(unit, from, to, crossing, opposite, beside);
        }
      }
    }
    return null;
  }

  private String crossing(int unit, int from, int to, int other, int otherFrom, int otherTo) {
    return "unit %d from %s to %s crosses unit %d from %s to %s"
        .formatted(
            unit, describe(from), describe(to), other, describe(otherFrom), describe(otherTo));
  }

  private boolean isLegal(int from, int to) {
    if (!isFree(from) || !isFree(to)) {
      return false;
    }
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) {
      return false;
    }
    if (dx == 0 || dy == 0) {
      return true;
    }
    return movement.directions() == 8
        && movement.corners().allows(isFree(from + dx), isFree(to - dx));
  }

  private boolean isFree(int cell) {
    return map.isCell(cell) && movement.terrain().isFree(map.terrain(cell));
  }

  private String describe(int cell) {
    return map.describe(cell);
  }
}
