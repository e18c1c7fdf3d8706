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
    int dy = to / stride - from / stride;
    int dx = to - from - dy * stride;
    return isFree(from, dx, dy, true) || isFree(from, dx, dy, false);
  }

  /** Whether the path that makes the moves of the first run first is free. */
  public boolean isFreeInOrder(int from, int to) {
    int dy = to / stride - from / stride;
    return isFree(from, to - from - dy * stride, dy, true);
  }

  /**
   * Appends the cells after {@code from}, up to {@code to}, of a path that is free.
   *
   * @throws IllegalStateException if neither path is free
   */
  public void append(int from, int to, PathBuffer path) {
    int dy = to / stride - from / stride;
    int dx = to - from - dy * stride;
    boolean isInOrder = isFree(from, dx, dy, true);
    if (!isInOrder && !isFree(from, dx, dy, false)) {
      throw new IllegalStateException("no octile path from index " + from + " to index " + to);
    }
    append(from, dx, dy, isInOrder, path);
  }

  /**
   * Appends the cells after {@code from}, up to {@code to}, of the path that makes the moves of the
   * first run first. It must be free, as it is if the cells are direct-h-reachable.
   */
  public void appendInOrder(int from, int to, PathBuffer path) {
    int dy = to / stride - from / stride;
    append(from, to - from - dy * stride, dy, true, path);
  }

  private void append(int from, int dx, int dy, boolean inOrder, PathBuffer path) {
    int firstMoves = runs.firstMoves(dx, dy);
    int secondMoves = runs.secondMoves(dx, dy);
    int first = offsets[runs.first(dx, dy)];
    int second = offsets[runs.second(dx, dy)];
    if (inOrder) {
      path.addRun(from + first, first, firstMoves);
      path.addRun(from + firstMoves * first + second, second, secondMoves);
    } else {
      path.addRun(from + second, second, secondMoves);
      path.addRun(from + secondMoves * second + first, first, firstMoves);
    }
  }

  private boolean isFree(int from, int dx, int dy, boolean inOrder) {
    int first = runs.first(dx, dy);
    int firstMoves = runs.firstMoves(dx, dy);
    int second = runs.second(dx, dy);
    int secondMoves = runs.secondMoves(dx, dy);
    if (inOrder) {
      int turn = run(from, first, firstMoves);
      return turn >= 0 && run(turn, second, secondMoves) >= 0;
    }
    int turn = run(from, second, secondMoves);
    return turn >= 0 && run(turn, first, firstMoves) >= 0;
  }

  /** The cell after {@code count} moves in a direction, or -1 if one of the moves is not legal. */
  private int run(int from, int direction, int count) {
    int cell = from;
    for (int i = 0; i < count; i++) {
      if ((moves[cell] >>> direction & 1) == 0) {
        return -1;
      }
      cell += offsets[direction];
    }
    return cell;
  }
}
