package hopscotch.papers.jumps;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import hopscotch.papers.jumps.BoxedJumpSearch.Pruning;
import java.util.Locale;

/**
 * Figures of Hu, Harabor, Qin and Yin, "Regarding Goal Bounding and Jump Point Search", 2021. For
 * Table 2 it counts the searches that prepare bounding boxes: one from every cell, or one from
 * every jump point that does not depend on the goal. For Table 3 it counts the heap operations of
 * queries with the latter boxes, and the size of the open list, by what is pruned.
 */
public final class Hu2021 {
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
    BoxedJumpSearch search = new BoxedJumpSearch(graph);
    for (int[] query : map.queries(graph)) {
      for (Pruning pruning : Pruning.values()) {
        search.cost(query[0], query[1], pruning);
        String name = pruning.name().toLowerCase(Locale.ROOT);
        counts.add(name + ".heap-operations", search.heapOperations());
        counts.add(name + ".open", search.meanOpen());
      }
    }
  }
}
