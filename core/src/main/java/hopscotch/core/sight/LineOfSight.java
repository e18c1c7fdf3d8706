package hopscotch.core.sight;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.parameter.Parameter;

/**
 * Says whether the segment between the centres of two cells may be walked. Two things must hold:
 *
 * <ul>
 *   <li>Every cell whose interior the segment crosses is free.
 *   <li>If it passes exactly through a corner of four cells, the diagonal step there is legal under
 *       the corner rule. With 4 directions no diagonal step is, so such a segment is refused.
 * </ul>
 *
 * <p>So a segment along a row, a column or an exact diagonal is in sight exactly if its run of
 * moves is legal. Cells in sight of each other are always joined by a path of moves. Cells that a
 * line only touches do not count: if it grazes the corner of a blocked cell, the corner rule alone
 * decides.
 *
 * <p>All is computed in whole numbers. A segment is always walked from its upper end down, so the
 * answer is the same both ways. In each row it crosses one run of cells, which is compared with the
 * free bits 64 at a time.
 *
 * <p>Where a run ends follows from a division. The segment goes from row j to row j + 1 at j + 1/2
 * below its upper end. There it has gone (2j + 1) * |dx| / 2|dy| sideways. That plus 1/2, rounded
 * down, gives the cells on both sides of the boundary. A remainder of 0 means that it passes
 * through a corner. Quotient and remainder are carried from row to row.
 *
 * <p>Time: |dy| + |dx| / 64. Immutable; shared by threads.
 */
public final class LineOfSight {
  /** The name of the counter of tested lines of sight. */
  public static final String TESTS_COUNTER = "sightTests";

  /** The parameter of planners whose lines of sight keep away from walls. */
  public static final Parameter CLEARANCE =
      Parameter.integer("clearance", 0, 0, 100, "how many cells a new line keeps from walls");

  private final long[] freeBits;

  /** The cells that a line may cross: the free ones, or some of them. */
  private final long[] crossedBits;

  private final int stride;
  private final boolean orthogonal;
  private final CornerRule corners;

  /** Lines on the map of a graph, under its movement. */
  public LineOfSight(GridGraph graph) {
    this(graph, graph.freeBits());
  }

  /**
   * Lines that cross only some of the free cells.
   *
   * @param crossedBits the bits of these, in the form of {@link GridGraph#freeBits()}
   */
  LineOfSight(GridGraph graph, long[] crossedBits) {
    this.crossedBits = crossedBits;
    freeBits = graph.freeBits();
    stride = graph.map().stride();
    orthogonal = graph.movement().directions() == 4;
    corners = graph.movement().corners();
  }

  /**
   * Refuses weighted terrain, where a straight line can cost more than a detour.
   *
   * @throws IllegalArgumentException if the graph is weighted
   */
  public static void requireUnweighted(GridGraph graph, String planner) {
    if (graph.isWeighted()) {
      throw new IllegalArgumentException(
          ("planner '%s' draws straight lines, which can cost more than a detour on the weighted"
                  + " terrain '%s'; use floyd, whose lines cross ground of one weight, or terrain"
                  + " on which every cell of this map has weight 1")
              .formatted(planner, graph.movement().terrain()));
    }
  }

  /** Whether two cells on the map are in sight of each other. A free cell sees itself. */
  public boolean sees(int a, int b) {
    int upper = Math.min(a, b);
    int lower = Math.max(a, b);
    int upperY = upper / stride;
    int lowerY = lower / stride;
    int dx = (lower - lowerY * stride) - (upper - upperY * stride);
    int height = lowerY - upperY;
    if (height == 0) {
      return mayCross(upper, lower);
    }
    return dx < 0 ? seesDown(upper, -dx, height, -1) : seesDown(upper, dx, height, 1);
  }

  /** Walks {@code width} cells towards {@code side} and {@code height} &gt; 0 rows down. */
  private boolean seesDown(int upper, int width, int height, int side) {
    int divisor = 2 * height;
    int column = (width + height) / divisor;
    int remainder = (width + height) % divisor;
    int columnsPerRow = width / height;
    int remainderPerRow = 2 * (width % height);
    int row = upper;
    int first = 0;
    for (int j = 0; j < height; j++) {
      boolean throughCorner = remainder == 0;
      int last = throughCorner ? column - 1 : column;
      if (!mayCrossRun(row, first, last, side)
          || throughCorner && !mayPassCorner(row + side * column, row + side * last + stride)) {
        return false;
      }
      row += stride;
      first = column;
      column += columnsPerRow;
      remainder += remainderPerRow;
      if (remainder >= divisor) {
        remainder -= divisor;
        column++;
      }
    }
    return mayCrossRun(row, first, width, side);
  }

  private boolean mayCrossRun(int row, int first, int last, int side) {
    if (first == last) {
      return isSet(crossedBits, row + side * first);
    }
    return side > 0 ? mayCross(row + first, row + last) : mayCross(row - last, row - first);
  }

  private boolean mayPassCorner(int besideInRow, int besideInNextRow) {
    return !orthogonal
        && corners.allows(isSet(freeBits, besideInRow), isSet(freeBits, besideInNextRow));
  }

  private static boolean isSet(long[] bits, int cell) {
    return (bits[cell >>> 6] >>> cell & 1) != 0;
  }

  /** Whether a line may cross all cells {@code first} to {@code last} of one row. */
  private boolean mayCross(int first, int last) {
    int word = first >>> 6;
    int lastWord = last >>> 6;
    long before = ~(-1L << first);
    long after = ~(-1L >>> ~last);
    if (word == lastWord) {
      return (crossedBits[word] | before | after) == -1L;
    }
    if ((crossedBits[word] | before) != -1L) {
      return false;
    }
    while (++word < lastWord) {
      if (crossedBits[word] != -1L) {
        return false;
      }
    }
    return (crossedBits[lastWord] | after) == -1L;
  }
}
