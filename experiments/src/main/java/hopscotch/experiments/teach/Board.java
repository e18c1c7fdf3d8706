package hopscotch.experiments.teach;

import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Layer;
import hopscotch.experiments.trace.Cone;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Recording;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a step as text: the map with F, G and H in every reached cell where there is room for
 * them, else with one sign a cell; then why this cell was next, what changed, and the lists. Of a
 * planner with levels it shows the one that the step belongs to: its clusters and nodes. Immutable
 * but for its lecture.
 */
public final class Board {
  private static final int CELL_WIDTH = 9;

  /** Lines under the map that a screen should have room for. */
  private static final int TEXT_LINES = 8;

  private static final String ARROWS = "↖↑↗← →↙↓↘";
  private static final String RESET = "\u001b[0m";
  private static final String CURRENT = "\u001b[30;43m";
  private static final String PATH = "\u001b[30;42m";
  private static final String OPEN = "\u001b[30;46m";
  private static final String OPEN_FROM_GOAL = "\u001b[30;45m";
  private static final String CLOSED = "\u001b[97;44m";
  private static final String CLOSED_FROM_GOAL = "\u001b[97;41m";
  private static final String CONE = "\u001b[30;103m";
  private static final String NODE = "\u001b[1m";

  private final Lesson lesson;
  private final Lecture lecture;
  private final GridMap map;
  private final boolean large;
  private final boolean ruled;
  private final boolean colours;

  /**
   * A board.
   *
   * @param columns how wide a line may be
   * @param rows how many lines may be seen at once
   * @param colours whether to use the colours of a terminal
   */
  public Board(Lesson lesson, Lecture lecture, int columns, int rows, boolean colours) {
    this.lesson = lesson;
    this.lecture = lecture;
    this.map = lecture.observed().planner().graph().map();
    this.large =
        map.width() * (CELL_WIDTH + 1) + 1 <= columns && 3 * map.height() + TEXT_LINES <= rows;
    this.ruled = 4 * map.height() + 1 + TEXT_LINES <= rows;
    this.colours = colours;
  }

  /** How many steps there are. */
  public int size() {
    return lecture.size();
  }

  /** The lines of step {@code i}. */
  public List<String> lines(int i) {
    Step step = lecture.step(i);
    Picture picture = new Picture(step, lecture.after(i), lecture.parts().get(step.part()));
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s: step %d of %d%s"
            .formatted(
                lesson.name(),
                lecture.observed().planner().spec(),
                i,
                lecture.size() - 1,
                picture.title()));
    if (i == 0) {
      lines.addAll(lesson.point());
    }
    for (int y = 0; y < map.height(); y++) {
      if (large) {
        picture.addLargeRow(lines, y);
      } else {
        picture.addSmallRow(lines, y);
      }
    }
    if (large && ruled) {
      lines.add(picture.rule(map.height()));
    }
    lines.add(step.reason());
    step.changes().forEach(change -> lines.add("  " + change));
    if (i < lecture.size() - 1 && !lecture.hasCones()) {
      lines.addAll(new OpenList(lecture, picture.footprint).lines());
    }
    return lines;
  }

  /** What the signs mean. */
  public List<String> key() {
    List<String> key = new ArrayList<>();
    key.add("A start, B goal, * expanded now, o open, x closed, # path, arrow to the parent");
    if (lecture.hasLayers() && lecture.hasClusters()) {
      key.add("n node of the level; lines between clusters" + (large ? " are double" : ""));
    }
    if (lecture.hasLayers() && !lecture.hasClusters()) {
      key.add("on a level, a sign stands on the cell that stands for a region");
    }
    if (lecture.hasCones()) {
      key.add("~ between the interval expanded now and the point that sees it");
    }
    key.add(
        large
            ? "in a cell: F, then g+h"
            : "there is no room for F, g and h in the cells: enlarge the terminal");
    return key;
  }

  /** The map as one step shows it. */
  private final class Picture {
    private final Step step;
    private final Footprint footprint;
    private final Recording.Part part;
    private final Layer layer;
    private final Cone cone;

    Picture(Step step, Footprint footprint, Recording.Part part) {
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

    private boolean isBorder(int x, int y, int otherX, int otherY) {
      return layer != null
          && otherX >= 0
          && otherY >= 0
          && y < map.height()
          && x < map.width()
          && layer.cluster(map.cell(x, y)) != layer.cluster(map.cell(otherX, otherY));
    }

    String rule(int y) {
      StringBuilder rule = new StringBuilder("+");
      for (int x = 0; x < map.width(); x++) {
        rule.append((isBorder(x, y, x, y - 1) ? "═" : "-").repeat(CELL_WIDTH)).append('+');
      }
      return rule.toString();
    }

    void addLargeRow(List<String> lines, int y) {
      if (ruled || isBorder(0, y, 0, y - 1)) {
        lines.add(rule(y));
      }
      for (int line = 0; line < 3; line++) {
        StringBuilder text = new StringBuilder("|");
        for (int x = 0; x < map.width(); x++) {
          int cell = map.cell(x, y);
          String padded = (content(line, cell) + " ".repeat(CELL_WIDTH)).substring(0, CELL_WIDTH);
          text.append(coloured(padded, cell)).append(isBorder(x + 1, y, x, y) ? '║' : '|');
        }
        lines.add(text.toString());
      }
    }

    private String content(int line, int cell) {
      if (!isFree(cell)) {
        return "@".repeat(CELL_WIDTH);
      }
      int side = side(cell);
      if (line == 0) {
        String ground = map.terrain(cell) == '.' ? " " : String.valueOf((char) map.terrain(cell));
        String arrow = side < 0 ? " " : arrow(cell, footprint.parent(side, cell));
        char node = isNode(cell) ? 'n' : ' ';
        return "%c %c %c%s  %s".formatted(end(cell), sign(cell), node, arrow, ground);
      }
      if (side < 0 || footprint.f(side, cell) < 0) {
        return "";
      }
      long g = footprint.g(side, cell);
      long f = footprint.f(side, cell);
      return line == 1
          ? "F " + Lecture.text(lecture.costs().f(f))
          : Lecture.text(lecture.costs().g(g)) + "+" + Lecture.text(lecture.costs().h(g, f));
    }

    void addSmallRow(List<String> lines, int y) {
      StringBuilder text = new StringBuilder();
      StringBuilder border = new StringBuilder();
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        char sign = '@';
        if (isFree(cell)) {
          sign = sign(cell);
          if (sign != '*' && end(cell) != ' ') {
            sign = end(cell);
          } else if (sign == ' ') {
            sign = isNode(cell) ? 'n' : (char) map.terrain(cell);
          }
        }
        text.append(coloured(String.valueOf(sign), cell));
        border.append('-');
        if (isBorder(x + 1, y, x, y)) {
          text.append('|');
          border.append('+');
        }
      }
      if (isBorder(0, y, 0, y - 1)) {
        lines.add(border.toString());
      }
      lines.add(text.toString());
    }

    private boolean isFree(int cell) {
      return lecture.observed().planner().graph().isFree(cell);
    }

    private boolean isNode(int cell) {
      return layer != null && layer.isEntrance(cell);
    }

    private char end(int cell) {
      if (cell == lecture.observed().query().start()) {
        return Lesson.START;
      }
      return cell == lecture.observed().query().goal() ? Lesson.GOAL : ' ';
    }

    private char sign(int cell) {
      int side = side(cell);
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

    private String arrow(int cell, int parent) {
      if (parent < 0) {
        return " ";
      }
      int dx = Integer.signum(map.x(parent) - map.x(cell));
      int dy = Integer.signum(map.y(parent) - map.y(cell));
      return ARROWS.substring(3 * (dy + 1) + dx + 1, 3 * (dy + 1) + dx + 2);
    }

    private String coloured(String text, int cell) {
      if (!colours || !isFree(cell)) {
        return text;
      }
      String colour =
          switch (sign(cell)) {
            case '*' -> CURRENT;
            case '~' -> CONE;
            case '#' -> PATH;
            case 'o' -> side(cell) == 0 ? OPEN : OPEN_FROM_GOAL;
            case 'x' -> side(cell) == 0 ? CLOSED : CLOSED_FROM_GOAL;
            default -> isNode(cell) ? NODE : "";
          };
      return colour.isEmpty() ? text : colour + text + RESET;
    }
  }
}
