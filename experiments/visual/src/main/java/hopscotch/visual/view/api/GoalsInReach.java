package hopscotch.visual.view.api;

import hopscotch.core.goals.NearestCellSearch;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import java.util.Arrays;

/** Chooses the goals of units whose goal is in a wall. */
final class GoalsInReach {
  private GoalsInReach() {}

  /**
   * The goals that are free. If none is, the cell nearest to the first goal among those that a
   * start reaches.
   *
   * @param start a free cell
   * @param goals at least one cell
   */
  public static int[] of(GridGraph graph, int start, int... goals) {
    int[] free = Arrays.stream(goals).filter(graph::isFree).toArray();
    if (free.length > 0) {
      return free;
    }
    GridMap map = graph.map();
    NearestCellSearch nearest = NearestCellSearch.of(Planners.prepare("astar", graph));
    nearest.find(start, map.x(goals[0]), map.y(goals[0]), new PathBuffer());
    return new int[] {nearest.cell()};
  }
}
