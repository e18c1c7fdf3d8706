package hopscotch.core.search.jps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/**
 * Whether jumps from a cell pass or reach the goal. At most one can, that towards the goal: a
 * straight jump in its row or column, else a diagonal one to the cell where it crosses the goal's
 * row or column, and a straight one from there. Straight jumps see the goal from an arm of cells on
 * each side of it, back to the first stop, which one scan a query measures. So most cells are told
 * by arithmetic alone that they do not see it, and no jump looks for it on its way.
 *
 * <p>With 4 directions, jumps along columns play the part of diagonal ones. For one thread.
 */
final class GoalSight {
  private final Jumps jumps;
  private final JumpStops stops;
  private final boolean isEight;
  private final int straights;

  /** By direction of a straight jump how far before the goal it may begin. */
  private final int[] arms = new int[4];

  private int longestArm;
  private int goalColumn;
  private int goalRow;

  /** Sight along jumps from stop to stop. */
  GoalSight(GridGraph graph, JumpStops stops, Jumps jumps) {
    this.jumps = jumps;
    this.stops = stops;
    isEight = graph.movement().directions() == 8;
    straights = JumpStops.straightJumps(graph);
  }

  /** Begins a query to the goal in a column and a row of the padded map. */
  void begin(int column, int row) {
    goalColumn = column;
    goalRow = row;
    longestArm = 0;
    for (int left = straights; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      arms[d] = JumpStops.scanBack(stops.straights(), stops.position(d, column, row));
      longestArm = Math.max(longestArm, arms[d]);
    }
  }

  /**
   * Whether a jump from a cell, in one of the directions of a mask, sees the goal. It is then
   * reached at the least cost that h allows.
   */
  boolean from(int cell, int column, int row, int mask) {
    int dx = goalColumn - column;
    int dy = goalRow - row;
    int wide = Math.abs(dx);
    int high = Math.abs(dy);
    int crossing = isEight ? Math.min(wide, high) : high;
    int rest = isEight ? Math.abs(wide - high) : wide;
    if (rest > longestArm) {
      return false;
    }
    int alongRow = dx > 0 ? Directions.E : Directions.W;
    int alongColumn = dy > 0 ? Directions.S : Directions.N;
    int side = isEight && wide < high ? alongColumn : alongRow;
    if (rest > arms[side]) {
      return false;
    }
    if (crossing == 0) {
      return (mask >>> side & 1) != 0;
    }
    int d = isEight ? Directions.of(Integer.signum(dx), Integer.signum(dy)) : alongColumn;
    return (mask >>> d & 1) != 0 && jumps.passes(d, cell, column, row, crossing);
  }
}
