package hopscotch.papers.jumps;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.jps.graph.JumpCensus;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * Branching factors of jump point search, as in Harabor and Grastien, "Improving Jump Point
 * Search", 2014, Table 2, with and without the pruning of intermediate points. The paper draws a
 * million cells of each map at random; here every free cell counts once, which gives the mean that
 * such draws approach. All maps have the same weight, whatever their size.
 *
 * <p>The paper leaves open how such a cell was reached. So there are counts for cells as if a
 * search began there, for cells as reached by each of the moves into them, and for cells under the
 * corner rule of the paper of 2011.
 */
public final class Harabor2014 {
  private Harabor2014() {}

  /** Counts on a map. */
  public static void count(PaperMap map, Counts counts) {
    count(map.graph(Movement.OCTILE), counts, "");
    count(map.graph(Movement.OCTILE.withCorners(CornerRule.ONE_FREE)), counts, "-2011");
  }

  private static void count(GridGraph graph, Counts counts, String rule) {
    JumpCensus census = new JumpCensus(graph);
    for (boolean prune : new boolean[] {false, true}) {
      long starts = 0;
      double reached = 0;
      int entered = 0;
      for (int cell = 0; cell < graph.map().cellCount(); cell++) {
        if (graph.isFree(cell)) {
          starts += census.successors(cell, JumpCensus.NO_DIRECTION, prune);
        }
        if (graph.isFree(cell) && graph.moves(cell) != 0) {
          reached += reached(graph, census, cell, prune);
          entered++;
        }
      }
      String pruned = prune ? "-pruned" : "";
      counts.add("start" + pruned + rule, (double) starts / graph.freeCount());
      counts.add("reached" + pruned + rule, reached / entered);
    }
  }

  /** The mean over the moves into a cell. Each move has a reverse one. */
  private static double reached(GridGraph graph, JumpCensus census, int cell, boolean prune) {
    int moves = graph.moves(cell);
    long sum = 0;
    for (int left = moves; left != 0; left &= left - 1) {
      int d = Directions.reverse(Integer.numberOfTrailingZeros(left));
      sum += census.successors(cell, d, prune);
    }
    return (double) sum / Integer.bitCount(moves);
  }
}
