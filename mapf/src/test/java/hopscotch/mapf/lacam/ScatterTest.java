package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamMeter;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ScatterTest {
  /** 16 bytes a vertex for the tables, and 16 a step of what is handed out. */
  @Test
  void itsBytesAreThoseOfItsTablesAndPaths() {
    GridMap map = GridMap.parse("......");
    VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    int[] starts = {graph.vertex(map.cell(0, 0))};
    GoalDistances distances = new GoalDistances(graph, new int[] {graph.vertex(map.cell(5, 0))});
    Scatter scatter =
        Scatter.of(graph, distances, starts, 0, new SplittableRandom(1), new TeamMeter());
    assertEquals(16 * 6 + 16 * 5, scatter.bytes());
  }
}
