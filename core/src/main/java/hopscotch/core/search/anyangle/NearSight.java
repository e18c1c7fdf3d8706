package hopscotch.core.search.anyangle;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.Movement;
import java.util.Arrays;

/**
 * Lines of sight that follow from what the neighbours of a cell see. {@link IncrementalSight}
 * proves two cases in which a line is free. Look at the first two cells that it passes between, on
 * its way to the root: both are in the root's sight. Or it passes through the centre of the first
 * of them, and that one is in sight. If these cells are neighbours of the cell at hand, a mask of
 * the neighbours in sight tells, and no line is followed.
 *
 * <p>A "no" means that the mask does not tell. With 4 directions it never does.
 *
 * <p>Lines fall into 27 classes, by the signs of dx, dy and |dx| - |dy|. Immutable; shared.
 */
final class NearSight {
  private static final int CLASSES = 27;

  /** Needed where the neighbours cannot tell: no mask of 8 bits has it. */
  private static final short NOTHING = 1 << Directions.COUNT;

  private static final NearSight ALL = new NearSight();
  private static final NearSight NONE = new NearSight();

  /** The neighbours that must be in sight, by class and direction from the cell at hand. */
  private final short[] toNeighbour = new short[CLASSES * Directions.COUNT];

  /** Likewise for the cell itself. */
  private final short[] toSelf = new short[CLASSES];

  static {
    Arrays.fill(NONE.toNeighbour, NOTHING);
    Arrays.fill(NONE.toSelf, NOTHING);
    for (int x = -1; x <= 1; x++) {
      for (int y = -1; y <= 1; y++) {
        for (int slope = -1; slope <= 1; slope++) {
          ALL.fill(x, y, slope);
        }
      }
    }
  }

  static NearSight of(Movement movement) {
    return movement.directions() == 4 ? NONE : ALL;
  }

  /**
   * Whether a root sees a neighbour of a cell that it sees.
   *
   * @param seen the neighbours of the cell in the root's sight
   * @param d the direction from the cell to the neighbour, a legal move
   * @param dx from the root to the neighbour, to the right
   * @param dy likewise, down
   */
  boolean seesNeighbour(int seen, int d, int dx, int dy) {
    return (toNeighbour[classOf(dx, dy) * Directions.COUNT + d] & ~seen) == 0;
  }

  /**
   * Whether a root sees a cell.
   *
   * @param seen the neighbours of the cell in the root's sight
   * @param moves the cell's legal moves
   * @param dx from the root to the cell, to the right
   * @param dy likewise, down
   */
  boolean seesSelf(int seen, int moves, int dx, int dy) {
    int exactDiagonal = Math.abs(dx) == Math.abs(dy) ? -1 : 0;
    return (toSelf[classOf(dx, dy)] & ~(seen & (moves | ~exactDiagonal))) == 0;
  }

  private static int classOf(int dx, int dy) {
    int slope = Integer.signum(Math.abs(dx) - Math.abs(dy));
    return (Integer.signum(dx) * 3 + Integer.signum(dy)) * 3 + slope + CLASSES / 2;
  }

  /** Fills in the class of lines to the right, down and flat where x, y and slope are 1. */
  private void fill(int x, int y, int slope) {
    int line = (x * 3 + y) * 3 + slope + CLASSES / 2;
    boolean isStraight = x == 0 || y == 0;
    boolean isExactDiagonal = !isStraight && slope == 0;
    int besideX = slope > 0 ? -x : 0;
    int besideY = slope > 0 ? 0 : -y;
    toSelf[line] = bit(-x, -y);
    for (int d = 0; d < Directions.COUNT; d++) {
      int fromX = Directions.dx(d);
      int fromY = Directions.dy(d);
      int needed = bit(fromX - x, fromY - y);
      if (isExactDiagonal) {
        needed = fromX == x && fromY == y ? 0 : NOTHING;
      } else if (!isStraight) {
        needed |= bit(fromX + besideX, fromY + besideY);
      }
      toNeighbour[line * Directions.COUNT + d] = (short) needed;
    }
    if (!isStraight && !isExactDiagonal) {
      toSelf[line] |= bit(besideX, besideY);
    }
  }

  /** The mask of the neighbour at (dx, dy): of none for the cell itself, which is in sight. */
  private static short bit(int dx, int dy) {
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) {
      return NOTHING;
    }
    return dx == 0 && dy == 0 ? 0 : (short) (1 << Directions.of(dx, dy));
  }
}
