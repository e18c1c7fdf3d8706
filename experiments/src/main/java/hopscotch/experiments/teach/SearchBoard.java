package hopscotch.experiments.teach;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Layer;
import hopscotch.experiments.trace.Cone;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Recording;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a step of a search as text: the map with F, G and H in every reached cell where there is
 * room for them, else with one sign a cell; then why this cell was next, what changed, and the
 * lists. Of a planner with levels it shows the one that the step belongs to: its clusters and
 * nodes. Immutable but for its lecture.
 */
public final class SearchBoard implements Board {
  private final Lesson lesson;
  private final Lecture lecture;
  private final GridMap map;
  private final TextGrid grid;

  /** A board. */
  public SearchBoard(Lesson lesson, Lecture lecture, Screen screen) {
    this.lesson = lesson;
    this.lecture = lecture;
    this.map = lecture.observed().planner().graph().map();
    this.grid = new TextGrid(map, screen);
  }

  @Override
  public int size() {
    return lecture.size();
  }

  @Override
  public List<String> lines(int i) {
    Step step = lecture.step(i);
    StepSquares squares = squares(i);
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s: step %d of %d%s"
            .formatted(
                lesson.name(),
                lecture.observed().planner().spec(),
                i,
                lecture.size() - 1,
                squares.title()));
    if (i == 0) {
      lines.addAll(lesson.point());
    }
    lines.addAll(grid.lines(squares));
    lines.add(step.reason());
    step.changes().forEach(change -> lines.add("  " + change));
    if (i < lecture.size() - 1 && !lecture.hasCones()) {
      lines.addAll(new OpenList(lecture, squares.footprint).lines());
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
    List<String> key = new ArrayList<>();
    key.add("A start, B goal, * expanded now, o open, x closed, # path, arrow to the parent");
    if (lecture.hasLayers() && lecture.hasClusters()) {
      key.add(
          "n node of the level; lines between clusters" + (grid.isLarge() ? " are double" : ""));
    }
    if (lecture.hasLayers() && !lecture.hasClusters()) {
      key.add("on a level, a sign stands on the cell that stands for a region");
    }
    if (lecture.hasCones()) {
      key.add("~ between the interval expanded now and the point that sees it");
    }
    key.add(
        grid.isLarge()
            ? "in a cell: F, then g+h"
            : "there is no room for F, g and h in the cells: enlarge the terminal");
    return key;
  }

  @Override
  public StepSquares squares(int i) {
    Step step = lecture.step(i);
    return new StepSquares(step, lecture.after(i), lecture.parts().get(step.part()));
  }

  /** The map as one step shows it. */
  final class StepSquares implements Squares {
    private final Step step;
    private final Footprint footprint;
    private final Recording.Part part;
    private final Layer layer;
    private final Cone cone;

    StepSquares(Step step, Footprint footprint, Recording.Part part) {
      this.step = step;
      this.footprint = footprint;
      this.part = part;
      this.layer = lecture.layer(part).orElse(null);
      List<Cone> cones = footprint.cones();
      this.cone = step.cell() < 0 || cones.isEmpty() ? null : cones.get(cones.size() - 1);
    }

    String title() {
      return lecture.hasLayers()
          ? "; part %d of %d, %s"
              .formatted(
                  step.part() + 1,
                  lecture.parts().size(),
                  part.level() == 0 ? "on cells" : "on level " + part.level())
          : "";
    }

    @Override
    public GridMap map() {
      return map;
    }

    @Override
    public boolean isDivided(int cell, int other) {
      return layer != null && layer.cluster(cell) != layer.cluster(other);
    }

    @Override
    public Square at(int cell) {
      char ground = (char) map.terrain(cell);
      if (!lecture.observed().planner().graph().isFree(cell)) {
        return Square.wall(ground, Tint.PLAIN);
      }
      int side = side(cell);
      int parent = side < 0 ? -1 : footprint.parent(side, cell);
      boolean isNode = layer != null && layer.isEntrance(cell);
      char sign = sign(cell, side);
      return new Square(
          true,
          end(cell),
          sign,
          isNode ? 'n' : ' ',
          parent < 0 ? 0 : Integer.signum(map.x(parent) - map.x(cell)),
          parent < 0 ? 0 : Integer.signum(map.y(parent) - map.y(cell)),
          ground,
          figures(cell, side),
          tint(sign, side, isNode));
    }

    private List<String> figures(int cell, int side) {
      if (side < 0 || footprint.f(side, cell) < 0) {
        return List.of();
      }
      long g = footprint.g(side, cell);
      long f = footprint.f(side, cell);
      return List.of(
          "F " + Lecture.text(lecture.costs().f(f)),
          Lecture.text(lecture.costs().g(g)) + "+" + Lecture.text(lecture.costs().h(g, f)));
    }

    private char end(int cell) {
      if (cell == lecture.observed().query().start()) {
        return Lesson.START;
      }
      return cell == lecture.observed().query().goal() ? Lesson.GOAL : ' ';
    }

    private char sign(int cell, int side) {
      if (cell == step.cell()) {
        return '*';
      } else if (cone != null && cone.contains(map.x(cell) + 0.5, map.y(cell) + 0.5)) {
        return '~';
      } else if (side >= 0 && !(step.cell() < 0 && step.path().contains(cell))) {
        return footprint.isOpen(side, cell) ? 'o' : 'x';
      }
      return step.path().contains(cell) ? '#' : ' ';
    }

    /** The side whose state of the cell is shown, -1 if none reached it. */
    private int side(int cell) {
      if (footprint.isReached(0, cell)) {
        return footprint.isOpen(0, cell) && footprint.isClosed(1, cell) ? 1 : 0;
      }
      return footprint.isReached(1, cell) ? 1 : -1;
    }

    private static Tint tint(char sign, int side, boolean isNode) {
      return switch (sign) {
        case '*' -> Tint.CURRENT;
        case '~' -> Tint.CONE;
        case '#' -> Tint.PATH;
        case 'o' -> side == 0 ? Tint.OPEN : Tint.OPEN_FROM_GOAL;
        case 'x' -> side == 0 ? Tint.CLOSED : Tint.CLOSED_FROM_GOAL;
        default -> isNode ? Tint.NAMED : Tint.PLAIN;
      };
    }
  }
}
