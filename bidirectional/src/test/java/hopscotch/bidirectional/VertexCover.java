package hopscotch.bidirectional;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.testkit.Oracle;
import java.util.Arrays;

/**
 * The least number of expansions that refute every path below the optimum: a minimum vertex cover
 * of the graph of must-expand pairs (Eckerle et al. 2017), whose edges join u forward and v
 * backward where max(fF(u), fB(v), gF(u) + gB(v) + e) &lt; C*. From exact distances; by Koenig's
 * theorem it is as large as a maximum matching.
 */
final class VertexCover {
  private final GridGraph graph;
  private final long[] fromStart;
  private final long[] fromGoal;
  private final boolean[][] pairs;
  private final int[] partner;

  private VertexCover(GridCase query) {
    graph = query.graph();
    Oracle oracle = new Oracle(query.map(), query.movement(), graph.costs());
    fromStart = costs(oracle, query.map(), query.start());
    fromGoal = costs(oracle, query.map(), query.goal());
    int cells = fromStart.length;
    long optimum = fromStart[index(query.map(), query.goal())];
    pairs = new boolean[cells][cells];
    partner = new int[cells];
    Arrays.fill(partner, -1);
    for (int u = 0; u < cells; u++) {
      for (int v = 0; v < cells; v++) {
        pairs[u][v] =
            fromStart[u] < optimum
                && fromGoal[v] < optimum
                && fromStart[u] + h(query.map(), u, index(query.map(), query.goal())) < optimum
                && fromGoal[v] + h(query.map(), v, index(query.map(), query.start())) < optimum
                && fromStart[u] + fromGoal[v] + graph.leastStraightCost() < optimum;
      }
    }
  }

  /** Its size for a query whose goal can be reached. */
  static int size(GridCase query) {
    VertexCover cover = new VertexCover(query);
    int matched = 0;
    for (int u = 0; u < cover.partner.length; u++) {
      if (cover.augment(u, new boolean[cover.partner.length])) {
        matched++;
      }
    }
    return matched;
  }

  private boolean augment(int u, boolean[] seen) {
    for (int v = 0; v < partner.length; v++) {
      if (pairs[u][v] && !seen[v]) {
        seen[v] = true;
        if (partner[v] < 0 || augment(partner[v], seen)) {
          partner[v] = u;
          return true;
        }
      }
    }
    return false;
  }

  private static long[] costs(Oracle oracle, GridMap map, int cell) {
    return Arrays.stream(oracle.costsFrom(map.x(cell), map.y(cell)))
        .flatMapToLong(Arrays::stream)
        .toArray();
  }

  private static int index(GridMap map, int cell) {
    return map.y(cell) * map.width() + map.x(cell);
  }

  /** The octile or Manhattan cost at the least weight. */
  private long h(GridMap map, int from, int to) {
    int dx = Math.abs(from % map.width() - to % map.width());
    int dy = Math.abs(from / map.width() - to / map.width());
    int diagonal = graph.movement().directions() == 8 ? Math.min(dx, dy) : 0;
    return diagonal * graph.leastDiagonalCost()
        + (dx + dy - 2L * diagonal) * graph.leastStraightCost();
  }
}
