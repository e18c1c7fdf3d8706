package hopscotch.core.search.incremental;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;

/** The costs of moves and the plain heuristic of a graph that changes, in its present scale. */
final class CostScale {
  private final ChangingGraph changing;
  private final GridGraph graph;
  private final int[] offsets;
  private final byte[] terrain;
  private final int[] moveCosts = new int[Directions.COUNT];
  private final int[] weightsByTerrain;
  private int[] weights;
  private long perMax;
  private long perMin;

  CostScale(ChangingGraph changing) {
    this.changing = changing;
    graph = changing.graph();
    offsets = Directions.offsets(graph.map().stride());
    terrain = graph.terrain();
    weightsByTerrain = graph.weightsByTerrain();
    read();
  }

  /** Reads the scale again, after it changed. */
  void read() {
    for (int d = 0; d < moveCosts.length; d++) {
      moveCosts[d] = Directions.isDiagonal(d) ? graph.costs().diagonal() : graph.costs().straight();
    }
    weights = graph.isWeighted() ? weightsByTerrain : null;
    perMax = changing.leastStraightCost();
    perMin =
        graph.movement().directions() == 8
            ? changing.leastDiagonalCost() - changing.leastStraightCost()
            : changing.leastStraightCost();
  }

  /** The cost of the legal move from a cell in direction {@code d}. */
  long cost(int cell, int d) {
    return weights == null
        ? moveCosts[d]
        : (long) moveCosts[d] * (weights[terrain[cell]] + weights[terrain[cell + offsets[d]]]);
  }

  /**
   * A lower bound on the cost between cells this far apart: octile, or Manhattan with 4 directions.
   */
  long h(int dx, int dy) {
    return Heuristic.estimate(dx, dy, perMax, perMin);
  }
}
