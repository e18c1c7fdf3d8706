package hopscotch.papers.jumps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.movingai.ScenarioRow;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;

/**
 * The numbers of cells and of moves that Chiari, Zhao, Botea, Gerevini, Harabor, Saetti, Salvetti
 * and Stuckey print in "Cutting the Size of Compressed Path Databases with Wildcards and Redundant
 * Symbols", 2019, Tables 5 and 7. A plain table of first moves is asked once a move, and all
 * shortest paths of a query have as many moves, since no sum of straight moves equals one of
 * diagonals. So any optimal planner counts the look-ups of the table.
 */
public final class Chiari2019 {
  private Chiari2019() {}

  /** Counts on a map. Queries whose ends are one cell are counted too, with no move. */
  public static void count(PaperMap map, Counts counts) {
    GridGraph graph = map.graph(Movement.OCTILE);
    counts.add("cells", graph.freeCount());
    PathSearch search = Planners.prepare("jps", graph).newSearch();
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < map.rows().size(); i += map.every()) {
      ScenarioRow row = map.rows().get(i);
      int start = map.map().cell(row.startX(), row.startY());
      int goal = map.map().cell(row.goalX(), row.goalY());
      if (graph.isFree(start)
          && graph.isFree(goal)
          && search.find(start, goal, path) == Outcome.FOUND) {
        PathCheck check = PathValidator.check(graph, path);
        counts.keep("moves", check.straight() + check.diagonal());
      }
    }
  }
}
