package hopscotch.core.sight;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;

/**
 * Lines of sight by the definition, in exact fractions: every cell of the bounding box whose
 * interior meets the segment is free, and at every corner of four cells on the segment the diagonal
 * step is legal. Shares nothing with the code under test.
 */
final class GeometricSight {
  private final GridMap map;
  private final Movement movement;

  GeometricSight(GridMap map, Movement movement) {
    this.map = map;
    this.movement = movement;
  }

  boolean sees(int a, int b) {
    int ax = map.x(a);
    int ay = map.y(a);
    int bx = map.x(b);
    int by = map.y(b);
    for (int y = Math.min(ay, by); y <= Math.max(ay, by); y++) {
      for (int x = Math.min(ax, bx); x <= Math.max(ax, bx); x++) {
        if (crosses(ax, ay, bx, by, x, y) && !isFree(x, y)) {
          return false;
        }
        if (passesCorner(ax, ay, bx, by, x, y) && !mayPass(x, y, (bx > ax) == (by > ay))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether some t of the segment lies strictly inside the cell, in x and in y. */
  private static boolean crosses(int ax, int ay, int bx, int by, int x, int y) {
    Fraction[] inX = inside(ax, bx, x);
    Fraction[] inY = inside(ay, by, y);
    return inX != null
        && inY != null
        && inX[0].below(inY[1])
        && inY[0].below(inX[1])
        && inX[0].below(new Fraction(1, 1))
        && inY[0].below(new Fraction(1, 1))
        && new Fraction(0, 1).below(inX[1])
        && new Fraction(0, 1).below(inY[1]);
  }

  /** The open interval of t with |from + t * (to - from) - at| below 1/2; null if empty. */
  private static Fraction[] inside(int from, int to, int at) {
    int length = to - from;
    if (length == 0) {
      return from == at ? new Fraction[] {new Fraction(-1, 1), new Fraction(2, 1)} : null;
    }
    Fraction one = Fraction.of(2L * (at - from) - 1, 2L * length);
    Fraction other = Fraction.of(2L * (at - from) + 1, 2L * length);
    return one.below(other) ? new Fraction[] {one, other} : new Fraction[] {other, one};
  }

  /** Whether the corner at (x + 1/2, y + 1/2) lies on the segment. */
  private static boolean passesCorner(int ax, int ay, int bx, int by, int x, int y) {
    boolean within = x < Math.max(ax, bx) && y < Math.max(ay, by);
    long px = 2L * (x - ax) + 1;
    long py = 2L * (y - ay) + 1;
    return within && px * (by - ay) == py * (bx - ax);
  }

  /** Whether the diagonal over the corner at (x + 1/2, y + 1/2) is legal. */
  private boolean mayPass(int x, int y, boolean falling) {
    boolean first = falling ? isFree(x + 1, y) : isFree(x, y);
    boolean second = falling ? isFree(x, y + 1) : isFree(x + 1, y + 1);
    return movement.directions() == 8 && movement.corners().allows(first, second);
  }

  private boolean isFree(int x, int y) {
    return movement.terrain().isFree(map.terrain(map.cell(x, y)));
  }

  private record Fraction(long numerator, long denominator) {
    static Fraction of(long numerator, long denominator) {
      return denominator < 0
          ? new Fraction(-numerator, -denominator)
          : new Fraction(numerator, denominator);
    }

    boolean below(Fraction other) {
      return numerator * other.denominator < other.numerator * denominator;
    }
  }
}
