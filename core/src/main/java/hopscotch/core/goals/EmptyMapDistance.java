package hopscotch.core.goals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.LengthMetric;

/**
 * The distance between two points of a map without obstacles, in whole numbers: the cost of moves,
 * or the square of the straight line.
 *
 * @param isSquared whether it is the square of the straight line
 * @param perMax what a unit of the larger of |dx| and |dy| costs
 * @param perMin what a unit of the smaller of the two costs
 */
record EmptyMapDistance(boolean isSquared, long perMax, long perMin) {
  /** The distance by moves on ground of weight 1: Manhattan with 4 directions, octile with 8. */
  static EmptyMapDistance on(GridGraph graph, LengthMetric metric) {
    return of(graph, metric, graph.straightCost(), graph.diagonalCost());
  }

  /** The distance by moves at the least weight of the map. No path between two cells costs less. */
  static EmptyMapDistance bound(GridGraph graph, LengthMetric metric) {
    return of(graph, metric, graph.leastStraightCost(), graph.leastDiagonalCost());
  }

  private static EmptyMapDistance of(
      GridGraph graph, LengthMetric metric, long straight, long diagonal) {
    boolean hasDiagonals = graph.movement().directions() == 8;
    return new EmptyMapDistance(
        metric == LengthMetric.EUCLIDEAN, straight, hasDiagonals ? diagonal - straight : straight);
  }

  /**
   * Between points (dx, dy) apart, each at most 2^32 in size less the side of a map. To be compared
   * by {@link Long#compareUnsigned}, since a square may need 64 bits.
   */
  long of(long dx, long dy) {
    long absX = Math.abs(dx);
    long absY = Math.abs(dy);
    return isSquared
        ? absX * absX + absY * absY
        : perMax * Math.max(absX, absY) + perMin * Math.min(absX, absY);
  }
}
