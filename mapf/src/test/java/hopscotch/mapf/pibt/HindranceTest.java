package hopscotch.mapf.pibt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A unit in the middle of 5 x 3 cells, with one to its left and one above it. */
class HindranceTest {
  private final GridMap map = GridMap.parse(".....", ".....", ".....");
  private final VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));

  private int vertex(int x, int y) {
    return graph.vertex(map.cell(x, y));
  }

  private int hindered(int x, int y) {
    int[] now = {vertex(2, 1), vertex(1, 1), vertex(2, 0)};
    int[] goals = {vertex(0, 1), vertex(4, 1), vertex(2, 2)};
    int[] unitNow = new int[graph.size()];
    Arrays.fill(unitNow, -1);
    for (int unit = 0; unit < now.length; unit++) {
      unitNow[now[unit]] = unit;
    }
    Hindrance hindrance = new Hindrance(graph, new GoalDistances(graph, goals), unitNow);
    hindrance.lookAround(now[0]);
    return hindrance.at(vertex(x, y));
  }

  @Test
  void bothWantTheMiddle() {
    assertEquals(2, hindered(2, 1));
  }

  /** The one on the left goes to the right end, the one above to the lower row. */
  @Test
  void theWayOnwardOfOneHindersTheOne() {
    assertEquals(1, hindered(3, 1));
    assertEquals(1, hindered(2, 2));
  }

  @Test
  void whereAUnitStandsItIsNotHindered() {
    assertEquals(0, hindered(1, 1));
    assertEquals(0, hindered(2, 0));
  }
}
