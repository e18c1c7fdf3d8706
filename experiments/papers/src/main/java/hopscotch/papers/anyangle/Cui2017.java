package hopscotch.papers.anyangle;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.List;

/**
 * Expansions of Anya and of Polyanya on rectangles, as in Cui, Harabor and Grastien,
 * "Compromise-Free Pathfinding on a Navigation Mesh", 2017, Table 2; without blocks, as published.
 */
public final class Cui2017 {
  private static final List<String> PLANNERS = List.of("anya", "polyanya");

  private Cui2017() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withEnds(EndPoints.CORNERS));
    PathBuffer path = new PathBuffer();
    for (String planner : PLANNERS) {
      PathSearch search = Planners.prepare(planner + "(blocks=false)", graph).newSearch();
      for (int[] query : map.queries(graph)) {
        search.find(query[0], query[1], path);
        SearchCounters counters = search.counters();
        counts.add(planner + ".expanded", counters.expanded);
        counts.add(planner + ".generated", counters.generated);
        counts.add(planner + ".heap-operations", counters.heapOperations);
      }
    }
  }
}
