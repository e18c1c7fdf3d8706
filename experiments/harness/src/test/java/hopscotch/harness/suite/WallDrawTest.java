package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.judge.query.Wall;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Walls fall ahead of the units, and on no goal. */
class WallDrawTest {
  private static final int SIDE = 60;
  private static final GridMap MAP = GridMap.of(SIDE, SIDE, (x, y) -> x % 15 != 14 || y % 4 != 0);
  private static final List<Integer> UNITS = List.of(MAP.cell(0, 0), MAP.cell(1, 3));
  private static final List<Integer> GOALS = List.of(MAP.cell(58, 58), MAP.cell(55, 57));

  private static List<Wall> draw(int body, int count, long seed) {
    GridGraph graph = GridGraph.of(MAP, Movement.OCTILE.withBody(body));
    return WallDraw.draw(graph, UNITS, GOALS, count, seed);
  }

  /** After so many moves a unit is at most so many columns and rows from its start. */
  @Property(seed = "42", tries = 50)
  void noWallFallsOnAUnitOrItsGoal(@ForAll long seed) {
    for (int body = 1; body <= 2; body++) {
      int step = 0;
      Set<Integer> fallen = new HashSet<>();
      for (Wall wall : draw(body, 7, seed)) {
        assertTrue(wall.step() > step && !wall.cells().isEmpty());
        step = wall.step();
        for (int cell : wall.cells()) {
          assertTrue(fallen.add(cell), "a wall falls where one lies");
          for (int unit : UNITS) {
            assertTrue(distance(cell, unit) - body >= step, MAP.describe(cell));
          }
          assertFalse(GOALS.contains(cell));
        }
      }
    }
  }

  private static int distance(int a, int b) {
    return Math.max(Math.abs(MAP.x(a) - MAP.x(b)), Math.abs(MAP.y(a) - MAP.y(b)));
  }

  @Property(seed = "42", tries = 10)
  void theSameSeedDrawsTheSameWalls(@ForAll long seed) {
    assertEquals(draw(1, 5, seed), draw(1, 5, seed));
  }
}
