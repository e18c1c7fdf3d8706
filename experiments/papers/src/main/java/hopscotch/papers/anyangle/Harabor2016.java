package hopscotch.papers.anyangle;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
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

  /** Counts on a map. Rows whose start is their goal are counted for A* alone: one expansion. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withEnds(EndPoints.CORNERS));
    long atTheirGoal = map.rows().stream().filter(row -> row.length().signum() == 0).count();
    for (long row = 0; row < atTheirGoal; row += map.every()) {
      counts.keep("astar", 1L);
    }
    CornerSearch aStar = new CornerSearch(new CornerGraph(graph));
    PaperAnya anya = new PaperAnya(graph);
    for (int[] query : map.queries(graph)) {
      double grid = aStar.length(query[0], query[1]);
      counts.keep("astar", aStar.expanded());
      double shortest = anya.length(query[0], query[1]);
      counts.add("anya.expanded", anya.expanded());
      counts.add("anya.saved", (double) aStar.expanded() / anya.expanded());
      counts.add("anya.shortened", 100 * (grid - shortest) / grid);
      counts.add("anya.length", shortest);
      counts.add("astar.length", grid);
    }
  }
}
