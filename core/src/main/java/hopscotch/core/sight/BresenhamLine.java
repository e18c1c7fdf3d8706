package hopscotch.core.sight;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;

/**
 * The straight path of moves between two cells (Bresenham, "Algorithm for Computer Control of a
 * Digital Plotter", IBM Systems Journal 4, 1965): a cell for each step along the longer side, the
 * one nearest to the line. With 4 directions, where it cannot step diagonally, it takes every cell
 * that the line crosses, sideways first where the line passes through a corner.
 *
 * <p>Where every move is legal, the path costs no more than on an empty map, so on an unweighted
 * map it is optimal. Whole numbers: no drift on a long shallow line. Ties are broken from the upper
 * end down, so the line and its reverse are the same cells.
 *
 * <p>Bresenham's cells alone are no line of sight: the segment may cross others. Immutable; shared
 * by threads.
 */
public final class BresenhamLine {
  private final byte[] moves;
  private final int stride;
  private final boolean orthogonal;

  /** Lines on the map of a graph, under its movement. */
  public BresenhamLine(GridGraph graph) {
    moves = graph.moves();
    stride = graph.map().stride();
    orthogonal = graph.movement().directions() == 4;
  }

  /**
   * Appends the straight path from {@code start} to {@code goal}, both included, if each of its
   * moves is legal; else leaves the buffer as it was.
   *
   * @return whether it is
   */
  public boolean draw(int start, int goal, PathBuffer path) {
    int from = path.size();
    int upper = Math.min(start, goal);
    int lower = Math.max(start, goal);
    int upperY = upper / stride;
    int lowerY = lower / stride;
    int dx = (lower - lowerY * stride) - (upper - upperY * stride);
    int dy = lowerY - upperY;
    path.add(upper);
    boolean legal =
        orthogonal ? drawCrossed(upper, dx, dy, path) : drawNearest(upper, dx, dy, path);
    if (!legal) {
      path.truncate(from);
    } else if (start != upper) {
      path.reverse(from);
    }
    return legal;
  }

  private boolean drawNearest(int upper, int dx, int dy, PathBuffer path) {
    int width = Math.abs(dx);
    int side = Integer.signum(dx);
    int major = Math.max(width, dy);
    int minor = Math.min(width, dy);
    int straight = width > dy ? Directions.of(side, 0) : Directions.S;
    int diagonal = side == 0 || dy == 0 ? straight : Directions.of(side, 1);
    int straightOffset = offset(straight);
    int diagonalOffset = offset(diagonal);
    int cell = upper;
    int error = major;
    for (int i = 0; i < major; i++) {
      error += 2 * minor;
      boolean isDiagonal = error >= 2 * major;
      if ((moves[cell] >>> (isDiagonal ? diagonal : straight) & 1) == 0) {
        return false;
      }
      cell += isDiagonal ? diagonalOffset : straightOffset;
      error -= isDiagonal ? 2 * major : 0;
      path.add(cell);
    }
    return true;
  }

  private boolean drawCrossed(int upper, int dx, int dy, PathBuffer path) {
    int width = Math.abs(dx);
    int side = Integer.signum(dx);
    int sideways = side < 0 ? Directions.W : Directions.E;
    int cell = upper;
    int x = 0;
    int y = 0;
    while (x < width || y < dy) {
      boolean isSideways = (2L * x + 1) * dy <= (2L * y + 1) * width;
      if ((moves[cell] >>> (isSideways ? sideways : Directions.S) & 1) == 0) {
        return false;
      }
      if (isSideways) {
        x++;
        cell += side;
      } else {
        y++;
        cell += stride;
      }
      path.add(cell);
    }
    return true;
  }

  private int offset(int d) {
    return Directions.dy(d) * stride + Directions.dx(d);
  }
}
