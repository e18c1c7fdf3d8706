package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.search.anyangle.exact.corner.Corners;

/**
 * The corners where a path may bend as the vertices of a graph, in the order of their numbers.
 *
 * <p>At a vertex a taut path comes by one of the two quadrants beside the blocked cell and leaves
 * by the other. Quadrant q of vertex v is <em>side</em> 2v + q: 1 the one in the blocked cell's
 * rows, or where two cells are blocked in the upper one's, 0 the other. Immutable.
 */
final class Vertices {
  private final Corners corners;
  private final int[] xs;
  private final int[] ys;

  /** For each vertex, the blocked cells around it in the form of {@link Corners#blockedAround}. */
  private final byte[] blocked;

  /** The number of vertices before each word of the corners' bits. */
  private final int[] ranks;

  Vertices(Corners corners, int stride) {
    this.corners = corners;
    long[] bends = corners.bends();
    ranks = new int[bends.length];
    int count = 0;
    for (int word = 0; word < bends.length; word++) {
      ranks[word] = count;
      count += Long.bitCount(bends[word]);
    }
    xs = new int[count];
    ys = new int[count];
    blocked = new byte[count];
    for (int word = 0; word < bends.length; word++) {
      int vertex = ranks[word];
      for (long set = bends[word]; set != 0; set &= set - 1) {
        int corner = (word << 6) + Long.numberOfTrailingZeros(set);
        xs[vertex] = 2 * (corner % stride);
        ys[vertex] = 2 * (corner / stride);
        blocked[vertex++] = (byte) corners.blockedAround(corner);
      }
    }
  }

  int count() {
    return xs.length;
  }

  /** The x of vertices in doubled coordinates; not to be written. */
  int[] xs() {
    return xs;
  }

  int[] ys() {
    return ys;
  }

  /** The vertex at a corner where a path may bend. */
  int at(int corner) {
    long before = corners.bends()[corner >>> 6] & ~(-1L << corner);
    return ranks[corner >>> 6] + Long.bitCount(before);
  }

  /** The vertex at a point in doubled coordinates, or -1. */
  int at(int x, int y) {
    boolean isCorner = (x & 1) == 0 && (y & 1) == 0;
    int corner = corners.corner(x, y);
    return isCorner && corners.isBend(corner) ? at(corner) : -1;
  }

  /** The side of a vertex in which a point lies that sees it on a tangent. */
  int side(int vertex, int x, int y) {
    int around = blocked[vertex];
    boolean isInBlockedRows =
        Corners.blockedX(around) * (x - xs[vertex]) < 0
            || Corners.blockedY(around) * (y - ys[vertex]) > 0;
    return 2 * vertex + (isInBlockedRows ? 1 : 0);
  }

  boolean isTangent(int vertex, int target) {
    int corner = corners.corner(xs[vertex], ys[vertex]);
    return corners.isTangent(corner, xs[target] - xs[vertex], ys[target] - ys[vertex]);
  }

  /** Whether a path that comes from a point to a vertex, and goes on to a target, is taut there. */
  boolean isTaut(int fromX, int fromY, int vertex, int target) {
    return Corners.isTaut(
        blocked[vertex],
        xs[vertex] - fromX,
        ys[vertex] - fromY,
        xs[target] - xs[vertex],
        ys[target] - ys[vertex]);
  }

  /** Below 0 if, of two targets on one side of a vertex, b lies nearer to the blocked cell. */
  int turn(int vertex, int a, int b) {
    int around = blocked[vertex];
    long ax = xs[a] - (long) xs[vertex];
    long ay = ys[a] - (long) ys[vertex];
    long bx = xs[b] - (long) xs[vertex];
    long by = ys[b] - (long) ys[vertex];
    int sign = Corners.blockedX(around) * Corners.blockedY(around);
    boolean isSecond = (side(vertex, xs[a], ys[a]) & 1) != 0;
    return Long.signum(ay * bx - ax * by) * (isSecond ? -sign : sign);
  }

  /**
   * The first of the edges from {@code begin} to before {@code end} over which a path from a point
   * goes on tautly. These edges are of one side and in its order, and all edges from that one on
   * are taut too.
   *
   * @param exits by edge a side of its target
   */
  int firstTaut(int fromX, int fromY, int vertex, int begin, int end, int[] exits) {
    int least = begin;
    int most = end;
    while (least < most) {
      int middle = least + most >>> 1;
      if (isTaut(fromX, fromY, vertex, exits[middle] >> 1)) {
        most = middle;
      } else {
        least = middle + 1;
      }
    }
    return least;
  }

  /** The cell opposite the blocked one at a vertex, or one of two free ones. */
  int freeCell(int vertex) {
    int around = blocked[vertex];
    boolean isDouble = Integer.bitCount(around) == 2;
    int i = Integer.numberOfTrailingZeros(isDouble ? ~around : around);
    return corners.freeCellAround(xs[vertex], ys[vertex], -1, isDouble ? i : 3 - i);
  }

  long bytes() {
    return corners.bytes() + 9L * xs.length + 4L * ranks.length;
  }
}
