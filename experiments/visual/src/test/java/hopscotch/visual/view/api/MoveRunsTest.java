package hopscotch.visual.view.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.team.Plan;
import org.junit.jupiter.api.Test;

class MoveRunsTest {
  private static final GridMap MAP = GridMap.parse("....", "....", "....");

  private static Plan plan(int... xy) {
    int[] path = new int[xy.length / 2];
    for (int i = 0; i < path.length; i++) {
      path[i] = MAP.cell(xy[2 * i], xy[2 * i + 1]);
    }
    return Plan.ofPaths(new int[][] {path});
  }

  @Test
  void aRunIsALetterWithItsLength() {
    assertEquals(
        "2r3wdlu", MoveRuns.of(MAP, plan(0, 0, 1, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 1, 1, 1, 1, 0), 0));
    assertEquals("", MoveRuns.of(MAP, plan(3, 2), 0));
  }

  @Test
  void diagonalMovesLieAroundSOnAKeyboard() {
    assertEquals("cezq", MoveRuns.of(MAP, plan(1, 1, 2, 2, 3, 1, 2, 2, 1, 1), 0));
  }

  @Test
  void aJumpIsNamed() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> MoveRuns.of(MAP, plan(0, 0, 2, 0), 0))
            .getMessage();
    assertEquals("unit 0, step 1: from (0, 0) to (2, 0) is no move to a cell beside", message);
  }
}
