package hopscotch.core.search.anyangle.exact.corner;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.sight.LineOfSight;

/**
 * The corners of the grid at which a shortest path may bend. Corner (x, y), x from 0 to width and y
 * from 0 to height, is the upper left one of cell (x, y), and has the number y * (width + 1) + x.
 *
 * <p>At a <em>convex</em> corner one of the four cells around is blocked. At a <em>double</em>
 * corner two are that lie diagonally: a path passes or bends there only if it may squeeze, and none
 * else has a reason to.
 */
public final class Corners {
  private final long[] freeBits;
  private final int stride;
  private final boolean squeeze;
  private final long[] bends;

  /** The corners where a path may bend and whose upper right or lower left cell is blocked. */
  private final long[] backslashes;

  /** The others. */
  private final long[] slashes;

  /** The corners of a graph, under its corner rule. */
  public Corners(GridGraph graph) {
    freeBits = graph.freeBits();
    stride = graph.map().stride();
    squeeze = graph.movement().corners() == CornerRule.ALWAYS;
    int count = stride * (graph.map().height() + 1);
    bends = new long[(count >>> 6) + 1];
    backslashes = new long[bends.length];
    slashes = new long[bends.length];
    for (int corner = 0; corner < count; corner++) {
      int blocked = blockedAround(corner);
      if (Integer.bitCount(blocked) == 1 || squeeze && isDouble(blocked)) {
        bends[corner >>> 6] |= 1L << corner;
        long[] slope = (blocked & 0b0110) != 0 ? backslashes : slashes;
        slope[corner >>> 6] |= 1L << corner;
      }
    }
  }

  /**
   * The corners for a planner.
   *
   * @throws IllegalArgumentException unless the graph is one whose moves may have any angle
   */
  public static Corners of(GridGraph graph, String planner) {
    LineOfSight.requireUnweighted(graph, planner);
    if (graph.movement().directions() == 4) {
      throw new IllegalArgumentException(
          "planner '%s' moves at any angle, which movement '%s' with its 4 directions does not; use 8"
              .formatted(planner, graph.movement()));
    }
    return new Corners(graph);
  }

  /**
   * Bit 0 to 3: whether the cell to the upper left, upper right, lower left, lower right is not
   * free.
   */
  public int blockedAround(int corner) {
    int upperLeft = corner;
    int lowerLeft = corner + stride;
    return blocked(upperLeft)
        | blocked(upperLeft + 1) << 1
        | blocked(lowerLeft) << 2
        | blocked(lowerLeft + 1) << 3;
  }

  private int blocked(int cell) {
    return (int) (~freeBits[cell >>> 6] >>> cell) & 1;
  }

  /** Whether two cells around are blocked, and lie diagonally. */
  public static boolean isDouble(int blocked) {
    return blocked == 0b0110 || blocked == 0b1001;
  }

  /** Whether a shortest path may bend at a corner. */
  public boolean isBend(int corner) {
    return (bends[corner >>> 6] >>> corner & 1) != 0;
  }

  /**
   * A free cell around a point in doubled coordinates into which a path may go from there, or -1.
   * From the centre of a cell that is the cell alone, as from a double corner without squeezing.
   *
   * @param cell the cell that the point belongs to
   * @param i 0 to 3
   */
  public int freeCellAround(int x, int y, int cell, int i) {
    boolean isCorner = (x & 1) == 0 && (y & 1) == 0;
    if (!isCorner || !squeeze && isDouble(blockedAround(corner(x, y)))) {
      return i == 0 ? cell : -1;
    }
    int around = corner(x, y) + (i & 1) + (i >> 1) * stride;
    return blocked(around) == 0 ? around : -1;
  }

  /** Whether a path may squeeze between blocked cells at all. */
  public boolean mayAnySqueeze() {
    return squeeze;
  }

  /** Whether a path may squeeze through a corner. */
  public boolean isSqueeze(int corner) {
    return squeeze && isDouble(blockedAround(corner));
  }

  /**
   * Whether the line through a corner in direction (dx, dy) misses the insides of the blocked cells
   * there, so that a taut path may come or leave by it.
   */
  public boolean isTangent(int corner, int dx, int dy) {
    boolean isBackslash = (backslashes[corner >>> 6] >>> corner & 1) != 0;
    return isBackslash ? (long) dx * dy >= 0 : (long) dx * dy <= 0;
  }

  /**
   * Whether a path that comes by direction (ax, ay) to a corner, and leaves by (bx, by), is taut
   * there: it goes straight on, or turns around a blocked cell. Both directions are tangent.
   *
   * @param blocked the cells {@link #blockedAround} the corner
   */
  public static boolean isTaut(int blocked, int ax, int ay, int bx, int by) {
    if (isDouble(blocked)) {
      int freeY = (blocked & 1) != 0 ? -1 : 1;
      return (ax + (long) freeY * ay > 0) == (bx + (long) freeY * by > 0);
    }
    long turn = (long) ax * by - (long) ay * bx;
    if (turn == 0) {
      return (long) ax * bx + (long) ay * by > 0;
    }
    return turn > 0 == (long) ax * blockedY(blocked) - (long) ay * blockedX(blocked) > 0;
  }

  /**
   * 1 if the blocked cell at a corner, or the upper of two, lies to its right, else -1.
   *
   * @param blocked the cells {@link #blockedAround} the corner
   */
  public static int blockedX(int blocked) {
    return (Integer.numberOfTrailingZeros(blocked) & 1) == 0 ? -1 : 1;
  }

  /** 1 if the blocked cell at a corner, or the upper of two, lies below it, else -1. */
  public static int blockedY(int blocked) {
    return Integer.numberOfTrailingZeros(blocked) < 2 ? -1 : 1;
  }

  /** The number of a corner in doubled coordinates. */
  public int corner(int x, int y) {
    return (y >> 1) * stride + (x >> 1);
  }

  /** The bits of the corners where a path may bend, 64 for each word; not to be written. */
  public long[] bends() {
    return bends;
  }

  /** The corners of that kind that a line going down meets tangentially from the left. */
  public long[] backslashes() {
    return backslashes;
  }

  /** The corners of the other kind that a line going down meets tangentially from the right. */
  public long[] slashes() {
    return slashes;
  }

  /** The bytes it holds. */
  public long bytes() {
    return 24L * bends.length;
  }
}
