package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * Finds the subgoals at which the canonical paths from a cell may turn first: its jump points
 * (Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011). Some
 * shortest path to any goal either has no turn but that from diagonal to straight moves, or passes
 * one of these after such moves. Under the corner rule NEVER every jump point is a subgoal.
 *
 * <p>They are no more than half of what {@link ReachableScan} finds where walls are jagged, since
 * nobody turns at a corner on the near side of an obstacle. What one scan finds serves the start of
 * a query or its goal. Where both ends have jump points of their own, each of the start's may also
 * {@linkplain #sees be seen} from the goal, with no jump point of the goal between. For one thread.
 */
public final class JumpScan {
  private static final byte[] FORCED = forced();

  private final SubgoalStops stops;
  private final byte[] moves;
  private final int[] offsets;
  private final int stride;
  private final int[] diagonalReach = new int[8];
  private int origin;
  private int[] found = new int[64];
  private int size;

  JumpScan(GridGraph graph, SubgoalStops stops) {
    this.stops = stops;
    this.moves = graph.moves();
    this.stride = graph.map().stride();
    this.offsets = Directions.offsets(stride);
  }

  /**
   * By the moves of a cell, a bit for each straight direction in which it has a forced neighbour:
   * the move to a side is free, the cell behind it is blocked.
   */
  private static byte[] forced() {
    byte[] forced = new byte[256];
    for (int d = 0; d < 8; d++) {
      int dx = Directions.dx(d);
      int dy = Directions.dy(d);
      if (Directions.isDiagonal(d)) {
        continue;
      }
      int left = Directions.of(dy, -dx);
      int behindLeft = Directions.of(dy - dx, -dx - dy);
      int right = Directions.of(-dy, dx);
      int behindRight = Directions.of(-dy - dx, dx - dy);
      for (int legal = 0; legal < 256; legal++) {
        boolean isForced =
            (legal >>> left & ~(legal >>> behindLeft) & 1) != 0
                || (legal >>> right & ~(legal >>> behindRight) & 1) != 0;
        forced[legal] |= (byte) (isForced ? 1 << d : 0);
      }
    }
    return forced;
  }

  /** Scans from a free cell; returns how many jump points there are. */
  public int from(int cell) {
    origin = cell;
    size = 0;
    straight(cell, Directions.N);
    straight(cell, Directions.E);
    straight(cell, Directions.S);
    straight(cell, Directions.W);
    diagonal(cell, Directions.NE, Directions.N, Directions.E);
    diagonal(cell, Directions.SE, Directions.S, Directions.E);
    diagonal(cell, Directions.SW, Directions.S, Directions.W);
    diagonal(cell, Directions.NW, Directions.N, Directions.W);
    return size;
  }

  /** The cell of jump point {@code i} of the last scan. */
  public int found(int i) {
    return found[i];
  }

  /** Whether diagonal moves, then straight ones, lead from where the last scan began to a cell. */
  public boolean sees(int cell) {
    int dx = cell % stride - origin % stride;
    int dy = cell / stride - origin / stride;
    int wide = Math.abs(dx);
    int high = Math.abs(dy);
    int diagonals = Math.min(wide, high);
    int corner = origin;
    if (diagonals > 0) {
      int d = Directions.of(Integer.signum(dx), Integer.signum(dy));
      if (diagonals > diagonalReach[d]) {
        return false;
      }
      corner += diagonals * offsets[d];
    }
    int left = Math.max(wide, high) - diagonals;
    return left == 0 || isFree(corner, straightDirection(dx, dy), left);
  }

  /** Appends the cells after the one where the last scan began, up to one that it saw. */
  public void append(int cell, PathBuffer path) {
    int dx = cell % stride - origin % stride;
    int dy = cell / stride - origin / stride;
    int diagonals = Math.min(Math.abs(dx), Math.abs(dy));
    int straights = Math.max(Math.abs(dx), Math.abs(dy)) - diagonals;
    int diagonal = Integer.signum(dx) + Integer.signum(dy) * stride;
    int straight = straights == 0 ? 0 : offsets[straightDirection(dx, dy)];
    path.addRun(origin + diagonal, diagonal, diagonals);
    path.addRun(origin + diagonals * diagonal + straight, straight, straights);
  }

  private static int straightDirection(int dx, int dy) {
    return Math.abs(dx) > Math.abs(dy)
        ? Directions.of(Integer.signum(dx), 0)
        : Directions.of(0, Integer.signum(dy));
  }

  private boolean isFree(int cell, int d, int length) {
    int left = length;
    for (int at = cell; ; ) {
      int distance = stops.distance(at, d);
      if (distance >= left) {
        return true;
      }
      left -= distance;
      at += distance * offsets[d];
      if (moves[at] == 0) {
        return false;
      }
    }
  }

  private void diagonal(int from, int d, int vertical, int horizontal) {
    int cell = from;
    int steps = 0;
    for (; (moves[cell] >>> d & 1) != 0; steps++) {
      cell += offsets[d];
      straight(cell, vertical);
      straight(cell, horizontal);
    }
    diagonalReach[d] = steps;
  }

  private void straight(int from, int d) {
    int cell = from;
    while (true) {
      cell += stops.distance(cell, d) * offsets[d];
      int legal = moves[cell] & 0xff;
      if (legal == 0) {
        return;
      }
      if ((FORCED[legal] >>> d & 1) != 0) {
        take(cell);
        return;
      }
    }
  }

  private void take(int cell) {
    if (size == found.length) {
      found = Arrays.copyOf(found, 2 * size);
    }
    found[size++] = cell;
  }
}
