package hopscotch.hpa.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.GroupSearch;
import hopscotch.hpa.search.LevelEnd;
import hopscotch.hpa.search.LevelWorkspace;
import java.util.Arrays;
import net.jqwik.api.Example;

/** Landmarks one after the other, each as far as possible from those before. */
class FarthestLandmarksTest {
  private static Level level(GridMap map) {
    Crossings all = new Crossings(Crossing.ALL, 1, false);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    return AbstractGraph.build(graph, 4, 1, all, 1, Budget.UNLIMITED).level(1);
  }

  private static GroupSearch from(Level level, int cell) {
    GroupSearch search = GroupSearch.overLevel(new LevelWorkspace(level));
    LevelEnd end = new LevelEnd(level);
    end.placeOnNode(cell);
    search.distancesFrom(end, QueryMeter.unlimited());
    return search;
  }

  private static int[] columns(GridMap map, int middle, int count, int together) {
    Level level = level(map);
    FarthestLandmarks choice = new FarthestLandmarks(level, from(level, middle), together);
    int[] cells = new int[count];
    for (int k = 0; k < count; k += together) {
      for (int i = k; i < k + together; i++) {
        cells[i] = choice.next();
      }
      for (int i = k; i < k + together; i++) {
        choice.know(from(level, cells[i]));
      }
    }
    return Arrays.stream(cells).map(map::x).toArray();
  }

  /**
   * The nodes of a line are at 3, 4, 7, 8 and so on up to 60; the first is sought from 44. If two
   * are asked for at once, the octile distance stands for the one that is not known yet.
   */
  @Example
  void onALineTheyHalveWhatIsBetween() {
    GridMap map = GridMap.of(64, 1, (x, y) -> true);
    for (int together = 1; together <= 2; together++) {
      int[] columns = columns(map, map.cell(44, 0), 4, together);
      assertEquals(3, columns[0]);
      assertEquals(60, columns[1]);
      assertTrue(Math.abs(columns[2] - 31.5) <= 1, () -> Arrays.toString(columns));
      assertTrue(Math.abs(Math.abs(columns[3] - 31.5) - 14) <= 2, () -> Arrays.toString(columns));
    }
  }

  @Example
  void noneStandsInAnotherComponent() {
    GridMap map = GridMap.of(64, 3, (x, y) -> x != 20);
    for (int column : columns(map, map.cell(43, 1), 6, 2)) {
      assertTrue(column > 20, () -> "column " + column);
    }
  }
}
