package hopscotch.core.path;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;

/** Computes the exact cost of a path that is known to be legal, without allocating anything. */
public final class PathCost {
  private PathCost() {}

  /**
   * The cost of a path of moves, in the scale of the graph. It is 0 for fewer than two cells.
   *
   * @param path cells, each joined to the one before by a run of one legal move; not checked
   */
  public static long of(GridGraph graph, PathBuffer path) {
    long sum = 0;
    for (int i = 1; i < path.size(); i++) {
      sum += ofRun(graph, path.cell(i - 1), path.cell(i));
    }
    return sum;
  }

  private static long ofRun(GridGraph graph, int from, int to) {
    int stride = graph.map().stride();
    int dx = to % stride - from % stride;
    int dy = to / stride - from / stride;
    int length = Math.max(Math.abs(dx), Math.abs(dy));
    int d = Directions.of(Integer.signum(dx), Integer.signum(dy));
    if (!graph.isWeighted()) {
      return (long) length * graph.cost(from, d);
    }
    int step = (to - from) / length;
    long sum = 0;
    for (int cell = from; cell != to; cell += step) {
      sum += graph.cost(cell, d);
    }
    return sum;
  }
}
