package hopscotch.papers.jumps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * Two figures of Hu, Harabor, Qin and Yin, "Regarding Goal Bounding and Jump Point Search", 2021.
 * For Table 2 it counts the searches that prepare bounding boxes: one from every cell, or one from
 * every jump point that does not depend on the goal. For Table 3 it counts the heap operations of
 * queries with the latter boxes.
 */
public final class Hu2021 {
  private static final String PLANNER = "jpsplus(prune=true,bounds=true)";

  private Hu2021() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE);
    counts.add("cells", graph.freeCount());
    JumpCensus census = new JumpCensus(graph);
    counts.add("forced-cells", census.cells());
    counts.add("forced-arrivals", census.vertices());
    counts.add("stops", census.stops());
    JumpCensus.GoalIndependent points = census.goalIndependent();
    counts.add("jump-cells", points.cells());
    counts.add("directed-jump-points", points.arrivals());
    if (points.cells() > 0) {
      double moves = (double) points.moves() / points.cells();
      counts.keep("canonical-moves", moves);
      counts.add("left-out", Directions.COUNT - moves);
    }
    PathSearch search = Planners.prepare(PLANNER, graph).newSearch();
    PathBuffer path = new PathBuffer();
    for (int[] query : map.queries(graph)) {
      search.find(query[0], query[1], path);
      counts.add("heap-operations", search.counters().heapOperations);
    }
  }
}
