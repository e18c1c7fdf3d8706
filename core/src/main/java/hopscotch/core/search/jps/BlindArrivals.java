package hopscotch.core.search.jps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.jps.policy.JumpPolicy;
import hopscotch.core.search.jps.scan.JumpPoints;
import hopscotch.core.search.jps.scan.JumpStops;

/**
 * Tells whether an arrival at a jump point is blind: no jump from there finds a jump point. A
 * search has to expand it only for a goal that is seen from there. Most blind arrivals are where
 * diagonal jumps are soon blocked, and only there does it pay to look. So an arrival from which a
 * diagonal jump takes more than {@value JumpPolicy#LONGEST_BLIND} steps counts as one that sees.
 */
final class BlindArrivals {
  private final byte[] skip;
  private final byte[] moves;
  private final JumpPoints points;
  private final JumpStops stops;
  private final int straights;
  private final boolean forcedOnDiagonals;

  BlindArrivals(GridGraph graph, byte[] skip, JumpPoints points, JumpStops stops) {
    this.skip = skip;
    this.points = points;
    this.stops = stops;
    moves = graph.moves();
    straights = JumpStops.straightJumps(graph);
    forcedOnDiagonals = points.stopIn(Directions.NE);
  }

  /** Whether jumps in the directions of a mask find no jump point, and diagonal ones are short. */
  boolean isBlind(int cell, int column, int row, int mask) {
    for (int left = mask & ~straights; left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      if (JumpStops.scan(stops.blocks(), stops.position(d, column, row))
          > JumpPolicy.LONGEST_BLIND + 1) {
        return false;
      }
    }
    for (int left = mask & straights; left != 0; left &= left - 1) {
      if (sees(Integer.numberOfTrailingZeros(left), cell, column, row)) {
        return false;
      }
    }
    for (int left = mask & ~straights; left != 0; left &= left - 1) {
      if (seesDiagonally(Integer.numberOfTrailingZeros(left), cell, column, row)) {
        return false;
      }
    }
    return true;
  }

  private boolean sees(int d, int cell, int column, int row) {
    int length = JumpStops.scan(stops.straights(), stops.position(d, column, row));
    return points.isAt(cell + length * stops.ray(d).offset);
  }

  private boolean seesDiagonally(int d, int cell, int column, int row) {
    int offset = stops.ray(d).offset;
    int steps = JumpStops.scan(stops.blocks(), stops.position(d, column, row));
    for (int i = 1; i < steps; i++) {
      int at = cell + i * offset;
      int x = column + i * Directions.dx(d);
      int y = row + i * Directions.dy(d);
      if (forcedOnDiagonals && JumpStops.hasForcedNeighbour(skip, moves, d, at, at - offset)
          || sees(JumpStops.sideA(d), at, x, y)
          || sees(JumpStops.sideB(d), at, x, y)) {
        return true;
      }
    }
    return false;
  }
}
