package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.sight.RowScan;
import java.util.Arrays;

/**
 * Finds the corners that a point sees and at which a taut path from there may bend, by cones of
 * sight that widen from line to line between rows, as in {@link Anya}. Along a straight line on
 * which corners touch on both sides only the nearer ones are found: from there the farther are.
 *
 * <p>Reusable; for one thread.
 */
final class VisibleCorners {
  private final Corners corners;
  private final long[] freeBits;
  private final long[] bends;
  private final int stride;
  private final Ints found = new Ints();

  /** Six numbers a cone: a cell beyond its interval, its side, and points of its two rays. */
  private int[] stack = new int[6 * 256];

  private int depth;
  private int x;
  private int y;
  private int targetX;
  private int targetY;
  private int targetCell;
  private boolean seesTarget;

  VisibleCorners(GridGraph graph, Corners corners) {
    this.corners = corners;
    freeBits = graph.freeBits();
    bends = corners.bends();
    stride = graph.map().stride();
  }

  /** The corners found by the last scan, by number; some may be there twice. */
  Ints found() {
    return found;
  }

  /** Whether the last scan saw its target. */
  boolean seesTarget() {
    return seesTarget;
  }

  /**
   * Looks around from a point in doubled coordinates.
   *
   * @param cell the cell it belongs to
   * @param target the cell of a point to look for, or -1
   */
  void scan(int fromX, int fromY, int cell, int target, int atX, int atY) {
    x = fromX;
    y = fromY;
    targetCell = target;
    targetX = atX;
    targetY = atY;
    seesTarget = false;
    found.clear();
    depth = 0;
    for (int i = 0; i < 4; i++) {
      int around = corners.freeCellAround(x, y, cell, i);
      boolean isOfRunBefore = (i & 1) == 1 && corners.freeCellAround(x, y, cell, i - 1) >= 0;
      if (around >= 0 && !isOfRunBefore) {
        lookAround(around);
      }
    }
    while (depth > 0) {
      depth--;
      look(6 * depth);
    }
  }

  /** Sees all of the run of a cell that the point lies in or beside. */
  private void lookAround(int cell) {
    int begin = RowScan.previousBlocked(freeBits, cell) + 1;
    int end = RowScan.nextBlocked(freeBits, cell);
    int row = cell / stride;
    int firstCell = row * stride + 1;
    seesTarget |= targetCell >= begin && targetCell < end;
    for (int side = -1; side <= 1; side += 2) {
      int lineY = 2 * row - 1 + side;
      int from = begin - firstCell;
      int to = end - firstCell;
      if (lineY == y) {
        addNearestOnLine(from, to);
        continue;
      }
      addCorners(lineY, from, to);
      int beyond = firstCell + side * stride;
      int next = RowScan.nextFree(freeBits, from + beyond, to + beyond);
      while (next < to + beyond) {
        int stop = Math.min(RowScan.nextBlocked(freeBits, next), to + beyond);
        push(next, side, 2 * (next - beyond), lineY, 2 * (stop - beyond), lineY);
        next = RowScan.nextFree(freeBits, stop, to + beyond);
      }
    }
  }

  private void push(int cell, int side, int leastX, int leastY, int mostX, int mostY) {
    if (6 * depth == stack.length) {
      stack = Arrays.copyOf(stack, 2 * stack.length);
    }
    int at = 6 * depth;
    stack[at] = cell;
    stack[at + 1] = side;
    stack[at + 2] = leastX;
    stack[at + 3] = leastY;
    stack[at + 4] = mostX;
    stack[at + 5] = mostY;
    depth++;
  }

  /** Follows a cone through the run beyond its interval. */
  private void look(int at) {
    int cell = stack[at];
    int side = stack[at + 1];
    int leastX = stack[at + 2];
    int leastY = stack[at + 3];
    int mostX = stack[at + 4];
    int mostY = stack[at + 5];
    int row = cell / stride;
    int firstCell = row * stride + 1;
    int begin = RowScan.previousBlocked(freeBits, cell) + 1 - firstCell;
    int end = RowScan.nextBlocked(freeBits, cell) - firstCell;
    int lineY = 2 * row - 1 + side;
    long distance = Math.abs(lineY - y);
    long leastDepth = Math.abs(leastY - y);
    long mostDepth = Math.abs(mostY - y);
    long least = x * leastDepth + (leastX - x) * distance;
    long most = x * mostDepth + (mostX - x) * distance;
    if (targetCell >= begin + firstCell && targetCell < end + firstCell) {
      seesTarget |=
          side * cross(leastX - x, leastY - y, targetX - x, targetY - y) <= 0
              && side * cross(mostX - x, mostY - y, targetX - x, targetY - y) >= 0;
    }
    int from = Math.max(begin, (int) ((double) least / (2 * leastDepth)));
    int to = Math.min(end, Cones.columnsUpTo((double) most / mostDepth));
    addCorners(
        lineY,
        2L * from * leastDepth < least ? from + 1 : from,
        2L * to * mostDepth > most ? to - 1 : to);
    int beyond = firstCell + side * stride;
    int next = RowScan.nextFree(freeBits, from + beyond, to + beyond);
    while (next < to + beyond) {
      int stop = Math.min(RowScan.nextBlocked(freeBits, next), to + beyond);
      int nextX = 2 * (next - beyond);
      int stopX = 2 * (stop - beyond);
      if (nextX * mostDepth < most && stopX * leastDepth > least) {
        boolean begins = nextX * leastDepth >= least;
        boolean stops = stopX * mostDepth <= most;
        push(
            next,
            side,
            begins ? nextX : leastX,
            begins ? lineY : leastY,
            stops ? stopX : mostX,
            stops ? lineY : mostY);
      }
      next = RowScan.nextFree(freeBits, stop, to + beyond);
    }
  }

  /**
   * Adds the corners of a line between two columns, both included, at which a line from the point
   * is tangent. On either side of the point's column these are the corners of one slope.
   */
  private void addCorners(int lineY, int from, int to) {
    int base = (lineY >> 1) * stride;
    long[] before = lineY > y ? corners.slashes() : corners.backslashes();
    long[] behind = lineY > y ? corners.backslashes() : corners.slashes();
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

  /** Adds the nearest corner to either side of the point, on a side of the run that it lies on. */
  private void addNearestOnLine(int from, int to) {
    int base = (y >> 1) * stride;
    int at = base + (x >> 1);
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

  private static long cross(int ax, int ay, int bx, int by) {
    return (long) ax * by - (long) ay * bx;
  }
}
