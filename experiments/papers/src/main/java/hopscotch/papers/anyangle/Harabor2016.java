package hopscotch.papers.anyangle;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * The counts of Harabor, Grastien, Öz and Aksakalli, "Optimal Any-Angle Pathfinding in Practice",
 * 2016: the expansions of A* on corners of cells (Table 1), and the percentage by which a shortest
 * any-angle path is shorter than that of A*, and how many times as many nodes A* expands as Anya
 * (Table 2).
 */
public final class Harabor2016 {
  private Harabor2016() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withEnds(EndPoints.CORNERS));
    CornerSearch aStar = new CornerSearch(new CornerGraph(graph));
    PathSearch cells = Planners.prepare("astar(open=heap)", map.graph(Movement.OCTILE)).newSearch();
    PathSearch anya = Planners.prepare("anya(blocks=false)", graph).newSearch();
    PathBuffer path = new PathBuffer();
    for (int[] query : map.queries(graph)) {
      double grid = aStar.length(query[0], query[1]);
      counts.keep("astar", aStar.expanded());
      anya.find(query[0], query[1], path);
      counts.add("anya.expanded", anya.counters().expanded);
      counts.add("anya.saved", (double) aStar.expanded() / Math.max(1, anya.counters().expanded));
      double shortest = Path.of(graph, path).length();
      counts.add("anya.shortened", 100 * (grid - shortest) / grid);
      counts.add("anya.length", shortest);
      counts.add("astar.length", grid);
      cells.find(query[0], query[1], path);
      counts.add("astar-on-cells", cells.counters().expanded);
    }
  }
}
