package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.sight.RowScan;

/**
 * Finds the corners that a point sees and at which a taut path from there may bend, by cones of
 * sight that widen from line to line between rows, as in {@link Anya}. Along a straight line on
 * which corners touch on both sides only the nearer ones are found: from there the farther are.
 *
 * <p>Where the path's other end is known, it looks round only as far as it is asked to: a cone
 * waits as long as a path over its interval to the other end is longer, walls ignored, and cells
 * that no shortest path enters are left out.
 *
 * <p>Reusable; for one thread.
 */
final class VisibleCorners {
  private final Corners corners;
  private final long[] freeBits;
  private final long[] bends;
  private final int stride;
  private final Ints found = new Ints();

  private final Pruning.Query relevant;

  /** Cones to look along, and cones that wait. */
  private final SightCones stack = new SightCones();

  private final SightCones waiting = new SightCones();
  private double horizon;
  private int x;
  private int y;
  private int targetX;
  private int targetY;
  private int targetCell;
  private boolean seesTarget;

  /** Looks round without another end. */
  VisibleCorners(GridGraph graph, Corners corners) {
    this(graph, corners, null);
  }

  /**
   * Looks round for shortest paths to another end.
   *
   * @param relevant what is left out; it is given the ends before this begins
   */
  VisibleCorners(GridGraph graph, Corners corners, Pruning.Query relevant) {
    this.corners = corners;
    this.relevant = relevant;
    freeBits = graph.freeBits();
    bends = corners.bends();
    stride = graph.map().stride();
  }

  /** The corners found by the last look, by number; some may be there twice. */
  Ints found() {
    return found;
  }

  /** Whether the other end was seen. */
  boolean seesTarget() {
    return seesTarget;
  }

  /** Looks all round from a corner, in doubled coordinates. */
  void scan(int fromX, int fromY) {
    begin(fromX, fromY, -1, 0, 0, -1);
    look(Double.POSITIVE_INFINITY);
  }

  /**
   * Begins to look round from a point of a cell, in doubled coordinates, for paths to another.
   * Finds at once the corners of the lines on which it lies.
   */
  void begin(int fromX, int fromY, int cell, int toX, int toY, int toCell) {
    x = fromX;
    y = fromY;
    targetCell = toCell;
    targetX = toX;
    targetY = toY;
    seesTarget = false;
    found.clear();
    stack.clear();
    waiting.clear();
    horizon = toCell < 0 ? Double.POSITIVE_INFINITY : 0;
    for (int i = 0; i < 4; i++) {
      int around = cellAround(cell, i);
      boolean isOfRunBefore = (i & 1) == 1 && cellAround(cell, i - 1) >= 0;
      if (around >= 0 && !isOfRunBefore) {
        lookAround(around);
      }
    }
  }

  private int cellAround(int cell, int i) {
    int around = corners.freeCellAround(x, y, cell, i);
    return around < 0 || targetCell >= 0 && !relevant.has(around) ? -1 : around;
  }

  /** A bound on the length of paths over what was not looked at; infinite if nothing is left. */
  double nextLength() {
    return waiting.leastLength();
  }

  /** Looks as far as paths of a length may lead, and adds what it finds. */
  void look(double length) {
    horizon = length;
    waiting.moveUpTo(length, stack);
    while (stack.size() > 0) {
      stack.removeLast();
      look(stack.numbers(), 8 * stack.size(), stack.slopes(), 3 * stack.size());
    }
  }

  /** Sees all of the run of a cell that the point lies in or beside. */
  private void lookAround(int cell) {
    int begin = RowScan.previousBlocked(freeBits, cell) + 1;
    int end = RowScan.nextBlocked(freeBits, cell);
    if (targetCell >= 0) {
      begin = relevant.first(begin, cell);
      end = relevant.stop(cell, end);
    }
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
        int nextX = 2 * (next - beyond);
        int stopX = 2 * (stop - beyond);
        double distance = lineY - y;
        add(
            next,
            stop,
            side,
            lineY,
            nextX,
            lineY,
            stopX,
            lineY,
            (nextX - x) / distance,
            (stopX - x) / distance);
        next = RowScan.nextFree(freeBits, stop, to + beyond);
      }
    }
  }

  private void add(
      int cell,
      int stop,
      int side,
      int line,
      int leastX,
      int leastY,
      int mostX,
      int mostY,
      double leastSlope,
      double mostSlope) {
    SightCones cones = stack;
    double length = 0;
    if (targetCell >= 0) {
      if (!relevant.mayEnter(cell, side)) {
        return;
      }
      int distance = line - y;
      length =
          Cones.estimate(
              Math.abs(distance),
              leastSlope * distance,
              mostSlope * distance,
              targetX - x,
              Math.abs(targetY - line));
      if (length > horizon) {
        cones = waiting;
      }
    }
    cones.add(cell, stop, side, line, leastX, leastY, mostX, mostY, leastSlope, mostSlope, length);
  }

  /** Follows a cone through the run beyond its interval. */
  private void look(int[] numbers, int at, double[] slopes, int slopesAt) {
    int cell = numbers[at];
    int side = numbers[at + 1];
    int leastX = numbers[at + 3];
    int leastY = numbers[at + 4];
    int mostX = numbers[at + 5];
    int mostY = numbers[at + 6];
    double leastSlope = slopes[slopesAt];
    double mostSlope = slopes[slopesAt + 1];
    int line = numbers[at + 2] + 2 * side;
    int firstCell = (line + 1 - side >> 1) * stride + 1;
    int begin = RowScan.previousBlocked(freeBits, cell) + 1;
    int end = RowScan.nextBlocked(freeBits, cell);
    if (targetCell >= begin && targetCell < end) {
      seesTarget |=
          side * cross(leastX - x, leastY - y, targetX - x, targetY - y) <= 0
              && side * cross(mostX - x, mostY - y, targetX - x, targetY - y) >= 0;
    }
    int rise = line - y;
    long distance = Math.abs(rise);
    long leastDepth = Math.abs(leastY - y);
    long mostDepth = Math.abs(mostY - y);
    long least = x * leastDepth + (leastX - x) * distance;
    long most = x * mostDepth + (mostX - x) * distance;
    int from = Math.max(begin, firstCell + columnBefore(x + leastSlope * rise, least, leastDepth));
    int to = Math.min(end, firstCell + columnAfter(x + mostSlope * rise, most, mostDepth));
    if (targetCell >= 0) {
      int seen = numbers[at + 7];
      if (from < cell) {
        from = relevant.first(from, cell);
      }
      if (to > seen) {
        to = relevant.stop(seen - 1, to);
      }
    }
    from -= firstCell;
    to -= firstCell;
    addCorners(
        line,
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
        add(
            next,
            stop,
            side,
            line,
            begins ? nextX : leastX,
            begins ? line : leastY,
            stops ? stopX : mostX,
            stops ? line : mostY,
            begins ? (nextX - x) / (double) rise : leastSlope,
            stops ? (stopX - x) / (double) rise : mostSlope);
      }
      next = RowScan.nextFree(freeBits, stop, to + beyond);
    }
  }

  /** The last column that begins no later than least / depth, which is about {@code near}. */
  private static int columnBefore(double near, long least, long depth) {
    int column = (int) Math.floor(near / 2);
    if (2L * column * depth > least) {
      return column - 1;
    }
    return 2L * (column + 1) * depth <= least ? column + 1 : column;
  }

  /** The first column that begins no earlier than most / depth, which is about {@code near}. */
  private static int columnAfter(double near, long most, long depth) {
    int column = (int) Math.ceil(near / 2);
    if (2L * column * depth < most) {
      return column + 1;
    }
    return 2L * (column - 1) * depth >= most ? column - 1 : column;
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
