package hopscotch.core.search.jps;

import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpRule;
import hopscotch.core.search.jps.scan.JumpStops;
import hopscotch.core.search.jps.scan.Jumps;

/**
 * Tells whether an arrival at a jump point is blind: no jump from there finds a jump point. A
 * search has to expand it only for a goal that is seen from there. Most blind arrivals are where
 * diagonal jumps are soon blocked, and only there does it pay to look. So an arrival from which a
 * diagonal jump takes more than {@value #LONGEST_BLIND} steps counts as one that sees.
 */
final class BlindArrivals {
  /** Found by trial: to look along longer jumps prolongs the preparation and finds hardly more. */
  private static final int LONGEST_BLIND = 8;

  private final JumpStops stops;
  private final Jumps jumps;
  private final int diagonals;

  BlindArrivals(JumpRule rule, JumpPoints points, JumpStops stops) {
    this.stops = stops;
    jumps = new Jumps(rule, points, stops, true);
    diagonals = rule.diagonals();
  }

  /** Whether jumps in the directions of a mask find no jump point, and diagonal ones are short. */
  boolean isBlind(int cell, int column, int row, int mask) {
    for (int left = mask & diagonals; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (JumpStops.scan(stops.blocks(), stops.position(d, column, row)) > LONGEST_BLIND + 1) {
        return false;
      }
    }
    jumps.from(cell, column, row, mask);
    return jumps.count == 0;
  }
}
