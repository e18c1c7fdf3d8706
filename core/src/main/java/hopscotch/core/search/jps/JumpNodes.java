package hopscotch.core.search.jps;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * Where the jump points of a graph are, and the moves that arrivals there keep, by number: for
 * searches that know jump points by number and find their jumps as they need them.
 *
 * <p>A node is {@code 1 << SHIFT} ints: {@link #COLUMN}, {@link #ROW}, and the masks of the moves
 * by direction of arrival, four to an int.
 *
 * <p>Space: 16 bytes a jump point. Immutable.
 */
final class JumpNodes {
  /** The shift of a number to the node of the jump point. */
  static final int SHIFT = 2;

  /** The column of the padded map in a node. */
  static final int COLUMN = 0;

  /** The row of the padded map in a node. */
  static final int ROW = 1;

  private static final int MASKS = 2;

  private final JumpPoints points;
  private final int[] array;

  JumpNodes(GridGraph graph, byte[] skip, JumpPoints points) {
    this.points = points;
    byte[] moves = graph.moves();
    int stride = graph.map().stride();
    int[] offsets = Directions.offsets(stride);
    int[] cells = points.cells();
    array = new int[ArrayLength.of((long) cells.length << SHIFT, "the nodes of jump points")];
    for (int number = 0; number < cells.length; number++) {
      int cell = cells[number];
      int node = number << SHIFT;
      array[node | COLUMN] = cell % stride;
      array[node | ROW] = cell / stride;
      for (int d = 0; d < Directions.COUNT; d++) {
        if (points.stopIn(d) && JumpStops.isArrival(skip, moves, offsets, d, cell)) {
          int mask = moves[cell] & ~skip[d << 8 | moves[cell - offsets[d]] & 0xff] & 0xff;
          array[node | MASKS + (d >>> 2)] |= mask << ((d & 3) << 3);
        }
      }
    }
  }

  /** The jump points. */
  JumpPoints points() {
    return points;
  }

  /** The nodes by number; not to be written. */
  int[] array() {
    return array;
  }

  /** The moves that an arrival in direction {@code d} keeps. */
  static int mask(int[] nodes, int number, int d) {
    return nodes[number << SHIFT | MASKS + (d >>> 2)] >>> ((d & 3) << 3) & 0xff;
  }

  /** The bytes it holds. */
  long bytes() {
    return 4L * array.length + points.bytes();
  }
}
