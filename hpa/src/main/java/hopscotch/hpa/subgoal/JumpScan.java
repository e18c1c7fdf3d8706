package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * Finds the subgoals at which the canonical paths from a cell may turn first: its jump points
 * (Harabor and Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011). Some
 * shortest path to any goal either has no turn but that from diagonal to straight moves, or passes
 * one of these after such moves. Under the corner rule NEVER every jump point is a subgoal.
 *
 * <p>Where walls are jagged, they are at most half of what {@link ReachableScan} finds, since no
 * path turns at a corner on the near side of an obstacle. The same scan serves the start of a query
 * and its goal. With 4 directions a {@link RectangleScan} finds them; what is seen then, without a
 * turn, is a cell to which a free rectangle leads. For one thread.
 */
public final class JumpScan {
  private static final byte[] FORCED = forced();

  private final SubgoalGraph subgoals;
  private final SubgoalStops stops;
  private final byte[] moves;
  private final int[] offsets;
  private int[] found = new int[64];
  private int size;
  private final Ints cells = new Ints();

  /** The scan with 4 directions; {@code null} with 8. */
  private final RectangleScan rectangles;

  JumpScan(SubgoalGraph subgoals) {
    GridGraph graph = subgoals.graph();
    this.subgoals = subgoals;
    this.stops = subgoals.stops();
    this.moves = graph.moves();
    this.offsets = Directions.offsets(graph.map().stride());
    boolean isFour = graph.movement().directions() == 4;
    this.rectangles = isFour ? new RectangleScan(graph, stops, true, cells) : null;
  }

  /**
   * For each set of moves of a cell, one bit for each straight direction in which it has a forced
   * neighbour: the move to one side is free, and the cell behind that side is blocked.
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

  /** For the moves of a cell, one bit for each straight direction in which a jump ends there. */
  public static int ends(int moves) {
    return FORCED[moves & 0xff];
  }

  /** Scans from a free cell, and returns the number of jump points found. */
  public int from(int cell) {
    size = 0;
    if (rectangles != null) {
      rectangles(cell);
    } else {
      octants(cell);
    }
    return size;
  }

  private void rectangles(int cell) {
    cells.clear();
    rectangles.from(cell);
    for (int i = 0; i < cells.size(); i++) {
      add(cells.get(i));
    }
  }

  private void octants(int cell) {
    int column = stops.column(cell);
    jump(cell, Directions.N, stops.northOf(column));
    jump(cell, Directions.E, stops.east(cell));
    jump(cell, Directions.S, stops.southOf(column));
    jump(cell, Directions.W, stops.west(cell));
    diagonal(cell, column, Directions.NE, Directions.N, Directions.E);
    diagonal(cell, column, Directions.SE, Directions.S, Directions.E);
    diagonal(cell, column, Directions.SW, Directions.S, Directions.W);
    diagonal(cell, column, Directions.NW, Directions.N, Directions.W);
  }

  /** The jump points of the last scan as nodes, from element 0 on; must not be changed. */
  public int[] found() {
    return found;
  }

  private void diagonal(int from, int fromColumn, int d, int vertical, int horizontal) {
    final int step = offsets[d];
    final int columnStep = stops.columnStep(d);
    int column = fromColumn;
    for (int cell = from; (moves[cell] >>> d & 1) != 0; ) {
      cell += step;
      column += columnStep;
      int up = vertical == Directions.N ? stops.northOf(column) : stops.southOf(column);
      int aside = horizontal == Directions.E ? stops.east(cell) : stops.west(cell);
      jump(cell, vertical, up);
      jump(cell, horizontal, aside);
    }
  }

  /**
   * Jumps in a straight direction to the first jump point or wall, over subgoals that are no jump
   * points.
   */
  private void jump(int from, int d, int distance) {
    int cell = from + distance * offsets[d];
    while ((ends(moves[cell]) >>> d & 1) == 0) {
      if (moves[cell] == 0) {
        return;
      }
      cell += stops.distance(cell, d) * offsets[d];
    }
    add(cell);
  }

  private void add(int cell) {
    if (size == found.length) {
      found = Arrays.copyOf(found, 2 * size);
    }
    found[size++] = subgoals.node(cell);
  }
}
