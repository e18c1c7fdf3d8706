package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.grid.RowScan;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.interval.Cones;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;

/**
 * Finds the corners that a point sees and at which a taut path from there may bend. It follows
 * cones of sight that widen from line to line between rows, as in {@code Anya}. If corners touch a
 * straight line on both sides, only the nearer ones are found; the farther ones are found from
 * there.
 *
 * <p>If the path's other end is known, it looks only as far as it is asked to. A cone waits as long
 * as a path over its interval to the other end, walls ignored, is longer than that. Cells that no
 * shortest path enters are left out.
 *
 * <p>Rays are slopes in doubles, and yet all answers are exact. A ray passes through a corner of a
 * line, or at least 1 / (4 h) columns beside it, where h is the map's height. Doubles tell these
 * apart.
 *
 * <p>Reusable; for one thread.
 */
final class VisibleCorners {
  private final Corners corners;
  private final TangentCorners tangent;
  private final long[] freeBits;
  private final int stride;

  /** A ray this near to a corner, in columns, goes through it. */
  private final double near;

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

  VisibleCorners(GridGraph graph, Corners corners) {
    this(graph, corners, null);
  }

  /**
   * Looks round for shortest paths to another end.
   *
   * @param relevant what is left out; it is given the ends before this begins
   */
  VisibleCorners(GridGraph graph, Corners corners, Pruning.Query relevant) {
    this(graph, corners, relevant, false);
  }

  private VisibleCorners(
      GridGraph graph, Corners corners, Pruning.Query relevant, boolean takesAll) {
    this.corners = corners;
    this.relevant = relevant;
    freeBits = graph.freeBits();
    stride = graph.map().stride();
    tangent = new TangentCorners(corners, stride, takesAll);
    near = 1 / (16.0 * graph.map().height());
  }

  /** Looks round for all corners that a point sees, whether a taut path may bend there or not. */
  static VisibleCorners all(GridGraph graph, Corners corners) {
    return new VisibleCorners(graph, corners, null, true);
  }

  /** The corners found by the last look, by number; some may be there twice. */
  Ints found() {
    return tangent.found();
  }

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
    tangent.begin(x, y);
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
      int last = stack.removeLast();
      follow(
          stack.cell(last),
          stack.stop(last),
          stack.line(last),
          stack.side(last),
          stack.least(last),
          stack.most(last));
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
    int from = begin - firstCell;
    int to = end - firstCell;
    seesTarget |= targetCell >= begin && targetCell < end;
    for (int side = -1; side <= 1; side += 2) {
      int line = 2 * row - 1 + side;
      if (line == y) {
        tangent.addOwnLine(from, to);
      } else {
        tangent.addLine(line, from, to);
        addBeyond(line, side, firstCell + side * stride, from, to, from, to, 0, 0);
      }
    }
  }

  /** Follows a cone through the run beyond its interval. */
  private void follow(int cell, int stop, int lastLine, int side, double least, double most) {
    int line = lastLine + 2 * side;
    int rise = line - y;
    int firstCell = (line + 1 - side >> 1) * stride + 1;
    int begin = RowScan.previousBlocked(freeBits, cell) + 1;
    int end = RowScan.nextBlocked(freeBits, stop - 1);
    if (targetCell >= begin && targetCell < end) {
      int targetRise = targetY - y;
      seesTarget |=
          x + least * targetRise <= targetX + near && x + most * targetRise >= targetX - near;
    }
    double left = (x + least * rise) / 2;
    double right = (x + most * rise) / 2;
    int from = Math.max(begin, firstCell + (int) (left + near));
    int to = Math.min(end, firstCell + (int) (right + 1 - near));
    from -= firstCell;
    to -= firstCell;
    int leastCorner = (int) (left + 1 - near);
    int mostCorner = (int) (right + near);
    tangent.addLine(line, Math.max(from, leastCorner), Math.min(to, mostCorner));
    addBeyond(
        line, side, firstCell + side * stride, from, to, leastCorner, mostCorner, least, most);
  }

  /**
   * Adds cones through the openings of a line between two columns, the second not included.
   *
   * @param beyond the first cell of the row beyond the line
   * @param leastCorner the first column between the rays, {@code mostCorner} the last one
   */
  private void addBeyond(
      int line,
      int side,
      int beyond,
      int from,
      int to,
      int leastCorner,
      int mostCorner,
      double least,
      double most) {
    double rise = line - y;
    int end = beyond + to;
    int cell = RowScan.nextFree(freeBits, beyond + from, end);
    while (cell < end) {
      int stop = Math.min(RowScan.nextBlocked(freeBits, cell), end);
      int column = cell - beyond;
      int stopColumn = stop - beyond;
      add(
          cell,
          stop,
          line,
          side,
          column >= leastCorner ? (2 * column - x) / rise : least,
          stopColumn <= mostCorner ? (2 * stopColumn - x) / rise : most);
      cell = RowScan.nextFree(freeBits, stop, end);
    }
  }

  private void add(int cell, int stop, int line, int side, double least, double most) {
    SightCones cones = stack;
    double length = 0;
    if (targetCell >= 0) {
      if (!relevant.mayEnter(cell, side)) {
        return;
      }
      int rise = line - y;
      length =
          Cones.estimate(
              Math.abs(rise), least * rise, most * rise, targetX - x, Math.abs(targetY - line));
      if (length > horizon) {
        cones = waiting;
      }
    }
    cones.add(cell, stop, line, side, least, most, length);
  }
}
