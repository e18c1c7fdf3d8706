package hopscotch.hpa.subgoal;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * The convex corners of obstacles at which a path may turn on a free cell, as a mask of the cell's
 * diagonals.
 *
 * <ul>
 *   <li>With 4 directions, and with 8 under the corner rule NEVER, a path turns diagonally across
 *       from the corner. Such a diagonal is blocked, and both orthogonal neighbours beside it are
 *       free.
 *   <li>Under the corner rules ONE_FREE and ALWAYS a path turns beside the obstacle, on the two
 *       cells between which a diagonal move cuts the corner. Such a diagonal is a legal move, and
 *       one of the orthogonal neighbours beside it is blocked, or both.
 * </ul>
 *
 * <p>Immutable, shared by threads.
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
  private final boolean areCut;

  ConvexCorners(GridGraph graph) {
    this.graph = graph;
    moves = graph.moves();
    areCut = areCut(graph);
    offsets = Directions.offsets(graph.map().stride());
  }

  /** Whether diagonal moves may cut corners. */
  static boolean areCut(GridGraph graph) {
    return graph.movement().directions() == 8 && graph.movement().corners() != CornerRule.NEVER;
  }

  /** Whether a diagonal move is legal and cuts a corner, by the mask of a cell's legal moves. */
  static boolean isCut(int legal, int diagonal) {
    return (legal >>> diagonal & 1) != 0 && (legal & BESIDE[diagonal]) != BESIDE[diagonal];
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
      boolean isCorner =
          areCut
              ? isCut(legal, d)
              : (legal & BESIDE[d]) == BESIDE[d] && !graph.isFree(cell + offsets[d]);
      corners |= isCorner ? 1 << d : 0;
    }
    return corners;
  }
}
