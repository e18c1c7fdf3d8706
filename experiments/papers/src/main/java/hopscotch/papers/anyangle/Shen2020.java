package hopscotch.papers.anyangle;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.anyangle.exact.enlsvg.CornerCensus;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * Corners of the blocked cells, and how many of the convex ones the ends of queries see, as in
 * Shen, Cheema, Harabor and Stuckey, "Euclidean Pathfinding with Compressed Path Databases", 2020,
 * Tables 2 and 3. Off the map all is blocked; where two blocked cells touch diagonally there is one
 * corner, and it is not convex. A table of first moves has an entry for each two convex corners.
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
