package hopscotch.core.search.anyangle;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.OpenEntry;
import java.util.Arrays;

/**
 * What an any-angle search knows of each cell: g, and in one long, from the high bits on, the
 * search's number (35 bits), whether the cell is closed (1) and its parent (27), which may be any
 * cell in sight. Search numbers count up, so a link of an earlier search is below every link of
 * this one; nothing is cleared between searches. 16 bytes a cell.
 */
final class SightStates {
  /** Set once the cell was expanded. */
  static final long CLOSED = 1L << 27;

  /** The parent in a link. */
  static final int PARENT_MASK = (1 << 27) - 1;

  private static final long SEARCH_UNIT = 1L << 28;

  private final long[] links;
  private final double[] lengths;
  private long base;

  SightStates(int cellCount) {
    links = new long[cellCount];
    lengths = new double[cellCount];
  }

  /** Search, closed mark and parent by cell. */
  long[] links() {
    return links;
  }

  /** g by cell; undefined where the link is below the search's base. */
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

  /** An entry of the open list that comes before earlier ones of the same f. */
  static long lastInFirst(long generated, int cell) {
    return OpenEntry.of(OpenEntry.MAX_TIE - generated, cell);
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
