package hopscotch.experiments.teach;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.experiments.trace.Footprint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes a step as text: the map with F, G and H in every reached cell where there is room for
 * them, else with one sign a cell; then why this cell was next and what changed. Immutable but for
 * its lecture.
 */
public final class Board {
  private static final int CELL_WIDTH = 9;
  private static final String ARROWS = "↖↑↗← →↙↓↘";
  private static final String RESET = "\u001b[0m";
  private static final String CURRENT = "\u001b[30;43m";
  private static final String PATH = "\u001b[30;42m";
  private static final String OPEN = "\u001b[30;46m";
  private static final String OPEN_FROM_GOAL = "\u001b[30;45m";
  private static final String CLOSED = "\u001b[97;44m";
  private static final String CLOSED_FROM_GOAL = "\u001b[97;41m";

  private final Lesson lesson;
  private final Lecture lecture;
  private final GridMap map;
  private final boolean large;
  private final boolean colours;
  private final Set<Integer> path = new HashSet<>();

  /**
   * A board.
   *
   * @param columns how wide a line may be
   * @param colours whether to use the colours of a terminal
   */
  public Board(Lesson lesson, Lecture lecture, int columns, boolean colours) {
    this.lesson = lesson;
    this.lecture = lecture;
    this.map = lecture.observed().planner().graph().map();
    this.large = map.width() * (CELL_WIDTH + 1) + 1 <= columns;
    this.colours = colours;
    markPath(lecture.observed().path());
  }

  private void markPath(PathBuffer buffer) {
    for (int i = 0; i < buffer.size(); i++) {
      path.add(buffer.cell(i));
      if (i > 0) {
        markSegment(buffer.cell(i - 1), buffer.cell(i));
      }
    }
  }

  private void markSegment(int from, int to) {
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    int moves = Math.max(Math.abs(dx), Math.abs(dy));
    for (int k = 1; k < moves && (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)); k++) {
      path.add(map.cell(map.x(from) + k * dx / moves, map.y(from) + k * dy / moves));
    }
  }

  /** The lines of step {@code i}. */
  public List<String> lines(int i) {
    Step step = lecture.step(i);
    Footprint footprint = lecture.after(i);
    boolean isLast = i == lecture.size() - 1;
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s: step %d of %d"
            .formatted(lesson.name(), lecture.observed().planner().spec(), i, lecture.size() - 1));
    if (i == 0) {
      lines.addAll(lesson.point());
    }
    for (int y = 0; y < map.height(); y++) {
      if (large) {
        addLargeRow(lines, y, step, footprint, isLast);
      } else {
        addSmallRow(lines, y, step, footprint, isLast);
      }
    }
    if (large) {
      lines.add(rule());
    }
    lines.add(step.reason());
    step.changes().forEach(change -> lines.add("  " + change));
    return lines;
  }

  /** What the signs mean. */
  public List<String> key() {
    return List.of(
        "A start, B goal, * expanded now, o open, x closed, # path, arrow to the parent",
        large ? "in a cell: F, then g+h" : "there is no room for F, g and h: widen the terminal");
  }

  private String rule() {
    return ("+" + "-".repeat(CELL_WIDTH)).repeat(map.width()) + "+";
  }

  private void addLargeRow(
      List<String> lines, int y, Step step, Footprint footprint, boolean isLast) {
    lines.add(rule());
    for (int line = 0; line < 3; line++) {
      StringBuilder text = new StringBuilder("|");
      for (int x = 0; x < map.width(); x++) {
        int cell = map.cell(x, y);
        String content = content(line, cell, step, footprint, isLast);
        String padded = (content + " ".repeat(CELL_WIDTH)).substring(0, CELL_WIDTH);
        text.append(coloured(padded, cell, step, footprint, isLast)).append('|');
      }
      lines.add(text.toString());
    }
  }

  private String content(int line, int cell, Step step, Footprint footprint, boolean isLast) {
    if (!isFree(cell)) {
      return "@".repeat(CELL_WIDTH);
    }
    int side = side(cell, footprint);
    if (line == 0) {
      String ground = map.letter(cell) == '.' ? " " : String.valueOf((char) map.letter(cell));
      String arrow = side < 0 ? " " : arrow(cell, footprint.parent(side, cell));
      return "%c %c  %s  %s"
          .formatted(end(cell), sign(cell, step, footprint, isLast), arrow, ground);
    }
    boolean isUnknown = side < 0 || footprint.isOpen(side, cell) && footprint.f(side, cell) == 0;
    if (isUnknown) {
      return "";
    }
    long g = footprint.g(side, cell);
    long f = footprint.f(side, cell);
    return line == 1
        ? "F " + Lecture.text(lecture.costs().f(f))
        : Lecture.text(lecture.costs().g(g)) + "+" + Lecture.text(lecture.costs().h(g, f));
  }

  private void addSmallRow(
      List<String> lines, int y, Step step, Footprint footprint, boolean isLast) {
    StringBuilder text = new StringBuilder();
    for (int x = 0; x < map.width(); x++) {
      int cell = map.cell(x, y);
      char sign = '@';
      if (isFree(cell)) {
        sign = sign(cell, step, footprint, isLast);
        if (sign != '*' && end(cell) != ' ') {
          sign = end(cell);
        }
        sign = sign == ' ' ? (char) map.letter(cell) : sign;
      }
      text.append(coloured(String.valueOf(sign), cell, step, footprint, isLast));
    }
    lines.add(text.toString());
  }

  private boolean isFree(int cell) {
    return lecture.observed().planner().graph().isFree(cell);
  }

  private char end(int cell) {
    if (cell == lecture.observed().query().start()) {
      return Lesson.START;
    }
    return cell == lecture.observed().query().goal() ? Lesson.GOAL : ' ';
  }

  private char sign(int cell, Step step, Footprint footprint, boolean isLast) {
    int side = side(cell, footprint);
    if (cell == step.cell()) {
      return '*';
    } else if (isLast && path.contains(cell)) {
      return '#';
    } else if (side < 0) {
      return ' ';
    }
    return footprint.isOpen(side, cell) ? 'o' : 'x';
  }

  /** The side whose state of the cell is shown, -1 if none reached it. */
  private static int side(int cell, Footprint footprint) {
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

  private String coloured(String text, int cell, Step step, Footprint footprint, boolean isLast) {
    if (!colours) {
      return text;
    }
    String colour =
        switch (sign(cell, step, footprint, isLast)) {
          case '*' -> CURRENT;
          case '#' -> PATH;
          case 'o' -> side(cell, footprint) == 0 ? OPEN : OPEN_FROM_GOAL;
          case 'x' -> side(cell, footprint) == 0 ? CLOSED : CLOSED_FROM_GOAL;
          default -> "";
        };
    return colour.isEmpty() ? text : colour + text + RESET;
  }
}
