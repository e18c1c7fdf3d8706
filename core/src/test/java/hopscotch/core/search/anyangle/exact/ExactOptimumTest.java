package hopscotch.core.search.anyangle.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Planners;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactOptimumTest {
  private static final GridMap ROOM = GridMap.parse("....", "....", "....");
  private static final int CORNER = ROOM.cell(0, 0);
  private static final int ASIDE = ROOM.cell(3, 1);

  private static GridGraph graph(GridMap map, String movement) {
    return GridGraph.of(map, Movement.parse(movement));
  }

  /** A line of sight, also where moves lead in 4 directions. */
  @ParameterizedTest
  @ValueSource(strings = {"8 never", "4"})
  void isNoLongerThanALineOfSight(String movement) {
    Path path = new ExactOptimum(graph(ROOM, movement), "anya").find(CORNER, ASIDE).orElseThrow();
    assertEquals(Math.sqrt(10), path.length());
  }

  @Test
  void isEmptyWhereThereIsNoPath() {
    GridMap walled = GridMap.parse(".@.");
    ExactOptimum optimum = new ExactOptimum(graph(walled, "8 never"), "polyanya");
    assertTrue(optimum.find(walled.cell(0, 0), walled.cell(2, 0)).isEmpty());
  }

  @Test
  void refusesWeights() {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> new ExactOptimum(graph(GridMap.parse(".S"), "8 never sqrt2 .=1,S=3"), "anya"))
            .getMessage();
    assertTrue(message.contains("anya"), message);
  }

  @Test
  void tellsHowMuchLongerAPathIs() {
    GridGraph graph = graph(ROOM, "8 never");
    Path shortest = new ExactOptimum(graph, "anya").find(CORNER, ASIDE).orElseThrow();
    PathBuffer cells = new PathBuffer();
    Planners.prepare("astar", graph).newSearch().find(CORNER, ASIDE, cells);
    Path moves = Path.of(graph, cells);
    assertEquals(1, ExactOptimum.suboptimality(shortest, shortest));
    assertEquals(
        (2 + Math.sqrt(2)) / Math.sqrt(10), ExactOptimum.suboptimality(moves, shortest), 1e-12);
    assertThrows(IllegalArgumentException.class, () -> ExactOptimum.suboptimality(shortest, moves));
  }
}
