package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where transitions lie: between two clusters of 8 x 8, those over the border x = 7, 8. */
class CrossingsTest {
  private static final Movement ALWAYS = Movement.parse("8 always");

  /** The rows of the west cluster's transitions to the east, by one direction. */
  private static List<Integer> rows(Crossings crossings, Movement movement, int d, String... rows) {
    GridGraph graph = GridGraph.of(GridMap.parse(rows), movement);
    Clusters clusters = Clusters.of(graph.map(), 8);
    int[] masks = new int[clusters.ringLength()];
    crossings.find(graph, clusters, 0, masks);
    List<Integer> found = new ArrayList<>();
    for (int y = 0; y < 8; y++) {
      int ring = clusters.ringOf(graph.map().cell(7, y));
      if ((masks[ring] >>> d & 1) != 0) {
        found.add(y);
      }
    }
    return found;
  }

  /** A map of two clusters whose border is open in the rows marked by a dot. */
  private static String[] border(String column) {
    String[] rows = new String[8];
    for (int y = 0; y < 8; y++) {
      rows[y] = "......." + column.charAt(y) + column.charAt(y) + ".......";
    }
    return rows;
  }

  private static List<Integer> east(int threshold, String column) {
    Crossings crossings = new Crossings(Crossing.ENDS, threshold, false);
    return rows(crossings, Movement.OCTILE, Directions.E, border(column));
  }

  @Test
  void aNarrowEntranceHasOneTransitionInItsMiddle() {
    assertEquals(List.of(3), east(6, "@.....@@"));
  }

  @Test
  void atTheThresholdThereAreTwoAsThePaperSays() {
    assertEquals(List.of(1, 6), east(6, "@......@"));
  }

  @Test
  void theLastCellOfAnOpenBorderBelongsToTheEntrance() {
    assertEquals(List.of(0, 7), east(6, "........"));
  }

  @Test
  void theAuthorsCodeLeavesTheLastCellOfAnOpenBorderOut() {
    Crossings crossings = Crossings.AS_THE_AUTHORS_CODE;
    assertEquals(List.of(0, 6), rows(crossings, Movement.OCTILE, Directions.E, border("........")));
    assertEquals(List.of(), rows(crossings, Movement.OCTILE, Directions.E, border("@@@@@@@.")));
  }

  @Test
  void theAuthorsCodeMakesOneTransitionAtWidthSix() {
    Crossings crossings = Crossings.AS_THE_AUTHORS_CODE;
    assertEquals(List.of(3), rows(crossings, Movement.OCTILE, Directions.E, border("@......@")));
  }

  @Test
  void anObstacleEndsAnEntrance() {
    assertEquals(List.of(1, 5), east(6, "...@...@"));
  }

  @Test
  void withEveryCrossingATransitionAllRowsAre() {
    Crossings crossings = new Crossings(Crossing.ALL, 6, false);
    assertEquals(
        List.of(1, 2, 3), rows(crossings, Movement.OCTILE, Directions.E, border("@...@@@@")));
  }

  @Test
  void aDiagonalBetweenTwoBlockedCellsIsAlwaysATransition() {
    String[] map = border("@@@@@@@@");
    map[0] = "........@.......";
    map[1] = ".......@........";
    Crossings crossings = new Crossings(Crossing.ENDS, 6, false);
    assertEquals(List.of(0), rows(crossings, ALWAYS, Directions.SE, map));
  }

  @Test
  void anEntranceThresholdBelowOneIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Crossings(Crossing.ENDS, 0, false));
  }
}
