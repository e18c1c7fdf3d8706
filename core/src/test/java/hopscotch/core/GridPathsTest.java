package hopscotch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridPathsTest {
  private static final String[] ROOM = {"....", ".@@.", "...."};

  private static String text(Optional<Path> path) {
    return path.map(Path::toString).orElse("none");
  }

  @Test
  void aPathHasItsCellsAndItsLength() {
    GridPaths paths = GridPaths.of(GridMap.parse("..", ".."));
    assertEquals("(0, 0) (1, 1), length 1.4142135623730951", text(paths.path(0, 0, 1, 1)));
  }

  @Test
  void theMovementIsTheCallers() {
    GridPaths paths = GridPaths.of(GridMap.parse("..", "@."), Movement.ORTHOGONAL, "astar");
    assertEquals("(0, 0) (1, 0) (1, 1), length 2.0", text(paths.path(0, 0, 1, 1)));
  }

  @Test
  void thereIsNoneWhereNoWayLeadsOrAnEndIsBlocked() {
    GridPaths paths = GridPaths.of(GridMap.parse(".@."));
    assertEquals("none", text(paths.path(0, 0, 2, 0)));
    assertEquals("none", text(paths.path(0, 0, 1, 0)));
    assertEquals("none", text(paths.path(1, 0, 0, 0)));
  }

  @Test
  void aCellOffTheMapIsNamed() {
    GridPaths paths = GridPaths.of(GridMap.parse("..."));
    IllegalArgumentException off =
        assertThrows(IllegalArgumentException.class, () -> paths.path(0, 0, 3, 0));
    assertEquals("(3, 0) lies off the map of 3 x 1", off.getMessage());
  }

  @Test
  void aPathTowardsAPlaceEndsAsNearAsAWayLeads() {
    GridPaths paths = GridPaths.of(GridMap.parse("...@."));
    assertEquals("(0, 0) (1, 0) (2, 0), length 2.0", text(paths.pathTowards(0, 0, 4, 0)));
    assertEquals("(0, 0) (1, 0) (2, 0), length 2.0", text(paths.pathTowards(0, 0, 3, 0)));
    assertEquals("(1, 0) (0, 0), length 1.0", text(paths.pathTowards(1, 0, -5, 0)));
    assertEquals("none", text(paths.pathTowards(3, 0, 0, 0)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "jps(prune=true)", "dstarlite", "thetastar"})
  void cellsAreBlockedAndFreedBetweenQueries(String planner) {
    GridPaths paths = GridPaths.of(GridMap.parse(ROOM), Movement.OCTILE, planner);
    double open = paths.path(0, 0, 3, 2).orElseThrow().length();
    paths.block(3, 1);
    paths.block(0, 1);
    assertEquals("none", text(paths.path(0, 0, 3, 2)));
    assertEquals("(0, 0), length 0.0", text(paths.pathTowards(0, 0, 0, 2)));
    paths.change(CellChanges.on(paths.map()).free(3, 1).free(0, 1).build());
    assertEquals(open, paths.path(0, 0, 3, 2).orElseThrow().length());
    assertEquals(GridMap.parse(ROOM), paths.map());
  }

  @Test
  void anUnknownPlannerIsNamed() {
    IllegalArgumentException unknown =
        assertThrows(
            IllegalArgumentException.class,
            () -> GridPaths.of(GridMap.parse("."), Movement.OCTILE, "atsar"));
    assertTrue(unknown.getMessage().contains("astar"), unknown.getMessage());
  }
}
