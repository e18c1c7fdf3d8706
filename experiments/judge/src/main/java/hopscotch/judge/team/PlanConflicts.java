package hopscotch.judge.team;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.judge.team.PlanConflict.Kind;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanValidator.Following;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds all conflicts of a plan in the order of steps, while {@link
 * hopscotch.mapf.team.PlanValidator} names only the first. Each pair of units occurs at most once
 * for each step and kind. A plan has a conflict here exactly if the validator refuses it.
 *
 * <p>The time is linear in the number of units times the makespan, and in the number of conflicts.
 * The space is 4 bytes for each cell of the map.
 */
public final class PlanConflicts {
  private static final int NONE = -1;

  private final Team team;
  private final Following following;
  private final GridMap map;
  private final Movement movement;

  /** The first unit in each cell; {@code next} has the one after each unit. */
  private final int[] firstAt;

  private final int[] next;
  private final List<PlanConflict> conflicts = new ArrayList<>();

  private PlanConflicts(Team team, Following following) {
    this.team = team;
    this.following = following;
    this.map = team.graph().map();
    this.movement = team.graph().movement();
    this.firstAt = new int[map.cellCount()];
    Arrays.fill(firstAt, NONE);
    this.next = new int[team.size()];
  }

  /** The conflicts of a plan that begins at the starts of its team. */
  public static List<PlanConflict> of(Team team, Plan plan, Following following) {
    PlanConflicts search = new PlanConflicts(team, following);
    search.find(plan);
    search.conflicts.sort(Comparator.comparingInt(PlanConflict::step));
    return search.conflicts;
  }

  private void find(Plan plan) {
    int[] before = new int[team.size()];
    int[] after = new int[team.size()];
    plan.configuration(0, before);
    for (int step = 0; step <= plan.makespan(); step++) {
      plan.configuration(step, after);
      put(before);
      for (int unit = 0; unit < after.length; unit++) {
        findMove(step, unit, before[unit], after[unit]);
        findMeetings(step, unit, before, after);
      }
      clear(before);
      findSharedCells(step, before, after);
      int[] swap = before;
      before = after;
      after = swap;
    }
    for (int unit = 0; unit < team.size(); unit++) {
      int rest = plan.lastCell(unit);
      if (rest != team.goal(unit)) {
        add(Kind.GOAL, plan.steps(unit), unit, NONE, rest, rest);
      }
    }
  }

  private void put(int[] cells) {
    for (int unit = cells.length - 1; unit >= 0; unit--) {
      next[unit] = firstAt[cells[unit]];
      firstAt[cells[unit]] = unit;
    }
  }

  private void clear(int[] cells) {
    for (int cell : cells) {
      firstAt[cell] = NONE;
    }
  }

  private void findMove(int step, int unit, int from, int to) {
    if (!isLegal(from, to)) {
      add(Kind.MOVE, step, unit, NONE, from, to);
    }
  }

  /** Finds what happens to a unit between two steps. The lists are of the first step. */
  private void findMeetings(int step, int unit, int[] before, int[] after) {
    int from = before[unit];
    int to = after[unit];
    if (from == to) {
      return;
    }
    for (int other = firstAt[to]; other != NONE; other = next[other]) {
      if (after[other] == from) {
        if (unit < other) {
          add(Kind.SWAP, step, unit, other, from, to);
        }
      } else if (following == Following.FORBIDDEN) {
        add(Kind.FOLLOWING, step, unit, other, from, to);
      }
    }
    int dx = map.x(to) - map.x(from);
    if (dx != 0 && map.y(to) != map.y(from)) {
      findCrossings(step, unit, from, to, from + dx, to - dx, after);
      findCrossings(step, unit, from, to, to - dx, from + dx, after);
    }
  }

  private void findCrossings(
      int step, int unit, int from, int to, int otherFrom, int otherTo, int[] after) {
    for (int other = firstAt[otherFrom]; other != NONE; other = next[other]) {
      if (after[other] == otherTo && unit < other) {
        add(Kind.CROSSING, step, unit, other, from, to);
      }
    }
  }

  private void findSharedCells(int step, int[] before, int[] after) {
    put(after);
    for (int unit = 0; unit < after.length; unit++) {
      for (int other = next[unit]; other != NONE; other = next[other]) {
        add(Kind.VERTEX, step, unit, other, before[unit], after[unit]);
      }
    }
    clear(after);
  }

  private void add(Kind kind, int step, int unit, int other, int from, int to) {
    conflicts.add(new PlanConflict(kind, step, unit, other, from, to));
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
    return dx == 0
        || dy == 0
        || movement.directions() == 8
            && movement.corners().allows(isFree(from + dx), isFree(to - dx));
  }

  private boolean isFree(int cell) {
    return map.isCell(cell) && movement.terrain().isFree(map.terrain(cell));
  }
}
