package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.RowScan;

/**
 * The cells at which a straight scan stops, as bits: the bit of a cell is 0 if it is blocked or a
 * subgoal, and 1 otherwise. The bits are kept twice, by rows and by columns, so that a step in
 * either direction looks at 64 cells. Space: 1/4 byte for each cell. Immutable, but for {@link
 * SubgoalRepair}.
 *
 * <p>The bits by rows are indexed by cell. Those by columns are indexed by {@code (x + 1) * (height
 * + 1) + y + 1}: the map is reflected on its main diagonal, and padded in the same way.
 */
final class SubgoalStops {
  private final int stride;
  private final int columnStride;
  private final long[] rows;
  private final long[] columns;

  /** The stops of a graph without subgoals. */
  SubgoalStops(GridGraph graph) {
    GridMap map = graph.map();
    stride = map.stride();
    columnStride = map.height() + 1;
    rows = graph.freeBits().clone();
    columns = new long[((map.width() + 2) * columnStride >>> 6) + 2];
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (graph.isFree(map.cell(x, y))) {
          int at = column(map.cell(x, y));
          columns[at >>> 6] |= 1L << at;
        }
      }
    }
  }

  /** Makes a cell a stop, or lets scans pass it. */
  void set(int cell, boolean isStop) {
    set(rows, cell, isStop);
    set(columns, column(cell), isStop);
  }

  private static void set(long[] bits, int at, boolean isStop) {
    long bit = 1L << at;
    bits[at >>> 6] = isStop ? bits[at >>> 6] & ~bit : bits[at >>> 6] | bit;
  }

  /** The number of moves east from a cell to the first stop. */
  int east(int cell) {
    return RowScan.nextBlocked(rows, cell + 1) - cell;
  }

  /** The number of moves west from a cell to the first stop. */
  int west(int cell) {
    return cell - RowScan.previousBlocked(rows, cell - 1);
  }

  /** The number of moves south from a cell to the first stop. */
  int south(int cell) {
    return southOf(column(cell));
  }

  /** The number of moves north from a cell to the first stop. */
  int north(int cell) {
    return northOf(column(cell));
  }

  /** Like {@link #south}, for the index of a cell by columns. */
  int southOf(int column) {
    return RowScan.nextBlocked(columns, column + 1) - column;
  }

  /** Like {@link #north}, for the index of a cell by columns. */
  int northOf(int column) {
    return column - RowScan.previousBlocked(columns, column - 1);
  }

  /** The number of moves from a cell in a straight direction to the first stop. */
  int distance(int cell, int direction) {
    return switch (direction) {
      case Directions.N -> north(cell);
      case Directions.E -> east(cell);
      case Directions.S -> south(cell);
      default -> west(cell);
    };
  }

  /** Like {@link #distance(int, int)}, with the cell's index by columns as well. */
  int distance(int cell, int column, int direction) {
    return switch (direction) {
      case Directions.N -> northOf(column);
      case Directions.E -> east(cell);
      case Directions.S -> southOf(column);
      default -> west(cell);
    };
  }

  /** The stops among the 64 cells of a word of the bits by rows. */
  long rows(int word) {
    return ~rows[word];
  }

  boolean isStop(int cell) {
    return (rows[cell >>> 6] >>> cell & 1) == 0;
  }

  /** The index of a cell by columns. */
  int column(int cell) {
    int y = cell / stride;
    return (cell - y * stride) * columnStride + y;
  }

  /** The number that a move in a direction adds to an index by columns. */
  int columnStep(int direction) {
    return Directions.dx(direction) * columnStride + Directions.dy(direction);
  }

  long bytes() {
    return 8L * (rows.length + columns.length);
  }
}
