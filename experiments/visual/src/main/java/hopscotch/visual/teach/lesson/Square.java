package hopscotch.visual.teach.lesson;

import hopscotch.core.grid.GridMap;
import java.util.List;

/**
 * The picture of a cell on a board.
 *
 * @param isFree whether it is not a wall; nothing else is shown of a wall
 * @param end the letter of a start or goal, or a blank
 * @param sign the sign of the cell's state, or a blank
 * @param mark another sign, or a blank
 * @param dx the column of the arrow's head less its own, -1 to 1
 * @param dy the row of it less its own, -1 to 1; both 0 for no arrow
 * @param ground the letter of the terrain
 * @param lines at most two lines of figures
 * @param tint the colour
 */
public record Square(
    boolean isFree,
    char end,
    char sign,
    char mark,
    int dx,
    int dy,
    char ground,
    List<String> lines,
    Tint tint) {
  /** The letter of the start. */
  public static final char START = 'A';

  /** The letter of the goal. */
  public static final char GOAL = 'B';

  private static final String ARROWS = "↖↑↗← →↙↓↘";

  /** Copies the lines. */
  public Square {
    lines = List.copyOf(lines);
  }

  /** A wall of a map. */
  public static Square wall(GridMap map, int cell, Tint tint) {
    return new Square(false, ' ', ' ', ' ', 0, 0, (char) map.terrain(cell), List.of(), tint);
  }

  /**
   * The square of a cell that is not a wall.
   *
   * @param signs end, sign and mark
   * @param to the cell to which its arrow points, which may be beyond a neighbour; -1 for no arrow
   */
  public static Square of(
      GridMap map, int cell, String signs, int to, List<String> lines, Tint tint) {
    return new Square(
        true,
        signs.charAt(0),
        signs.charAt(1),
        signs.charAt(2),
        to < 0 ? 0 : Integer.signum(map.x(to) - map.x(cell)),
        to < 0 ? 0 : Integer.signum(map.y(to) - map.y(cell)),
        (char) map.terrain(cell),
        lines,
        tint);
  }

  /** This square with another terrain letter. */
  public Square on(char other) {
    return new Square(isFree, end, sign, mark, dx, dy, other, lines, tint);
  }

  /** An arrow to a neighbour or beyond it, or a blank for none. */
  public String arrow() {
    return ARROWS.substring(3 * (dy + 1) + dx + 1, 3 * (dy + 1) + dx + 2);
  }
}
