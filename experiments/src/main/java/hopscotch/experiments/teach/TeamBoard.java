package hopscotch.experiments.teach;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a step of a lecture on a team: of paths, in each cell, when each unit is there; of a step
 * in the making, where units stand and which cell each takes.
 */
public final class TeamBoard implements Board {
  private final TeamLesson lesson;
  private final TeamLecture lecture;
  private final TextGrid grid;

  /** A board. */
  public TeamBoard(TeamLesson lesson, TeamLecture lecture, Screen screen) {
    this.lesson = lesson;
    this.lecture = lecture;
    this.grid = new TextGrid(lesson.map(), screen);
  }

  @Override
  public int size() {
    return lecture.size();
  }

  @Override
  public List<String> lines(int i) {
    TeamStep step = lecture.step(i);
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s: step %d of %d"
            .formatted(lesson.name(), lecture.planner().spec(), i, lecture.size() - 1));
    if (i == 0) {
      lines.addAll(lesson.point());
    }
    lines.addAll(grid.lines(squares(i)));
    lines.add(step.reason());
    step.changes().forEach(change -> lines.add("  " + change));
    if (!step.tree().isEmpty()) {
      lines.add("tree:");
      step.tree().forEach(node -> lines.add("  " + node));
    }
    return lines;
  }

  @Override
  public String reason(int i) {
    return lecture.step(i).reason();
  }

  @Override
  public List<String> changes(int i) {
    return lecture.step(i).changes();
  }

  @Override
  public List<String> key() {
    return List.of(
        "1 and 2 units where they start or stand, a goal of 1, b goal of 2, ! conflict,",
        "* who is next, arrow to the cell that a unit takes",
        grid.isLarge()
            ? "in a cell: of each unit the steps at which it is there; < for the next step"
            : "there is no room for steps in the cells: enlarge the terminal");
  }

  @Override
  public Squares squares(int i) {
    return new StepSquares(lecture.step(i), lecture.team());
  }

  private record StepSquares(TeamStep step, Team team) implements Squares {
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
}
