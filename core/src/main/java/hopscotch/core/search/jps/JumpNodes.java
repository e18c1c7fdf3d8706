package hopscotch.core.search.jps;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.Directions;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;

/**
 * The jump points of a graph by number: where each is, and which moves an arrival there keeps. For
 * searches that know jump points by number and find their jumps as they need them.
 *
 * <p>A node is {@code 1 << shift()} ints, so that an expansion reads all it needs side by side:
 * {@link #COLUMN}, {@link #ROW}, and from {@link #MASKS} on 16 bits for each direction of arrival.
 * Of these, the low bits are the mask of the moves that the arrival keeps. Above it is the mask of
 * moves along which a jump is worth while: at first all of them, or {@link #BLIND}.
 *
 * <p>Space: 16 bytes for each jump point, 32 where corners may be cut. Immutable, but for copies of
 * the array that searches own.
 */
final class JumpNodes {
  /** The column of the padded map in a node. */
  static final int COLUMN = 0;

  /** The row of the padded map in a node. */
  static final int ROW = 1;

  /** The bits of the moves that are kept, in the masks of an arrival. */
  static final int MASK = 0xff;

  /** The shift of the moves that are worth while, in the masks of an arrival. */
  static final int WORTHWHILE = 8;

  /** Stands for the moves that are worth while of {@link BlindArrivals}: no arrival has so many. */
  static final int BLIND = 0xff;

  private static final int MASKS = 2;

  private final JumpPoints points;
  private final int shift;
  private final int[] array;

  /**
   * The nodes of a graph.
   *
   * @param blind tells which arrivals are blind; null if no search is to leave them out
   */
  JumpNodes(JumpRule rule, JumpPoints points, BlindArrivals blind) {
    this.points = points;
    shift = rule.mayForceOnDiagonals() ? 3 : 2;
    int stride = rule.graph().map().stride();
    int[] cells = points.cells();
    array = new int[ArrayLength.of((long) cells.length << shift, "the nodes of jump points")];
    for (int number = 0; number < cells.length; number++) {
      int cell = cells[number];
      int node = number << shift;
      array[node + COLUMN] = cell % stride;
      array[node + ROW] = cell / stride;
      for (int d = 0; d < Directions.COUNT; d++) {
        if (rule.isArrival(d, cell)) {
          int mask = rule.kept(d, cell);
          boolean isBlind =
              blind != null && blind.isBlind(cell, array[node + COLUMN], array[node + ROW], mask);
          int worthwhile = isBlind ? BLIND : mask;
          array[node + MASKS + (d >>> 1)] |= (worthwhile << WORTHWHILE | mask) << ((d & 1) << 4);
        }
      }
    }
  }

  JumpPoints points() {
    return points;
  }

  /** The nodes by number; not to be written, but in a copy. */
  int[] array() {
    return array;
  }

  /** The shift of a number to its node. */
  int shift() {
    return shift;
  }

  /** The masks of an arrival in direction {@code d}. */
  static int masks(int[] nodes, int node, int d) {
    return nodes[node + MASKS + (d >>> 1)] >>> ((d & 1) << 4) & 0xffff;
  }

  /** Takes the moves of a mask from those of an arrival that are worth while. */
  static void leaveOut(int[] nodes, int node, int d, int mask) {
    nodes[node + MASKS + (d >>> 1)] &= ~(mask << WORTHWHILE << ((d & 1) << 4));
  }

  long bytes() {
    return 4L * array.length;
  }
}
