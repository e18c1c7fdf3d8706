package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.NodeGraph;
import org.junit.jupiter.api.Test;

/** The nodes and edges that a lesson draws. */
class SubgoalPlannerTest {
  private final GridMap map = GridMap.parse("...", ".@.", "...");
  private final GridGraph ring = GridGraph.of(map, Movement.OCTILE);

  private int[] cells(int... xy) {
    int[] cells = new int[xy.length / 2];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = map.cell(xy[2 * i], xy[2 * i + 1]);
    }
    return cells;
  }

  @Test
  void aSimpleGraphHasNodesAndEdgesToDraw() {
    NodeGraph graph =
        Planners.prepare("subgoal(levels=1)", ring).capability(NodeGraph.class).orElseThrow();
    assertArrayEquals(cells(0, 0, 2, 0, 0, 2, 2, 2), graph.nodes());
    assertArrayEquals(cells(2, 0, 0, 2), graph.edges(map.cell(0, 0)));
    assertArrayEquals(cells(2, 0, 0, 2), graph.edges(map.cell(2, 2)));
  }

  @Test
  void levelsHaveNotAllEdgesAtOnePlace() {
    assertFalse(
        Planners.prepare("subgoal(levels=2)", ring).capability(NodeGraph.class).isPresent());
  }
}
