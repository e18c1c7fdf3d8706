package hopscotch.core.planner.capability;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Toy;
import org.junit.jupiter.api.Test;

class ManyGoalsSearchTest {
  private static final GridGraph GRAPH = Toy.row(".@.");
  private static final int FIRST = GRAPH.map().cell(0, 0);
  private static final int[] FREE = {FIRST, FIRST + 2};
  private static final int[] BLOCKED = {FIRST, FIRST + 1};
  private static final int[] NONE = {};

  private static String message(int[] starts, int... goals) {
    return assertThrows(
            IllegalArgumentException.class, () -> ManyGoalsSearch.requireEnds(GRAPH, starts, goals))
        .getMessage();
  }

  @Test
  void freeEndsAreTaken() {
    assertDoesNotThrow(() -> ManyGoalsSearch.requireEnds(GRAPH, FREE, FREE));
  }

  @Test
  void thereMustBeSomeOfEach() {
    assertEquals("no start: expected at least one", message(NONE, FREE));
    assertEquals("no goal: expected at least one", message(FREE, NONE));
  }

  @Test
  void eachEndMustBeFree() {
    assertTrue(message(BLOCKED, FREE).contains("start"), message(BLOCKED, FREE));
    assertTrue(message(FREE, BLOCKED).contains("goal"), message(FREE, BLOCKED));
  }
}
