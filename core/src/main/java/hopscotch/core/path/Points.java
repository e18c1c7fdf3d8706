package hopscotch.core.path;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;

/**
 * The corners and centres of a map's cells as points in doubled coordinates, so that both are whole
 * numbers. Cell (x, y) has its corners at (2x, 2y) to (2x + 2, 2y + 2) and its centre at (2x + 1,
 * 2y + 1). A <em>point</em> is an {@code int} in [0, {@link #count()}): (2 width + 1) * y + x.
 *
 * <p>Only here do a query's cells become the points of its ends, as the movement says.
 */
public final class Points {
  private final GridMap map;
  private final int stride;
  private final int endOffset;

  /** The points of a graph's map, with ends as its movement places them. */
  public Points(GridGraph graph) {
    this(graph.map(), graph.movement().ends());
  }

  /** The points of a map. */
  public Points(GridMap map, EndPoints ends) {
    this.map = map;
    stride = 2 * map.width() + 1;
    endOffset = ends == EndPoints.CENTRES ? 1 : 0;
  }

  /**
   * The number of points. It is below four times the largest number of cells, so it fits in an int.
   */
  public int count() {
    return stride * (2 * map.height() + 1);
  }

  /** The point at doubled coordinates, x from 0 to 2 width and y from 0 to 2 height. */
  public int point(int x, int y) {
    return y * stride + x;
  }

  /** The doubled x of a point. */
  public int x(int point) {
    return point % stride;
  }

  /** The doubled y of a point. */
  public int y(int point) {
    return point / stride;
  }

  /** The point at which a query begins or ends in this cell. */
  public int end(int cell) {
    return point(2 * map.x(cell) + endOffset, 2 * map.y(cell) + endOffset);
  }

  /** The centre of a cell. */
  public int centre(int cell) {
    return point(2 * map.x(cell) + 1, 2 * map.y(cell) + 1);
  }

  /** The point of a waypoint as a {@link PathBuffer} keeps it: a point, or the centre of a cell. */
  public int of(int waypoint) {
    return waypoint < 0 ? ~waypoint : centre(waypoint);
  }

  /** Whether this is the index of a point. */
  public boolean isPoint(int index) {
    return index >= 0 && index < count();
  }

  /**
   * A point in widths of a cell, {@code (3, 2.5)}, where the corners of cell (x, y) are (x, y) to
   * (x + 1, y + 1).
   */
  public String describe(int point) {
    return isPoint(point)
        ? "(" + halves(x(point)) + ", " + halves(y(point)) + ")"
        : "index " + point + " (no point of the map)";
  }

  private static String halves(int doubled) {
    return doubled / 2 + (doubled % 2 == 0 ? "" : ".5");
  }
}
