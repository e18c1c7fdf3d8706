package hopscotch.core.search.anyangle;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.open.BucketQueue;
import java.util.Arrays;

/**
 * The state of each cell in an any-angle search: g, and a link in one int. From the high bits on,
 * the link has the search's number, whether the cell is closed (1), and its parent, in as many bits
 * as the map's cells need. The parent may be any cell in sight. 12 bytes for each cell.
 *
 * <p>Search numbers count up, so a link of an earlier search is below every link of this one. Links
 * are cleared only when the numbers are used up. That is every 511 searches on a map of 1,024 by
 * 1,024 cells, every 31 on one of 4,096 by 4,096, and for each search on the largest.
 */
final class SightStates {
  /** Keys of the open list in a width of a cell. */
  private static final int KEYS_PER_WIDTH = 64;

  /** A bucket of the open list is an eighth of a cell wide. */
  private static final int BUCKET_SHIFT = 3;

  /**
   * The most by which f of a neighbour can exceed that of the cell expanded, in lengths. The way to
   * the neighbour and h are each longer by a move at most. The g of a cell that lazy Theta* expands
   * has risen by two moves at most: to the neighbour that offered it, which is closed, and back.
   * That makes 4 sqrt 2, and the rounding; the rest is to spare.
   */
  private static final double SPAN = 9;

  private final int[] links;
  private final double[] lengths;
  private final int closedBit;
  private int remaining;

  SightStates(int cellCount) {
    links = new int[cellCount];
    lengths = new double[cellCount];
    lengths[0] = Double.POSITIVE_INFINITY;
    closedBit = Integer.highestOneBit(cellCount - 1) << 1;
  }

  /** The bit of a link that is set once the cell was expanded. */
  int closedBit() {
    return closedBit;
  }

  /** The bits of the parent in a link. */
  int parentMask() {
    return closedBit - 1;
  }

  /** Search, closed mark and parent by cell. */
  int[] links() {
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
  int begin() {
    int searches = Integer.MAX_VALUE / (2 * closedBit);
    if (remaining == 0) {
      Arrays.fill(links, 0);
      remaining = searches;
    }
    remaining--;
    return (searches - remaining) * 2 * closedBit;
  }

  /**
   * All bits where a link is of this search, else none: {@code lengths[cell & mask]} is the g of a
   * cell or infinite, and no branch is guessed wrong for it.
   */
  static int maskIfReached(int link, int base) {
    return base - 1 - link >> 31;
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
    for (int cell = goal; cell != start; cell = links[cell] & parentMask()) {
      path.add(cell);
    }
    path.add(start);
    path.reverse(from);
  }
}
