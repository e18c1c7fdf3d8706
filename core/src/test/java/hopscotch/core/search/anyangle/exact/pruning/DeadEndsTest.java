package hopscotch.core.search.anyangle.exact.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import org.junit.jupiter.api.Test;

class DeadEndsTest {
  private static final int DOWN = 1;
  private static final int UP = -1;

  private static boolean isDeadEnd(GridCase query, int x, int y, int side) {
    GridGraph graph = query.graph();
    Pruning.Query deadEnds = new DeadEnds(graph, new Corners(graph)).newQuery();
    deadEnds.begin(query.start(), query.goal());
    return !deadEnds.mayEnter(query.map().cell(x, y), side);
  }

  /** A ring of free cells, with a pocket of two rows below it. The goal lies at (goalX, goalY). */
  private static GridCase pocket(String movement, int goalX, int goalY) {
    return GridCase.of(
        movement, 0, 0, goalX, goalY, ".....", ".@@@.", ".....", "@.@@@", "@..@@", "@@@@@");
  }

  @Test
  void aPocketIsADeadEndFromOutside() {
    GridCase query = pocket("8 never", 4, 0);
    assertEquals(true, isDeadEnd(query, 1, 3, DOWN), "into it");
    assertEquals(true, isDeadEnd(query, 1, 4, DOWN), "deeper");
    assertEquals(false, isDeadEnd(query, 1, 3, UP), "out of its end");
    assertEquals(false, isDeadEnd(query, 1, 2, UP), "out of it");
  }

  @Test
  void aRingIsNone() {
    GridCase query = pocket("8 never", 4, 0);
    assertEquals(false, isDeadEnd(query, 0, 1, DOWN));
    assertEquals(false, isDeadEnd(query, 4, 1, UP));
  }

  @Test
  void thePocketOfTheGoalIsNoneDownToTheGoal() {
    GridCase query = pocket("8 never", 1, 3);
    assertEquals(false, isDeadEnd(query, 1, 3, DOWN), "to the goal");
    assertEquals(true, isDeadEnd(query, 1, 4, DOWN), "past the goal");
  }

  @Test
  void aRunFromWhichAPathMaySqueezeIsNone() {
    String[] rows = {"...", ".@.", "@.@", "...", "@@."};
    assertEquals(false, isDeadEnd(GridCase.of("8 always", 0, 0, 2, 0, rows), 1, 2, UP));
  }
}
