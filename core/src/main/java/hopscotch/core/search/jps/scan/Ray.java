package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import java.util.Arrays;

/**
 * A direction of jumps: what a move costs and adds to a cell, and the positions of the cells in
 * {@link JumpStops}. The position of the next cell is one further.
 *
 * <p>Positions are counted along rows for E and W, along columns for S and N, along diagonals for
 * the others. They are counted backwards for W, N, NE and NW. Each direction has a range of its
 * own. A diagonal that leaves the map on one side goes on from the other, so that all fill a
 * rectangle.
 */
public final class Ray {
  /** The positions before the first, so that a word can be read there. */
  static final int MARGIN = 64;

  final int direction;

  /** The number that a move adds to a cell. */
  public final int offset;

  /** The cost of a move. */
  final long cost;

  private final int columns;

  /**
   * For each row, what it adds to a column to tell diagonals apart; null for straight directions.
   */
  private final int[] skews;

  private final int origin;
  private final int columnStep;
  private final int rowStep;

  Ray(GridGraph graph, int direction) {
    this.direction = direction;
    offset = Directions.offsets(graph.map().stride())[direction];
    cost = graph.moveCosts()[direction];
    columns = graph.map().stride();
    int rows = graph.map().height() + 2;
    int dx = Directions.dx(direction);
    int dy = Directions.dy(direction);
    boolean isAlongRow = dy == 0;
    int sign = isAlongRow ? dx : dy;
    skews = dx * dy == 0 ? null : skews(-dx * dy, rows);
    columnStep = sign * (isAlongRow ? 1 : rows);
    rowStep = sign * (isAlongRow ? columns : 1);
    int plane = columns * rows;
    int place = graph.movement().directions() == 8 ? direction & 3 : direction >> 1;
    origin = MARGIN + place * plane + (sign > 0 ? 0 : plane - 1);
  }

  /** Each between -columns and 0, so that a sum with a column is less than columns away from 0. */
  private int[] skews(int slope, int rows) {
    int[] skews = new int[rows];
    Arrays.setAll(skews, row -> Math.floorMod(slope * row, columns) - columns);
    return skews;
  }

  /** The position of the cell in a column and a row of the padded map. */
  int position(int column, int row) {
    return origin + columnStep * (skews == null ? column : diagonal(column, row)) + rowStep * row;
  }

  private int diagonal(int column, int row) {
    int diagonal = column + skews[row];
    return diagonal + (columns & diagonal >> 31);
  }

  /**
   * The number that a move in another direction adds to a position. This direction must be
   * straight.
   */
  public int step(int move) {
    return columnStep * Directions.dx(move) + rowStep * Directions.dy(move);
  }

  long bytes() {
    return skews == null ? 0 : 4L * skews.length;
  }
}
