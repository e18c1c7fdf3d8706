package hopscotch.hpa.subgoal;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * The two runs of moves of which the octile path between two cells consists. With 8 directions the
 * first run is diagonal, up to the row or the column of the other cell, and the second is straight.
 * With 4 directions the first run goes along the column and the second along the row; the length of
 * both together is the Manhattan distance then. Immutable, shared by threads.
 */
public final class OctileRuns {
  private final boolean isEight;

  /** The runs of moves on a graph. */
  public OctileRuns(GridGraph graph) {
    isEight = graph.movement().directions() == 8;
  }

  /** The number of moves of the first run. */
  public int firstMoves(int dx, int dy) {
    return isEight ? Math.min(Math.abs(dx), Math.abs(dy)) : Math.abs(dy);
  }

  /** The number of moves of the second run. */
  public int secondMoves(int dx, int dy) {
    return isEight ? Math.abs(Math.abs(dx) - Math.abs(dy)) : Math.abs(dx);
  }

  /** The direction of the first run, any if it has no moves. */
  public int first(int dx, int dy) {
    if (!isEight) {
      return vertical(dy);
    }
    int east = dy < 0 ? Directions.NE : Directions.SE;
    int west = dy < 0 ? Directions.NW : Directions.SW;
    return dx > 0 ? east : west;
  }

  /** The direction of the second run, any if it has no moves. */
  public int second(int dx, int dy) {
    boolean isAlongRow = !isEight || Math.abs(dx) > Math.abs(dy);
    return isAlongRow ? (dx > 0 ? Directions.E : Directions.W) : vertical(dy);
  }

  private static int vertical(int dy) {
    return dy > 0 ? Directions.S : Directions.N;
  }
}
