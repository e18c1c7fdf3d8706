package hopscotch.core.search.anyangle;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The shortest any-angle path by brute force: Dijkstra over all free cells, each joined to all that
 * the validator lets it walk to in a straight line. For small maps.
 */
final class AnyAngleOracle {
  private AnyAngleOracle() {}

  /** The least Euclidean length from the start of a case to its goal; infinite if there is none. */
  static double length(GridCase query) {
    GridGraph graph = query.graph();
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < query.map().cellCount(); cell++) {
      if (graph.isFree(cell)) {
        cells.add(cell);
      }
    }
    double[] best = new double[cells.size()];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    best[cells.indexOf(query.start())] = 0;
    boolean[] done = new boolean[best.length];
    for (int round = 0; round < best.length; round++) {
      int nearest = -1;
      for (int i = 0; i < best.length; i++) {
        if (!done[i] && (nearest < 0 || best[i] < best[nearest])) {
          nearest = i;
        }
      }
      done[nearest] = true;
      for (int i = 0; i < best.length; i++) {
        double length = best[nearest] + distance(query, cells.get(nearest), cells.get(i));
        if (!done[i] && length < best[i] && sees(graph, cells.get(nearest), cells.get(i))) {
          best[i] = length;
        }
      }
    }
    return best[cells.indexOf(query.goal())];
  }

  static double distance(GridCase query, int a, int b) {
    return Math.hypot(query.map().x(a) - query.map().x(b), query.map().y(a) - query.map().y(b));
  }

  /** Whether the validator lets a straight line be walked. */
  static boolean sees(GridGraph graph, int a, int b) {
    PathBuffer line = new PathBuffer();
    line.add(a);
    line.add(b);
    return PathValidator.check(graph, line).isValid();
  }
}
