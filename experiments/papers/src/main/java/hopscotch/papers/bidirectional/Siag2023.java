package hopscotch.papers.bidirectional;

import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The protocol of Siag, Shperberg, Felner and Sturtevant, "Front-to-End Bidirectional Heuristic
 * Search with Consistent Heuristics", 2023. A diagonal costs 1.5. Of the n rows of a map, counted
 * from 0, the protocol takes the first, and every row x for which x + 1 is a multiple of n / 19,
 * rounded down. Rows of length 0 are left out.
 */
public final class Siag2023 {
  private static final int PARTS = 19;
  private static final Map<String, String> PLANNERS = new LinkedHashMap<>();

  static {
    PLANNERS.put("nbs", "nbs");
    PLANNERS.put("dvcbs", "dvcbs");
    PLANNERS.put("mm", "mm");
    PLANNERS.put("bae-cardinality", "baestar");
    PLANNERS.put("bae-alternating", "baestar(direction=alternate)");
    PLANNERS.put("bae-smaller-bound", "baestar(direction=smaller-f)");
  }

  private Siag2023() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withCosts(CostPair.parse("2/3")));
    PairCounts pairs = new PairCounts(graph, counts, "", PLANNERS);
    for (int[] query : queries(map)) {
      counts.add("queries", 1);
      pairs.add(query[0], query[1]);
    }
  }

  /** The queries of the protocol, as cells. */
  static List<int[]> queries(PaperMap map) {
    List<int[]> queries = new ArrayList<>();
    List<ScenarioRow> rows = map.rows();
    int part = Math.max(1, rows.size() / PARTS);
    for (int x = 0; x < rows.size(); x++) {
      ScenarioRow row = rows.get(x);
      if ((x == 0 || (x + 1) % part == 0) && row.length().signum() > 0) {
        int start = map.map().cell(row.startX(), row.startY());
        queries.add(new int[] {start, map.map().cell(row.goalX(), row.goalY())});
      }
    }
    return queries;
  }
}
