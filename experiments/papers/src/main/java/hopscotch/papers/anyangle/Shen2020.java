package hopscotch.papers.anyangle;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.anyangle.exact.enlsvg.CornerCensus;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * The number of corners of blocked cells, and the number of convex ones that the ends of queries
 * see, as in Shen, Cheema, Harabor and Stuckey, "Euclidean Pathfinding with Compressed Path
 * Databases", 2020, Tables 2 and 3. Everything off the map counts as blocked. Two blocked cells
 * that touch diagonally have one corner there, which is not convex. A table of first moves has one
 * entry for each pair of convex corners.
 */
public final class Shen2020 {
  private Shen2020() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withEnds(EndPoints.CORNERS));
    CornerCensus census = new CornerCensus(graph);
    counts.add("rows", map.rows().size());
    counts.add("corners", census.corners());
    counts.add("convex", census.convexCorners());
    counts.keep("first-moves", (double) census.convexCorners() * census.convexCorners());
    for (int[] query : map.queries(graph)) {
      add(census, query[0], "start", counts);
      add(census, query[1], "goal", counts);
    }
  }

  private static void add(CornerCensus census, int cell, String end, Counts counts) {
    counts.add(end + ".seen", census.seen(cell));
    counts.add(end + ".tangent", census.tangent(cell));
  }
}
