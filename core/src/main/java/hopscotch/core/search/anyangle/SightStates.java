package hopscotch.core.search.anyangle;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.BucketQueue;
import java.util.Arrays;

/**
 * What an any-angle search knows of each cell: g, and in one long, from the high bits on, the
 * search's number (33 bits), whether the cell is closed (1) and its parent (29), which may be any
 * cell in sight. Search numbers count up, so a link of an earlier search is below every link of
 * this one; nothing is cleared between searches. 16 bytes a cell.
 */
final class SightStates {
  /** Set once the cell was expanded. */
  static final long CLOSED = 1L << GridMap.CELL_BITS;

  /** The parent in a link. */
  static final int PARENT_MASK = GridMap.MAX_CELLS - 1;

  /** Keys of the open list in a width of a cell. */
  private static final int KEYS_PER_WIDTH = 64;

  /** A bucket of the open list is an eighth of a cell wide. */
  private static final int BUCKET_SHIFT = 3;

  /**
   * By how much f can exceed that of the cell expanded: the way to a neighbour and h are each
   * longer by a move at most, and the g of a cell that lazy Theta* expands has risen by two moves'
   * as much; so 6 sqrt 2, and the rounding.
   */
  private static final double SPAN = 9;

  private static final long SEARCH_UNIT = 2 * CLOSED;

  private final long[] links;
  private final double[] lengths;
  private long base;

  SightStates(int cellCount) {
    links = new long[cellCount];
    lengths = new double[cellCount];
    lengths[0] = Double.POSITIVE_INFINITY;
  }

  /** Search, closed mark and parent by cell. */
  long[] links() {
    return links;
  }

  /**
   * g by cell; undefined where the link is below the search's base. Cell 0, of the border, has an
   * infinite g: see {@link #maskIfReached}.
   */
  double[] lengths() {
    return lengths;
  }

  /** Begins a search: all cells are unreached. Returns the search's base. */
  long begin() {
    if (base > Long.MAX_VALUE - 2 * SEARCH_UNIT) {
      Arrays.fill(links, 0);
      base = 0;
    }
    base += SEARCH_UNIT;
    return base;
  }

  /**
   * All bits where a link is of this search, else none: {@code lengths[cell & mask]} is the g of a
   * cell or infinite, and no branch is guessed wrong for it.
   */
  static int maskIfReached(long link, long base) {
    return (int) (base - 1 - link >> 63);
  }

  /** An open list by lengths as {@link #key} has them. */
  static BucketQueue openList() {
    return new BucketQueue(BUCKET_SHIFT, key(SPAN));
  }

  /** A length as a key of the open list, rounded down. */
  static long key(double length) {
    return (long) (length * KEYS_PER_WIDTH);
  }

  /** Appends the waypoints from {@code start} to {@code goal}, which this search reached. */
  void trace(int start, int goal, PathBuffer path) {
    int from = path.size();
    for (int cell = goal; cell != start; cell = (int) links[cell] & PARENT_MASK) {
      path.add(cell);
    }
    path.add(start);
    path.reverse(from);
  }
}
