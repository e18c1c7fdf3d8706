package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * The directions in which jumps end at a cell because it has a forced neighbour: one to which no
 * other way from where the jump came is as short (Harabor and Grastien, "Online Graph Pruning for
 * Pathfinding on Grid Maps", AAAI 2011). The moves of a cell tell them. With 8 directions only.
 *
 * <ul>
 *   <li>Under the corner rule NEVER a straight jump ends where the move to one side is free, and
 *       the cell behind that side is blocked.
 *   <li>Under ONE_FREE and ALWAYS it ends where the cell to one side is blocked, and the diagonal
 *       move ahead to that side cuts its corner. A diagonal jump ends where one of the two cells
 *       beside its last move is blocked, and a diagonal move to that side cuts its corner.
 * </ul>
 *
 * <p>Immutable, shared by threads.
 */
public final class ForcedNeighbours {
  /** For each set of moves of a cell, one bit for each direction. */
  private final byte[] directions = new byte[256];

  private final boolean areCut;

  /** For the cells of a graph. */
  public ForcedNeighbours(GridGraph graph) {
    areCut = ConvexCorners.areCut(graph);
    for (int legal = 0; legal < directions.length; legal++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        directions[legal] |= (byte) (isForced(legal, d) ? 1 << d : 0);
      }
    }
  }

  private boolean isForced(int legal, int d) {
    int dx = Directions.dx(d);
    int dy = Directions.dy(d);
    if (Directions.isDiagonal(d)) {
      return areCut && (opens(legal, -dx, 0, -dx, dy) || opens(legal, 0, -dy, dx, -dy));
    }
    return areCut
        ? opens(legal, dy, -dx, dx + dy, dy - dx) || opens(legal, -dy, dx, dx - dy, dy + dx)
        : opens(legal, dy - dx, -dx - dy, dy, -dx) || opens(legal, -dy - dx, dx - dy, -dy, dx);
  }

  /** Whether the first of two moves is not legal, and the second is. */
  private static boolean opens(int legal, int dx, int dy, int nextX, int nextY) {
    return (legal >>> Directions.of(nextX, nextY) & ~(legal >>> Directions.of(dx, dy)) & 1) != 0;
  }

  /** Whether diagonal jumps may end at a forced neighbour. */
  boolean endDiagonals() {
    return areCut;
  }

  /** Whether a jump in a direction ends at a cell of these moves. */
  public boolean end(int moves, int direction) {
    return (directions[moves & 0xff] >>> direction & 1) != 0;
  }
}
