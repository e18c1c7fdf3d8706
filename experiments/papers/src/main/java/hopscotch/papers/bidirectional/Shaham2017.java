package hopscotch.papers.bidirectional;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The number of surely expanded cells divided by the least vertex cover of the must-expand graph,
 * as in Shaham, Felner, Chen and Sturtevant, "The Minimal Set of States that Must Be Expanded in a
 * Front-to-End Bidirectional Search", 2017, Table 1. It is not known which rows and which cost of a
 * diagonal the paper used. So rows are counted with diagonals of sqrt 2 and of 1.5, and the cover
 * with and without the cheapest move e.
 */
public final class Shaham2017 {
  private static final Map<String, String> PLANNERS = new LinkedHashMap<>();

  static {
    PLANNERS.put("mm", "mm");
    PLANNERS.put("nbs", "nbs");
  }

  private Shaham2017() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    count(map, map.graph(Movement.OCTILE), counts, "sqrt2.");
    CostPair half = CostPair.parse("2/3");
    count(map, map.graph(Movement.OCTILE.withCosts(half)), counts, "1.5.");
  }

  private static void count(PaperMap map, GridGraph graph, Counts counts, String prefix) {
    PairCounts pairs = new PairCounts(graph, counts, prefix, PLANNERS);
    for (int[] query : map.queries(graph)) {
      pairs.add(query[0], query[1]);
    }
  }
}
