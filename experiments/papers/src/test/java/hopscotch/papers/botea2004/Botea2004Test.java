package hopscotch.papers.botea2004;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.papers.count.Counts;
import hopscotch.papers.count.PaperMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class Botea2004Test {
  private static final Counts OPEN = new Counts();

  private static void count(GridMap map, Counts counts) {
    Botea2004.count(new PaperMap("open", map, List.of(), 1, List.of(), false), counts);
  }

  private static double mean(String name) {
    return OPEN.sum(name) / OPEN.count(name);
  }

  @BeforeAll
  static void countASquareOfFortyCells() {
    count(GridMap.parse((".".repeat(40) + "\n").repeat(40).split("\n")), OPEN);
  }

  @Test
  void theSquareOfThePaperHasItsFortyEightInterEdges() {
    assertEquals(48, mean("inter-1"));
  }

  @Test
  void openGroundHasAllMovesAsEdges() {
    assertEquals(2 * 39 * 40 + 2 * 39 * 39, mean("edges-0"));
  }

  @Test
  void figureEightIsCountedWithEitherInsertion() {
    assertNotEquals(mean("expanded-10-astar"), mean("expanded-10-dijkstra"));
  }

  @Test
  void withTheEntrancesOfTheAuthorsCodeOnlyNorthWestCornersServeTwoBorders() {
    assertEquals(60, mean("nodes-1"));
    assertEquals(87, mean("nodes-1-authors"));
  }

  @Test
  void aMapWithoutTwoConnectedCellsAddsNothing() {
    Counts counts = new Counts();
    count(GridMap.parse(".@."), counts);
    assertEquals(Set.of(), counts.names());
  }

  @Test
  void smoothingNeverAddsToTheError() {
    assertTrue(mean("length-0-after") <= mean("length-0-before"));
  }
}
