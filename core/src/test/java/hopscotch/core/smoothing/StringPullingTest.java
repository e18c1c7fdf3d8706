package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.sight.LineOfSight;
import org.junit.jupiter.api.Test;

class StringPullingTest {

  @Test
  void aTurnMovesForwardToTheLastCellInSight() {
    GridCase query = GridCase.of("8 never", 6, 0, 1, 1, "...@...", ".......");
    assertPulled(query, path(6, 0, 5, 1, 4, 1, 3, 1, 2, 1, 1, 1), path(6, 0, 2, 1, 1, 1));
    GridCase turned = GridCase.of("8 never", 0, 6, 1, 1, "..", "..", "..", "@.", "..", "..", "..");
    assertPulled(turned, path(0, 6, 1, 5, 1, 4, 1, 3, 1, 2, 1, 1), path(0, 6, 1, 2, 1, 1));
  }

  @Test
  void aWaypointMovesToANeighbourOverWhichItIsShorter() {
    GridCase query = GridCase.of("8 never", 0, 1, 3, 0, "@@..", "....");
    assertPulled(query, path(0, 1, 1, 1, 2, 1, 3, 0), path(0, 1, 1, 1, 3, 0));
  }

  @Test
  void whatWasTightenedIsFollowedAgain() {
    GridCase query = GridCase.of("8 never", 5, 0, 0, 1, "..@...", "..@..@", ".....@");
    assertPulled(query, path(5, 0, 4, 0, 3, 1, 3, 2, 2, 2, 1, 2, 0, 1), path(5, 0, 2, 2, 0, 1));
  }

  /** Over (3, 1) it is as long as over (2, 1), and the other way round. */
  @Test
  void aWaypointStaysWhereItsNeighbourIsNoShorter() {
    GridCase query = GridCase.of("8 one-free", 0, 0, 5, 0, "..@@..", "......");
    assertPulled(query, path(0, 0, 2, 1, 5, 0), path(0, 0, 2, 1, 5, 0));
  }

  /**
   * The goal is looked for from the start twice, the cell after the turn and 3 shorter places once.
   */
  @Test
  void leavesTheTurnsOfAPathWithoutRoom() {
    GridCase query = GridCase.of("8 never", 0, 0, 2, 2, "...", "@@.", "@@.");
    StringPulling pull =
        new StringPulling(LineOfSight.withClearance(query.graph(), 1), query.map().stride());
    PathBuffer path = buffer(query.map(), 0, 0, 1, 0, 2, 0, 2, 1, 2, 2);
    pull.smooth(path);
    assertArrayEquals(buffer(query.map(), 0, 0, 2, 0, 2, 2).toArray(), path.toArray());
    assertEquals(6, pull.sightTests());
  }

  private static int[] path(int... coordinates) {
    return coordinates;
  }

  private static void assertPulled(GridCase query, int[] from, int[] to) {
    PathBuffer path = buffer(query.map(), from);
    new StringPulling(new LineOfSight(query.graph()), query.map().stride()).smooth(path);
    assertArrayEquals(buffer(query.map(), to).toArray(), path.toArray());
  }

  private static PathBuffer buffer(GridMap map, int... coordinates) {
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < coordinates.length; i += 2) {
      path.add(map.cell(coordinates[i], coordinates[i + 1]));
    }
    return path;
  }
}
