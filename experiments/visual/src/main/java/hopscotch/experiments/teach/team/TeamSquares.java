package hopscotch.experiments.teach.team;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.teach.lesson.Square;
import hopscotch.experiments.teach.lesson.Squares;
import hopscotch.experiments.teach.lesson.Tint;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;

/**
 * The map as one step of planning for a team shows it: of paths, in each cell, when each unit is
 * there; of a step in the making, where units stand and which cell each takes.
 */
record TeamSquares(TeamStep step, Team team) implements Squares {
  @Override
  public GridMap map() {
    return team.graph().map();
  }

  @Override
  public Square at(int cell) {
    if (!team.graph().isFree(cell)) {
      return Square.wall((char) map().terrain(cell), Tint.PLAIN);
    }
    boolean isPlan = step.plan() != null;
    int here = isPlan ? unitAt(team.starts(), cell) : step.now().indexOf(cell);
    int taken = isPlan || here < 0 ? -1 : step.next().get(here);
    int goal = unitAt(team.goals(), cell);
    boolean isConflict = step.conflict().contains(cell);
    boolean isNext = here >= 0 && here == step.unit();
    List<String> lines = isPlan ? times(cell) : takers(cell);
    return new Square(
        true,
        here < 0 ? ' ' : (char) ('1' + here),
        isConflict ? '!' : isNext ? '*' : ' ',
        ' ',
        taken < 0 ? 0 : map().x(taken) - map().x(cell),
        taken < 0 ? 0 : map().y(taken) - map().y(cell),
        goal < 0 ? '.' : (char) ('a' + goal),
        lines,
        isConflict
            ? Tint.CONFLICT
            : isNext ? Tint.CURRENT : lines.isEmpty() ? Tint.PLAIN : Tint.PATH);
  }

  private static int unitAt(int[] cells, int cell) {
    for (int unit = 0; unit < cells.length; unit++) {
      if (cells[unit] == cell) {
        return unit;
      }
    }
    return -1;
  }

  private List<String> times(int cell) {
    Plan plan = step.plan();
    List<String> lines = new ArrayList<>();
    for (int unit = 0; unit < plan.units(); unit++) {
      StringBuilder times = new StringBuilder();
      for (int at = 0; at <= plan.steps(unit); at++) {
        if (plan.cell(unit, at) == cell) {
          times.append(times.isEmpty() ? "" : ",").append(at);
        }
      }
      if (!times.isEmpty()) {
        lines.add("%d: %s%s".formatted(unit + 1, times, plan.lastCell(unit) == cell ? "-" : ""));
      }
    }
    return lines;
  }

  private List<String> takers(int cell) {
    List<String> lines = new ArrayList<>();
    for (int unit = 0; unit < step.next().size(); unit++) {
      if (step.next().get(unit) == cell) {
        lines.add("< " + (unit + 1));
      }
    }
    return lines;
  }
}
