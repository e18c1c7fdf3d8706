package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;

/**
 * Walks the two octile paths between two cells: one makes all diagonal moves first, the other all
 * straight moves. If the cells are direct-h-reachable, both paths are free.
 */
public final class OctileWalk {
  private final byte[] moves;
  private final int[] offsets;
  private final int stride;

  /** For walks on a graph. */
  public OctileWalk(GridGraph graph) {
    moves = graph.moves();
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
  }

  /** Whether one of the two paths is free. */
  public boolean isFree(int from, int to) {
    return walk(from, to, true, null) || walk(from, to, false, null);
  }

  /** Whether the path with all diagonal moves first is free. */
  public boolean isDiagonalFirst(int from, int to) {
    return walk(from, to, true, null);
  }

  /**
   * Appends the cells after {@code from}, up to {@code to}, of a path that is free.
   *
   * @throws IllegalStateException if neither path is free
   */
  public void append(int from, int to, PathBuffer path) {
    int size = path.size();
    if (!walk(from, to, true, path)) {
      path.truncate(size);
      if (!walk(from, to, false, path)) {
        throw new IllegalStateException("no octile path from index " + from + " to index " + to);
      }
    }
  }

  private boolean walk(int from, int to, boolean diagonalFirst, PathBuffer path) {
    int dx = to % stride - from % stride;
    int dy = to / stride - from / stride;
    int absX = Math.abs(dx);
    int absY = Math.abs(dy);
    int diagonals = Math.min(absX, absY);
    int straights = Math.max(absX, absY) - diagonals;
    int signX = Integer.signum(dx);
    int signY = Integer.signum(dy);
    int diagonal = diagonals == 0 ? 0 : Directions.of(signX, signY);
    int straight =
        straights == 0 ? 0 : absX > absY ? Directions.of(signX, 0) : Directions.of(0, signY);
    if (diagonalFirst) {
      int corner = run(from, diagonal, diagonals, path);
      return corner >= 0 && run(corner, straight, straights, path) >= 0;
    }
    int corner = run(from, straight, straights, path);
    return corner >= 0 && run(corner, diagonal, diagonals, path) >= 0;
  }

  /** The cell after {@code count} moves in a direction, or -1 if one of the moves is not legal. */
  private int run(int from, int direction, int count, PathBuffer path) {
    int cell = from;
    for (int i = 0; i < count; i++) {
      if ((moves[cell] >>> direction & 1) == 0) {
        return -1;
      }
      cell += offsets[direction];
      if (path != null) {
        path.add(cell);
      }
    }
    return cell;
  }
}
