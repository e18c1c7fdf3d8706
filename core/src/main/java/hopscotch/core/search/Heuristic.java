package hopscotch.core.search;

import hopscotch.core.grid.GridGraph;

/**
 * An estimate of the cost between two cells, computed from the larger and the smaller of |dx| and
 * |dy|. It is a lower bound where {@link #inflation} is 1. On weighted terrain every step is
 * counted at the least weight on the map.
 */
public enum Heuristic {
  /** The exact cost on an empty map: octile with 8 directions, Manhattan with 4. */
  AUTO,
  /** Diagonal moves up to the goal's row or column, then straight moves. */
  OCTILE,
  /** Straight moves only. */
  MANHATTAN,
  /** The cost of as many straight moves as the larger of |dx| and |dy|. */
  CHEBYSHEV,
  /** The straight line, rounded down. */
  EUCLIDEAN,
  /** Zero, which makes A* Dijkstra's algorithm. */
  ZERO;

  /** This heuristic; for {@link #AUTO} the one that it stands for on the graph. */
  public Heuristic on(GridGraph graph) {
    return this != AUTO ? this : graph.movement().directions() == 8 ? OCTILE : MANHATTAN;
  }

  /**
   * The cost of each unit of the larger of |dx| and |dy|, or for {@link #EUCLIDEAN} of each unit of
   * length.
   */
  public long perMax(GridGraph graph) {
    return this == ZERO ? 0 : graph.leastStraightCost();
  }

  /** The cost of each unit of the smaller of |dx| and |dy|. */
  public long perMin(GridGraph graph) {
    return switch (on(graph)) {
      case OCTILE -> graph.leastDiagonalCost() - graph.leastStraightCost();
      case MANHATTAN -> graph.leastStraightCost();
      default -> 0;
    };
  }

  /**
   * The largest ratio of this heuristic to the true cost on the graph, at least 1; 1 means
   * admissible. All but {@link #EUCLIDEAN}, whose rounding can cost it one unit, are consistent
   * where they are admissible.
   */
  public double inflation(GridGraph graph) {
    if (graph.movement().directions() == 4) {
      return 1;
    }
    double straight = graph.straightCost();
    double diagonal = graph.diagonalCost();
    return switch (on(graph)) {
      case MANHATTAN -> 2 * straight / diagonal;
      case EUCLIDEAN ->
          diagonal * diagonal >= 2 * straight * straight ? 1 : Math.sqrt(2) * straight / diagonal;
      default -> 1;
    };
  }

  /**
   * Whether h is consistent on the graph: from cell to neighbour it falls by no more than the move
   * costs.
   */
  public boolean isConsistent(GridGraph graph) {
    return on(graph) != EUCLIDEAN && inflation(graph) == 1;
  }

  /**
   * The estimate between two cells {@code dx} columns and {@code dy} rows apart: of every heuristic
   * but {@link #EUCLIDEAN}, which takes a square root instead.
   *
   * @param perMax what {@link #perMax} says of the graph
   * @param perMin what {@link #perMin} says of the graph
   */
  public static long estimate(int dx, int dy, long perMax, long perMin) {
    int absX = Math.abs(dx);
    int absY = Math.abs(dy);
    return perMax * Math.max(absX, absY) + perMin * Math.min(absX, absY);
  }
}
