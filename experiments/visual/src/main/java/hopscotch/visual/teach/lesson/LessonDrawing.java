package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridMap;
import java.util.List;

/**
 * A small map with a start and a goal, drawn in letters.
 *
 * @param start the cell of the start
 * @param goal the cell of the goal
 */
public record LessonDrawing(GridMap map, int start, int goal) {
  /** The most cells along a side. */
  public static final int MAX_SIDE = 200;

  /**
   * Reads a drawing: rows of terrain letters, with one {@value Square#START} and one {@value
   * Square#GOAL} that stand on ground.
   *
   * @throws IllegalArgumentException if the rows differ in length, or an end is missing or occurs
   *     twice; the message names the place
   */
  public static LessonDrawing read(String name, List<String> rows) {
    int width = rows.isEmpty() ? 0 : rows.get(0).length();
    if (width < 1 || width > MAX_SIDE || rows.size() > MAX_SIDE) {
      throw new IllegalArgumentException(
          "%s: %d rows of %d letters: expected 1 to %d of each"
              .formatted(name, rows.size(), width, MAX_SIDE));
    }
    GridMap.Builder map = GridMap.builder(width, rows.size());
    int[] start = null;
    int[] goal = null;
    for (int y = 0; y < rows.size(); y++) {
      String row = rows.get(y);
      requireRow(name, row, y, width);
      for (int x = 0; x < width; x++) {
        char letter = row.charAt(x);
        if (letter == Square.START) {
          start = once(name, start, letter, x, y);
        } else if (letter == Square.GOAL) {
          goal = once(name, goal, letter, x, y);
        }
        map.set(x, y, letter == Square.START || letter == Square.GOAL ? '.' : letter);
      }
    }
    if (start == null || goal == null) {
      throw new IllegalArgumentException(
          name
              + ": expected one "
              + Square.START
              + " for the start and one "
              + Square.GOAL
              + " for the goal");
    }
    GridMap built = map.build();
    return new LessonDrawing(built, built.cell(start[0], start[1]), built.cell(goal[0], goal[1]));
  }

  private static void requireRow(String name, String row, int y, int width) {
    if (row.length() != width) {
      throw new IllegalArgumentException(
          "%s:%d: %d letters: expected %d, as in the first row"
              .formatted(name, y + 1, row.length(), width));
    }
    for (int x = 0; x < width; x++) {
      if (row.charAt(x) < '!' || row.charAt(x) > '~') {
        throw new IllegalArgumentException(
            "%s:%d:%d: expected a printable letter".formatted(name, y + 1, x + 1));
      }
    }
  }

  private static int[] once(String name, int[] before, char letter, int x, int y) {
    if (before != null) {
      throw new IllegalArgumentException(
          "%s:%d:%d: a second %s: expected one".formatted(name, y + 1, x + 1, letter));
    }
    return new int[] {x, y};
  }
}
