package hopscotch.hpa.cluster;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.search.Heuristic;

/**
 * The two octile paths of one turn between two cells: first all moves of one direction, then all
 * moves of the other. Where one of them is free it is a shortest path, and no search is needed.
 *
 * <p>Both stay in the rectangle that the two cells span, and so in a cluster that holds the two. On
 * weighted terrain none of them is ever taken. Immutable, shared by threads.
 */
public final class OneTurnPaths {
  private final GridMap map;
  private final byte[] moves;
  private final int[] offsets;
  private final boolean isWeighted;
  private final boolean isDiagonal;
  private final long perMax;
  private final long perMin;

  /** The paths of one turn on a graph. */
  public OneTurnPaths(GridGraph graph) {
    map = graph.map();
    moves = graph.moves();
    offsets = Directions.offsets(map.stride());
    isWeighted = graph.isWeighted();
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    isDiagonal = perMin < perMax;
  }

  /** The length of either path, whether it is free or not: the octile distance of the two cells. */
  public long length(int from, int to) {
    return octile(map.x(to) - map.x(from), map.y(to) - map.y(from));
  }

  private long octile(int dx, int dy) {
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }

  /** The length of a path that is free, or {@link ClusterDistances#UNREACHED} if neither is. */
  public long distance(int from, int to) {
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    return !isWeighted && walk(from, dx, dy, null) ? octile(dx, dy) : ClusterDistances.UNREACHED;
  }

  /**
   * Appends a path that is free, without its first cell, if it costs no more than {@code distance};
   * says whether it did.
   */
  boolean append(int from, int to, long distance, PathBuffer path) {
    int dx = map.x(to) - map.x(from);
    int dy = map.y(to) - map.y(from);
    return !isWeighted && octile(dx, dy) == distance && walk(from, dx, dy, path);
  }

  /** Whether one of the two is free; appends it to {@code path} unless that is null. */
  private boolean walk(int from, int dx, int dy, PathBuffer path) {
    int most = Math.max(Math.abs(dx), Math.abs(dy));
    int least = Math.min(Math.abs(dx), Math.abs(dy));
    if (most == 0) {
      return true;
    }
    // The moves along the longer axis alone, and those that go along the shorter one as well.
    boolean isWide = Math.abs(dx) >= Math.abs(dy);
    int stepX = Integer.signum(dx);
    int stepY = Integer.signum(dy);
    int main = Directions.of(isWide ? stepX : 0, isWide ? 0 : stepY);
    if (least == 0) {
      return walk(from, main, most, main, 0, path);
    }
    int side =
        isDiagonal
            ? Directions.of(stepX, stepY)
            : Directions.of(isWide ? 0 : stepX, isWide ? stepY : 0);
    int mainMoves = isDiagonal ? most - least : most;
    return walk(from, side, least, main, mainMoves, path)
        || walk(from, main, mainMoves, side, least, path);
  }

  private boolean walk(
      int from, int first, int firstMoves, int second, int secondMoves, PathBuffer path) {
    int turn = from + firstMoves * offsets[first];
    if (!isFree(from, first, firstMoves) || !isFree(turn, second, secondMoves)) {
      return false;
    }
    if (path != null) {
      path.addRun(from + offsets[first], offsets[first], firstMoves);
      path.addRun(turn + offsets[second], offsets[second], secondMoves);
    }
    return true;
  }

  private boolean isFree(int from, int d, int count) {
    int cell = from;
    for (int i = 0; i < count; i++) {
      if ((moves[cell] >>> d & 1) == 0) {
        return false;
      }
      cell += offsets[d];
    }
    return true;
  }
}
