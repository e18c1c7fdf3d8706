package hopscotch.judge.query;

/**
 * A cell, given by its position on a map.
 *
 * @param x the column, from 0
 * @param y the row, from 0, downwards
 */
public record Point(int x, int y) {

  /**
   * Reads {@code x,y}. A negative number is off every map.
   *
   * @throws IllegalArgumentException if the text is not a point
   */
  public static Point parse(String text) {
    if (!text.matches("-?[0-9]{1,9},-?[0-9]{1,9}")) {
      throw new IllegalArgumentException("expected x,y such as 12,34, got '" + text + "'");
    }
    int comma = text.indexOf(',');
    return new Point(
        Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
  }

  @Override
  public String toString() {
    return "(" + x + ", " + y + ")";
  }
}
