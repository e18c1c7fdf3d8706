package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.Ints;
import hopscotch.core.grid.RowScan;
import hopscotch.core.search.anyangle.exact.corner.Corners;

/**
 * A growing list of corners at which a path from a point may bend, since a line from there is
 * tangent to the blocked cell; or of all corners where some path may bend. Some may be there twice.
 * For one thread.
 */
final class TangentCorners {
  private final Corners corners;
  private final long[] bends;
  private final long[] slashes;
  private final long[] backslashes;
  private final boolean takesAll;
  private final int stride;
  private final Ints found = new Ints();
  private int x;
  private int y;

  /**
   * A list without corners.
   *
   * @param takesAll whether corners are taken to which no line is tangent, too
   */
  TangentCorners(Corners corners, int stride, boolean takesAll) {
    this.corners = corners;
    this.stride = stride;
    this.takesAll = takesAll;
    bends = corners.bends();
    slashes = takesAll ? bends : corners.slashes();
    backslashes = takesAll ? bends : corners.backslashes();
  }

  /** Begins with a point in doubled coordinates, and no corners. */
  void begin(int fromX, int fromY) {
    x = fromX;
    y = fromY;
    found.clear();
  }

  /** The corners found, by number. */
  Ints found() {
    return found;
  }

  /**
   * Adds the corners of a line between two rows, but not the point's, from one column to another,
   * both included. On either side of the point's column these are the corners of one slope.
   */
  void addLine(int lineY, int from, int to) {
    int base = (lineY >> 1) * stride;
    long[] before = lineY > y ? slashes : backslashes;
    long[] behind = lineY > y ? backslashes : slashes;
    addAll(before, base + from, base + Math.min(to, x - 1 >> 1));
    int column = x >> 1;
    if ((x & 1) == 0 && from <= column && column <= to && corners.isBend(base + column)) {
      found.add(base + column);
    }
    addAll(behind, base + Math.max(from, column + 1), base + to);
  }

  /** Adds the numbers of the bits that are set from {@code first} to {@code last}. */
  private void addAll(long[] bits, int first, int last) {
    if (first > last) {
      return;
    }
    int lastWord = last >>> 6;
    long mask = -1L << first;
    for (int word = first >>> 6; word <= lastWord; word++) {
      long set = bits[word] & mask;
      if (word == lastWord) {
        set &= -1L >>> ~last;
      }
      for (; set != 0; set &= set - 1) {
        found.add((word << 6) + Long.numberOfTrailingZeros(set));
      }
      mask = -1L;
    }
  }

  /**
   * Adds the nearest corner to either side of the point on its own line, between two columns. From
   * there the farther ones are seen, which are added only where all are.
   */
  void addOwnLine(int from, int to) {
    int base = (y >> 1) * stride;
    int at = base + (x >> 1);
    if (takesAll) {
      addAll(bends, base + from, at - 1);
      addAll(bends, at + 1, base + to);
      return;
    }
    int right = RowScan.nextFree(bends, at + 1, base + to + 1);
    if (right <= base + to) {
      found.add(right);
    }
    for (int left = at - 1; left >= base + from; left--) {
      if (corners.isBend(left)) {
        found.add(left);
        return;
      }
    }
  }
}
