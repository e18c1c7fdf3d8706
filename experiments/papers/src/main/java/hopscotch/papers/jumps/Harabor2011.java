package hopscotch.papers.jumps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * How many times as many nodes A* expands as jump point search and HPA* do, as in Harabor and
 * Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", 2011, Table 1. Both the mean of
 * quotients and the quotient of means are counted, under the corner rule of the benchmarks and
 * under that of the paper. The paper's problems are not those of today's scenarios.
 */
public final class Harabor2011 {
  private Harabor2011() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    count(map, map.graph(Movement.OCTILE), counts, "");
    count(map, map.graph(Movement.OCTILE.withCorners(CornerRule.ONE_FREE)), counts, "-cut");
  }

  private static void count(PaperMap map, GridGraph graph, Counts counts, String rule) {
    PathSearch aStar = Planners.prepare("astar(open=heap)", graph).newSearch();
    PathSearch jumps = Planners.prepare("jps", graph).newSearch();
    PathSearch abstraction =
        Planners.prepare("hpa(cluster=10,levels=1,entrance=6,insertion=dijkstra)", graph)
            .newSearch();
    PathBuffer path = new PathBuffer();
    for (int[] query : map.queries(graph)) {
      aStar.find(query[0], query[1], path);
      long expanded = aStar.counters().expanded;
      counts.add("astar" + rule, expanded);
      add(jumps, "jps" + rule, query, path, expanded, counts);
      add(abstraction, "hpa" + rule, query, path, expanded, counts);
    }
  }

  private static void add(
      PathSearch search, String name, int[] query, PathBuffer path, long aStar, Counts counts) {
    search.find(query[0], query[1], path);
    long expanded = search.counters().expanded;
    counts.add(name, expanded);
    if (expanded > 0) {
      counts.add(name + ".saved", (double) aStar / expanded);
    }
  }
}
