package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalTableTest {

  /** What is left in the middle cell of three rows, reached in a direction. */
  @ParameterizedTest
  @CsvSource({
    "8 never sqrt2,    E,  ... ... ..., E",
    "8 never sqrt2,    NE, ... ... ..., N E NE",
    "8 never sqrt2,    SW, ... ... ..., S W SW",
    "8 never sqrt2,    E,  @.. ... ..., N E NE",
    "8 never sqrt2,    E,  @.. ... @.., N E NE S SE",
    "8 never sqrt2,    E,  .@. ... ..., E",
    "8 one-free sqrt2, E,  .@. ... ..., E NE",
    "8 one-free sqrt2, E,  @.. ... ..., E",
    "8 one-free sqrt2, NE, ... @.. ..., N E NE NW",
    "8 always sqrt2,   E,  .@. ..@ ..., NE",
    "8 always sqrt2,   N,  ... @.. ..., N NW",
    "8 never 1/2,      E,  ... ... ..., N E S",
    "4 never sqrt2,    N,  ... ... ..., N E W",
    "4 never sqrt2,    E,  ... ... ..., E",
    "4 never sqrt2,    E,  @.. ... ..., N E",
  })
  void naturalAndForcedMovesAreLeft(String movement, String reached, String rows, String left) {
    GridGraph graph = GridGraph.of(GridMap.parse(rows.split(" ")), Movement.parse(movement));
    int centre = graph.map().cell(1, 1);
    int d = direction(reached);
    int parent = centre - Directions.offsets(graph.map().stride())[d];
    int skipped = CanonicalTable.of(graph, "test")[d << 8 | graph.moves(parent)];
    int expected = 0;
    for (String name : left.split(" ")) {
      expected |= 1 << direction(name);
    }
    assertEquals(expected, graph.moves(centre) & ~skipped);
  }

  @Test
  void refusesWeightedTerrainByThePlannersName() {
    GridMap map = GridMap.parse(".W");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE.withTerrain(GridCases.WEIGHTED));
    String message =
        assertThrows(IllegalArgumentException.class, () -> CanonicalTable.of(graph, "canonical"))
            .getMessage();
    assertTrue(message.contains("'canonical'"), message);
  }

  private static int direction(String name) {
    return List.of("N", "E", "S", "W", "NE", "SE", "SW", "NW").indexOf(name);
  }
}
