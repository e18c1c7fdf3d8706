package hopscotch.experiments.teach;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.trace.SearchCosts;
import java.util.ArrayList;
import java.util.List;

/** Writes a step of a lecture on a map that changes: g and rhs in the cells, words, the queue. */
public final class ReplanBoard implements Board {
  private final ReplanLesson lesson;
  private final ReplanLecture lecture;
  private final TextGrid grid;

  /** A board. */
  public ReplanBoard(ReplanLesson lesson, ReplanLecture lecture, Screen screen) {
    this.lesson = lesson;
    this.lecture = lecture;
    this.grid = new TextGrid(lecture.step(0).graph().map(), screen);
  }

  @Override
  public int size() {
    return lecture.size();
  }

  @Override
  public List<String> lines(int i) {
    ReplanStep step = lecture.step(i);
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
    lines.add(words(step).queue(step.known()));
    return lines;
  }

  private ReplanWords words(ReplanStep step) {
    return new ReplanWords(step.graph(), SearchCosts.of(lecture.planner().spec(), step.graph()));
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
        "A unit, B goal, * expanded now, o overconsistent, u underconsistent, # path,",
        "arrow to the neighbour that gives rhs, @ a wall that is on the queue",
        grid.isLarge()
            ? "in a cell: g, then rhs"
            : "there is no room for g and rhs in the cells: enlarge the terminal");
  }

  @Override
  public Squares squares(int i) {
    ReplanStep step = lecture.step(i);
    return new StepSquares(step, words(step));
  }

  private record StepSquares(ReplanStep step, ReplanWords words) implements Squares {
    @Override
    public GridMap map() {
      return step.graph().map();
    }

    @Override
    public Square at(int cell) {
      Knowledge known = step.known().getOrDefault(cell, Knowledge.NONE);
      char ground = (char) map().terrain(cell);
      boolean isKnown = step.known().containsKey(cell);
      boolean isAtWork = known.isQueued() || cell == step.cell();
      if (!step.graph().isFree(cell) && !isAtWork) {
        return Square.wall(ground, step.changed().contains(cell) ? Tint.CHANGED : Tint.PLAIN);
      }
      int parent = known.parent();
      char sign = sign(cell, known);
      return new Square(
          true,
          cell == step.unit() ? Lesson.START : cell == step.goal() ? Lesson.GOAL : ' ',
          sign,
          ' ',
          parent < 0 ? 0 : Integer.signum(map().x(parent) - map().x(cell)),
          parent < 0 ? 0 : Integer.signum(map().y(parent) - map().y(cell)),
          ground,
          isKnown
              ? List.of("g   " + words.cost(known.g()), "rhs " + words.cost(known.rhs()))
              : List.of(),
          tint(sign, cell));
    }

    private char sign(int cell, Knowledge known) {
      if (cell == step.cell()) {
        return '*';
      } else if (step.path().contains(cell)) {
        return '#';
      } else if (known.isQueued()) {
        return known.isOver() ? 'o' : 'u';
      }
      return ' ';
    }

    private Tint tint(char sign, int cell) {
      if (step.changed().contains(cell)) {
        return Tint.CHANGED;
      }
      return switch (sign) {
        case '*' -> Tint.CURRENT;
        case '#' -> Tint.PATH;
        case 'o' -> Tint.OVER;
        case 'u' -> Tint.UNDER;
        default -> Tint.PLAIN;
      };
    }
  }
}
