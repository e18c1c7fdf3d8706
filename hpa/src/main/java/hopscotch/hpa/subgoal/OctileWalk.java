package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;

/**
 * Walks the two octile paths between two cells: one makes the moves of the first run first, the
 * other those of the second ({@link OctileRuns}). If the cells are direct-h-reachable, both paths
 * are free.
 */
public final class OctileWalk {
  private final OctileRuns runs;
  private final byte[] moves;
  private final int[] offsets;
  private final int stride;

  /** For walks on a graph. */
  public OctileWalk(GridGraph graph) {
    runs = new OctileRuns(graph);
    moves = graph.moves();
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
  }

  /** The runs of which the paths consist. */
  public OctileRuns runs() {
    return runs;
  }

  /** Whether one of the two paths is free. */
  public boolean isFree(int from, int to) {
    return walk(from, to, true, null) || walk(from, to, false, null);
  }

  /** Whether the path that makes the moves of the first run first is free. */
  public boolean isFreeInOrder(int from, int to) {
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

  private boolean walk(int from, int to, boolean inOrder, PathBuffer path) {
    int dx = to % stride - from % stride;
    int dy = to / stride - from / stride;
    int first = runs.first(dx, dy);
    int firstMoves = runs.firstMoves(dx, dy);
    int second = runs.second(dx, dy);
    int secondMoves = runs.secondMoves(dx, dy);
    if (inOrder) {
      int turn = run(from, first, firstMoves, path);
      return turn >= 0 && run(turn, second, secondMoves, path) >= 0;
    }
    int turn = run(from, second, secondMoves, path);
    return turn >= 0 && run(turn, first, firstMoves, path) >= 0;
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
