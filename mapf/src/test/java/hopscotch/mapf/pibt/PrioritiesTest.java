package hopscotch.mapf.pibt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import org.junit.jupiter.api.Test;

/** Four units with 1, 3, 2 and 3 steps to their goals. */
class PrioritiesTest {
  private final VertexGraph graph =
      VertexGraph.of(GridGraph.of(GridMap.parse("........"), Movement.ORTHOGONAL));
  private final GoalDistances distances = new GoalDistances(graph, new int[] {1, 4, 4, 0});
  private final Priorities priorities = new Priorities(distances, new int[] {0, 1, 2, 3});

  private int[] order(int... elapsed) {
    char[] steps = new char[elapsed.length];
    for (int unit = 0; unit < elapsed.length; unit++) {
      steps[unit] = (char) elapsed[unit];
    }
    int[] order = new int[elapsed.length];
    priorities.order(steps, order);
    return order;
  }

  @Test
  void theFarthestComesFirstThenTheLowerNumber() {
    assertArrayEquals(new int[] {1, 3, 2, 0}, order(0, 0, 0, 0));
    assertArrayEquals(new int[] {1, 3, 2, 0}, order(5, 5, 5, 5));
  }

  @Test
  void whoWaitsLongerComesBefore() {
    assertArrayEquals(new int[] {0, 2, 1, 3}, order(7, 1, 2, 1));
    assertArrayEquals(new int[] {3, 1, 2, 0}, order(0, 0, 0, Character.MAX_VALUE));
  }

  @Test
  void theNearestComesFirstAndWhoIsThereLast() {
    int[] order = new int[4];
    priorities.nearestFirst(distances, new int[] {0, 1, 2, 3}, order);
    assertArrayEquals(new int[] {0, 2, 1, 3}, order);
    priorities.nearestFirst(distances, new int[] {1, 3, 4, 2}, order);
    assertArrayEquals(new int[] {1, 3, 2, 0}, order);
  }

  @Test
  void stepsAreCountedSinceTheGoal() {
    assertEquals(1, Priorities.next((char) 0, false));
    assertEquals(8, Priorities.next((char) 7, false));
    assertEquals(0, Priorities.next((char) 7, true));
    assertEquals(Character.MAX_VALUE, Priorities.next(Character.MAX_VALUE, false));
  }
}
