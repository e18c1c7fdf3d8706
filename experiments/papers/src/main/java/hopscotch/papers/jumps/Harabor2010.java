package hopscotch.papers.jumps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.anyangle.exact.interval.Rectangles;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * The share of cells that rectangular symmetry reduction prunes, as in Harabor and Botea, "Breaking
 * Path Symmetries on 4-Connected Grid Maps", 2010, Table 1: those inside the borders of empty
 * rectangles.
 */
public final class Harabor2010 {
  private Harabor2010() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.ORTHOGONAL);
    counts.keep(
        "pruned",
        (double) Rectangles.mostInteriorFirst(graph).interior() / Math.max(1, graph.freeCount()));
  }
}
