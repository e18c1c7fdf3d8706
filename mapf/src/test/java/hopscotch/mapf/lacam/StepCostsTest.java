package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.team.Objective;
import org.junit.jupiter.api.Test;

/** Steps of two units in a row of five cells, whose goals are the first and the last. */
class StepCostsTest {
  private final VertexGraph graph =
      VertexGraph.of(GridGraph.of(GridMap.parse("....."), Movement.ORTHOGONAL));
  private final GoalDistances distances = new GoalDistances(graph, new int[] {0, 4});

  private int step(Objective objective, int[] from, int[] to) {
    return new StepCosts(distances, objective).of(from, to);
  }

  private int ahead(Objective objective, int... configuration) {
    return new StepCosts(distances, objective).ahead(configuration);
  }

  @Test
  void aStepCostsOneForEachUnitThatDoesNotRestAtItsGoal() {
    assertEquals(0, step(Objective.SUM_OF_LOSS, new int[] {0, 4}, new int[] {0, 4}));
    assertEquals(1, step(Objective.SUM_OF_LOSS, new int[] {0, 4}, new int[] {1, 4}));
    assertEquals(1, step(Objective.SUM_OF_LOSS, new int[] {1, 4}, new int[] {0, 4}));
    assertEquals(2, step(Objective.SUM_OF_LOSS, new int[] {2, 3}, new int[] {2, 4}));
    assertEquals(1, step(Objective.MAKESPAN, new int[] {2, 3}, new int[] {2, 4}));
  }

  @Test
  void aheadAreTheDistances() {
    assertEquals(2 + 3, ahead(Objective.SUM_OF_LOSS, 2, 1));
    assertEquals(3, ahead(Objective.MAKESPAN, 2, 1));
    assertEquals(4, ahead(Objective.MAKESPAN, 4, 4));
    assertEquals(0, ahead(Objective.MAKESPAN, 0, 4));
  }
}
