package hopscotch.core.search.jps.scan;

import hopscotch.core.grid.Directions;

/**
 * Whether jumps from a cell pass or reach the goal. At most one can, that towards the goal: a
 * straight jump in its row or column, else a diagonal one to the cell where it crosses the goal's
 * row or column, and a straight one from there. Straight jumps see the goal from an arm of cells on
 * each side of it, back to the first stop, which one scan a query measures. So most cells are told
 * by arithmetic alone that they do not see it, and no jump looks for it on its way.
 *
 * <p>With 4 directions, jumps along columns play the part of diagonal ones. For one thread.
 *
 * <p>The processor cannot predict on which side of a cell the goal lies. So the sector of the goal
 * is computed without a branch, and what follows from it is looked up.
 */
public final class GoalSight {
  /** Two sectors for each sign of dx and of dy: |dx| is the larger, or |dy| is. */
  private static final int SECTORS = 2 * 3 * 3;

  private final Jumps jumps;
  private final JumpStops stops;
  private final boolean isEight;
  private final int straights;

  /** For each direction of a straight jump, how far before the goal it may begin. */
  private final int[] arms = new int[4];

  /** For each sector, the direction of the straight jump that sees the goal. */
  private final byte[] sides = new byte[SECTORS];

  /** For each sector, the direction of the jump from the cell itself. */
  private final byte[] directions = new byte[SECTORS];

  private int goalColumn;
  private int goalRow;

  /** Sight along jumps from stop to stop. */
  public GoalSight(JumpRule rule, JumpStops stops, Jumps jumps) {
    this.jumps = jumps;
    this.stops = stops;
    isEight = rule.graph().movement().directions() == 8;
    straights = rule.straights();
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        fillSector(dx, dy, false);
        fillSector(dx, dy, true);
      }
    }
  }

  private void fillSector(int dx, int dy, boolean isHigh) {
    int sector = sector(dx, dy, isHigh ? 1 : 0);
    int alongRow = dx > 0 ? Directions.E : Directions.W;
    int alongColumn = dy > 0 ? Directions.S : Directions.N;
    int side = isEight && isHigh ? alongColumn : alongRow;
    boolean isStraight = dy == 0 || isEight && dx == 0;
    int diagonal = isEight && !isStraight ? Directions.of(dx, dy) : alongColumn;
    sides[sector] = (byte) side;
    directions[sector] = (byte) (isStraight ? side : diagonal);
  }

  private static int sector(int dx, int dy, int isHigh) {
    return 2 * (3 * (Integer.signum(dx) + 1) + Integer.signum(dy) + 1) + isHigh;
  }

  /** Begins a query to the goal in a column and a row of the padded map. */
  public void begin(int column, int row) {
    jumps.begin();
    goalColumn = column;
    goalRow = row;
    for (int left = straights; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      arms[d] = JumpStops.scanBack(stops.straights(), stops.position(d, column, row));
    }
  }

  /**
   * Whether a jump from a cell, in one of the directions of a mask, sees the goal. It is then
   * reached at the least cost that h allows.
   */
  public boolean from(int cell, int column, int row, int mask) {
    int dx = goalColumn - column;
    int dy = goalRow - row;
    int wide = Math.abs(dx);
    int high = Math.abs(dy);
    int over = wide - high;
    int rest = isEight ? Math.abs(over) : wide;
    int sector = sector(dx, dy, over >>> Integer.SIZE - 1);
    int d = directions[sector];
    int isKept = mask >>> d & 1;
    // negative if the arm is shorter than the rest, or the move is not kept: one branch for both
    if ((arms[sides[sector]] - rest | isKept - 1) < 0) {
      return false;
    }
    int crossing = isEight ? Math.min(wide, high) : high;
    return crossing == 0 || jumps.passes(d, cell, column, row, crossing);
  }
}
