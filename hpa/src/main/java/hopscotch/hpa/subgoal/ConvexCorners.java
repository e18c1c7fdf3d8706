package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * The convex corners of obstacles at which a free cell lies: the diagonals of the cell that are
 * blocked while both orthogonal neighbours beside them are free. Immutable, shared by threads.
 */
final class ConvexCorners {
  /** The mask of all corners. */
  static final int ALL = Directions.DIAGONAL_MASK;

  private static final int ALL_MOVES = 0xff;

  /** For each diagonal, the two straight moves beside it. */
  private static final int[] BESIDE = new int[Directions.COUNT];

  static {
    for (int d = Directions.NE; d <= Directions.NW; d++) {
      BESIDE[d] = 1 << Directions.of(Directions.dx(d), 0) | 1 << Directions.of(0, Directions.dy(d));
    }
  }

  private final GridGraph graph;
  private final byte[] moves;
  private final int[] offsets;

  ConvexCorners(GridGraph graph) {
    this.graph = graph;
    moves = graph.moves();
    offsets = Directions.offsets(graph.map().stride());
  }

  /**
   * The mask of the corners at which a shortest path may turn that moves in a straight direction:
   * those at the two diagonals behind, which it has passed.
   */
  static int behind(int d) {
    int mask = 0;
    for (int diagonal = Directions.NE; diagonal <= Directions.NW; diagonal++) {
      boolean isBehind = (BESIDE[diagonal] >>> Directions.reverse(d) & 1) != 0;
      mask |= isBehind ? 1 << diagonal : 0;
    }
    return mask;
  }

  /**
   * The mask of the corners at which a shortest path may turn that moves in both straight
   * directions of a diagonal: all but that one.
   */
  static int behindDiagonal(int d) {
    return ALL & ~(1 << d);
  }

  /** The mask of the diagonals of a cell at which a corner is; 0 for a blocked cell. */
  int at(int cell) {
    int legal = moves[cell] & ALL_MOVES;
    int corners = 0;
    if (legal == ALL_MOVES) {
      return corners;
    }
    for (int d = Directions.NE; d <= Directions.NW; d++) {
      boolean isCorner = (legal & BESIDE[d]) == BESIDE[d] && !graph.isFree(cell + offsets[d]);
      corners |= isCorner ? 1 << d : 0;
    }
    return corners;
  }
}
