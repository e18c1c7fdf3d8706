package hopscotch.papers.jumps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * How often weighted A* over jump points fails if no cell is expanded twice, as in Carlson, Harabor
 * and Stuckey (SoCS 2024, Table 1): it finds no path, or one that costs more than the weight times
 * the optimum. Under the corner rule of the benchmarks, with and without pruning of diagonal jump
 * points, and with corners that may be cut.
 */
public final class Carlson2024 {
  /** The weights, in tenths. */
  private static final int[] WEIGHTS = {12, 20, 40, 80};

  /** The weights for a sample, in tenths. */
  private static final int[] SAMPLE_WEIGHTS = {20, 80};

  private Carlson2024() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE);
    GridGraph cut = map.graph(Movement.OCTILE.withCorners(CornerRule.ONE_FREE));
    for (int tenths : map.isSample() ? SAMPLE_WEIGHTS : WEIGHTS) {
      String weight = tenths % 10 == 0 ? "" + tenths / 10 : tenths / 10 + "." + tenths % 10;
      String spec = "jps(weight=%s)".formatted(weight);
      String pruned = "jps(prune=true,weight=%s)".formatted(weight);
      count(map, graph, spec, tenths, counts, "jps-" + weight);
      count(map, graph, pruned, tenths, counts, "pruned-" + weight);
      count(map, cut, spec, tenths, counts, "cut-" + weight);
    }
  }

  private static void count(
      PaperMap map, GridGraph graph, String spec, int tenths, Counts counts, String name) {
    PathSearch weighted = Planners.prepare(spec, graph).newSearch();
    PathSearch optimal = Planners.prepare("jps(prune=true)", graph).newSearch();
    PathBuffer path = new PathBuffer();
    for (int[] query : map.queries(graph)) {
      if (optimal.find(query[0], query[1], path) == Outcome.FOUND) {
        long optimum = Path.of(graph, path).cost();
        boolean isKept =
            weighted.find(query[0], query[1], path) == Outcome.FOUND
                && 10 * Path.of(graph, path).cost() <= tenths * optimum;
        counts.add(name + ".failed", isKept ? 0 : 1);
        counts.add(name + ".expanded", weighted.counters().expanded);
      }
    }
  }
}
