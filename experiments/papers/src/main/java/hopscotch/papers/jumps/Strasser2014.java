package hopscotch.papers.jumps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * The sizes of the graphs of Strasser, Harabor and Botea, "Fast First-Move Queries through
 * Run-Length Encoding", 2014, Table 2, and of their "Compressing Optimal Paths with Run Length
 * Encoding", 2015, Tables 3 and 5. Neither says whether paths may cut corners; the number of edges
 * for each vertex shows that they may, at least past one blocked cell.
 */
public final class Strasser2014 {
  private Strasser2014() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE.withCorners(CornerRule.ONE_FREE));
    long edges = 0;
    for (byte moves : graph.moves()) {
      edges += Integer.bitCount(moves & 0xff);
    }
    counts.keep("vertices", graph.freeCount());
    counts.keep("edges-a-vertex", (double) edges / Math.max(1, graph.freeCount()));
  }
}
