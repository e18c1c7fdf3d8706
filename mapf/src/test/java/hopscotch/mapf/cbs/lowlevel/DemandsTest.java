package hopscotch.mapf.cbs.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A unit with its goal at the right end of a row of 8 cells. */
class DemandsTest {
  private final GridMap map = GridMap.parse("........");
  private final VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
  private final int[] goals = {vertex(7)};
  private final Demands demands = new Demands(graph, new GoalDistances(graph, goals));

  private int vertex(int x) {
    return graph.vertex(map.cell(x, 0));
  }

  /** Begins with demands of the cell {@code x} at a step, in pairs. */
  private void begin(int... placesAndSteps) {
    ConstraintTable table = new ConstraintTable(graph);
    List<Branch> branches = new ArrayList<>();
    for (int i = 0; i < placesAndSteps.length; i += 2) {
      int step = placesAndSteps[i + 1];
      branches.add(Branch.demanding(new Constraint(0, -1, vertex(placesAndSteps[i]), step, step)));
    }
    table.read(branches, 0, goals);
    demands.begin(0, table);
  }

  @Test
  void withoutDemandsNothingIsTooLate() {
    begin();
    assertEquals(0, demands.leastSteps());
    assertTrue(demands.isInTime(vertex(0), 100));
  }

  @Test
  void aPathIsAsLongAsTheDemandAndTheWayFromThere() {
    begin(2, 6);
    assertEquals(11, demands.leastSteps());
    begin(2, 6, 1, 3);
    assertEquals(11, demands.leastSteps());
  }

  @Test
  void aUnitAtRestKeepsADemandOfItsGoal() {
    begin(7, 20);
    assertEquals(0, demands.leastSteps());
  }

  @Test
  void aStateFromWhichTheNextDemandCannotBeKeptIsTooLate() {
    begin(2, 6, 5, 9);
    assertTrue(demands.isInTime(vertex(6), 2));
    assertFalse(demands.isInTime(vertex(6), 3));
    assertTrue(demands.isInTime(vertex(2), 6));
    assertFalse(demands.isInTime(vertex(3), 6));
    assertTrue(demands.isInTime(vertex(3), 7));
    assertFalse(demands.isInTime(vertex(2), 7));
    assertTrue(demands.isInTime(vertex(0), 10));
  }
}
