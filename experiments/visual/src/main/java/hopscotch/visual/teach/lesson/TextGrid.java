package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridMap;
import java.util.ArrayList;
import java.util.List;

/** Writes squares as text: three lines a cell if there is room, or else one sign. */
final class TextGrid {
  private static final int CELL_WIDTH = 9;

  /** The number of lines below the map for which a screen should have room. */
  private static final int TEXT_LINES = 8;

  private static final String RESET = "\u001b[0m";

  private final boolean large;
  private final boolean ruled;
  private final boolean colours;

  /** A grid for maps of one size, as a whole on a screen. */
  TextGrid(GridMap map, Screen screen) {
    large =
        map.width() * (CELL_WIDTH + 1) + 1 <= screen.columns()
            && 3 * map.height() + TEXT_LINES <= screen.rows();
    ruled = 4 * map.height() + 1 + TEXT_LINES <= screen.rows();
    colours = screen.colours();
  }

  /** Whether there is room for figures in the cells. */
  boolean isLarge() {
    return large;
  }

  /** The lines of a map. */
  List<String> lines(Squares squares) {
    List<String> lines = new ArrayList<>();
    GridMap map = squares.map();
    for (int y = 0; y < map.height(); y++) {
      if (large) {
        addLargeRow(lines, squares, y);
      } else {
        addSmallRow(lines, squares, y);
      }
    }
    if (large && ruled) {
      lines.add(rule(squares, map.height()));
    }
    return lines;
  }

  private static boolean isDivided(Squares squares, int x, int y, int otherX, int otherY) {
    GridMap map = squares.map();
    return map.contains(x, y)
        && map.contains(otherX, otherY)
        && squares.isDivided(map.cell(x, y), map.cell(otherX, otherY));
  }

  private static String rule(Squares squares, int y) {
    StringBuilder rule = new StringBuilder("+");
    for (int x = 0; x < squares.map().width(); x++) {
      String line = isDivided(squares, x, y, x, y - 1) ? "═" : "-";
      rule.append(line.repeat(CELL_WIDTH)).append('+');
    }
    return rule.toString();
  }

  private void addLargeRow(List<String> lines, Squares squares, int y) {
    if (ruled || isDivided(squares, 0, y, 0, y - 1)) {
      lines.add(rule(squares, y));
    }
    for (int line = 0; line < 3; line++) {
      StringBuilder text = new StringBuilder("|");
      for (int x = 0; x < squares.map().width(); x++) {
        Square square = squares.at(squares.map().cell(x, y));
        String padded = (content(line, square) + " ".repeat(CELL_WIDTH)).substring(0, CELL_WIDTH);
        text.append(coloured(padded, square));
        text.append(isDivided(squares, x + 1, y, x, y) ? '║' : '|');
      }
      lines.add(text.toString());
    }
  }

  private static String content(int line, Square square) {
    if (!square.isFree()) {
      return "@".repeat(CELL_WIDTH);
    }
    if (line == 0) {
      return "%c %c %c%s  %c"
          .formatted(
              square.end(),
              square.sign(),
              square.mark(),
              square.arrow(),
              square.ground() == '.' ? ' ' : square.ground());
    }
    return square.lines().size() < line ? "" : square.lines().get(line - 1);
  }

  private void addSmallRow(List<String> lines, Squares squares, int y) {
    StringBuilder text = new StringBuilder();
    StringBuilder border = new StringBuilder();
    for (int x = 0; x < squares.map().width(); x++) {
      Square square = squares.at(squares.map().cell(x, y));
      text.append(coloured(String.valueOf(sign(square)), square));
      border.append('-');
      if (isDivided(squares, x + 1, y, x, y)) {
        text.append('|');
        border.append('+');
      }
    }
    if (isDivided(squares, 0, y, 0, y - 1)) {
      lines.add(border.toString());
    }
    lines.add(text.toString());
  }

  private static char sign(Square square) {
    if (!square.isFree()) {
      return '@';
    } else if (square.sign() != '*' && square.end() != ' ') {
      return square.end();
    } else if (square.sign() != ' ') {
      return square.sign();
    }
    return square.mark() == ' ' ? square.ground() : square.mark();
  }

  private String coloured(String text, Square square) {
    String colour = colours && square.isFree() ? square.tint().ansi() : "";
    return colour.isEmpty() ? text : colour + text + RESET;
  }
}
