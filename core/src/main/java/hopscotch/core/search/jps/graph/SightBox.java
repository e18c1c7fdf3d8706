package hopscotch.core.search.jps.graph;

import hopscotch.core.grid.Directions;
import hopscotch.core.search.jps.scan.GoalSight;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;

/**
 * A box of columns and rows of the padded map that holds every goal which is seen from some cells:
 * that jumps from there pass or reach, as {@link GoalSight} tells of one goal. It goes one cell
 * farther where a jump is blocked, and to the end of diagonals on which jumps stop at forced
 * neighbours. For one thread.
 */
final class SightBox {
  private final JumpStops stops;
  private final int straights;
  private int firstColumn;
  private int firstRow;
  private int lastColumn;
  private int lastRow;

  SightBox(JumpRule rule, JumpStops stops) {
    this.stops = stops;
    straights = rule.straights();
    clear();
  }

  void clear() {
    firstColumn = Integer.MAX_VALUE;
    firstRow = Integer.MAX_VALUE;
    lastColumn = 0;
    lastRow = 0;
  }

  /** Extends it to what is seen from a cell along jumps in the directions of a mask. */
  void addSight(int column, int row, int mask) {
    add(column, row, column, row);
    for (int left = mask & straights; left != 0; left &= left - 1) {
      addStraight(Integer.numberOfTrailingZeros(left), column, row);
    }
    for (int left = mask & ~straights; left != 0; left &= left - 1) {
      addDiagonal(Integer.numberOfTrailingZeros(left), column, row);
    }
  }

  private void addDiagonal(int d, int column, int row) {
    byte[] blocks = stops.blocks();
    int position = stops.position(d, column, row);
    int length = 1;
    while ((blocks[position + length >>> 3] >>> (position + length & 7) & 1) == 0) {
      int x = column + length * Directions.dx(d);
      int y = row + length * Directions.dy(d);
      addStraight(JumpRule.sideA(d), x, y);
      addStraight(JumpRule.sideB(d), x, y);
      length++;
    }
  }

  private void addStraight(int d, int column, int row) {
    int length = JumpStops.scan(stops.straights(), stops.position(d, column, row));
    int x = column + length * Directions.dx(d);
    int y = row + length * Directions.dy(d);
    add(Math.min(column, x), Math.min(row, y), Math.max(column, x), Math.max(row, y));
  }

  private void add(int firstColumn, int firstRow, int lastColumn, int lastRow) {
    this.firstColumn = Math.min(this.firstColumn, firstColumn);
    this.firstRow = Math.min(this.firstRow, firstRow);
    this.lastColumn = Math.max(this.lastColumn, lastColumn);
    this.lastRow = Math.max(this.lastRow, lastRow);
  }

  /** Extends it to a box that {@link #write} wrote. */
  void add(int[] boxes, int at) {
    add(boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]);
  }

  /** Writes its first column and row, then its last ones, from a place on. */
  void write(int[] boxes, int at) {
    boxes[at] = firstColumn;
    boxes[at + 1] = firstRow;
    boxes[at + 2] = lastColumn;
    boxes[at + 3] = lastRow;
  }

  /** Whether a box that was written holds a cell. */
  static boolean holds(int[] boxes, int at, int column, int row) {
    // one branch, since which side a cell is beyond cannot be foretold
    int within =
        column - boxes[at] | row - boxes[at + 1] | boxes[at + 2] - column | boxes[at + 3] - row;
    return within >= 0;
  }
}
