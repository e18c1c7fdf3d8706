package hopscotch.hpa.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
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
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;

/** Where landmarks stand that are many. */
class RimLandmarksTest {
  private static final int COUNT = 16;

  private static Level level(GridMap map) {
    Crossings all = new Crossings(Crossing.ALL, 1, false);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    return AbstractGraph.build(graph, 4, 1, all, 1, Budget.UNLIMITED).level(1);
  }

  private static int[] chosen(Level level) {
    int middle = RimLandmarks.middle(level);
    GroupSearch search = GroupSearch.overLevel(new LevelWorkspace(level));
    LevelEnd end = new LevelEnd(level);
    end.placeOnNode(middle);
    search.distancesFrom(end, QueryMeter.unlimited());
    RimLandmarks choice = new RimLandmarks(level, middle, search, COUNT);
    int[] cells = new int[COUNT];
    for (int k = 0; k < COUNT; k++) {
      cells[k] = choice.next();
      choice.know(search);
    }
    return cells;
  }

  @Example
  void theyStandAllAroundAtTheRim() {
    GridMap map = MapShape.OPEN.map(64, 64, ".", new Random(5));
    Level level = level(map);
    int middle = RimLandmarks.middle(level);
    assertTrue(Math.abs(map.x(middle) - 32) <= 2 && Math.abs(map.y(middle) - 32) <= 2);
    Set<Integer> cells = new HashSet<>();
    int[] bySide = new int[4];
    for (int cell : chosen(level)) {
      int x = map.x(cell);
      int y = map.y(cell);
      cells.add(cell);
      int rim = Math.min(Math.min(x, y), Math.min(63 - x, 63 - y));
      assertTrue(rim <= 4, x + ", " + y);
      bySide[rim == x ? 0 : rim == y ? 1 : rim == 63 - x ? 2 : 3]++;
    }
    assertEquals(COUNT, cells.size());
    for (int count : bySide) {
      assertTrue(count >= 3 && count <= 5, "of a side " + count);
    }
  }

  /** The west is cut off, and has fewer nodes. */
  @Example
  void theyStandInTheLargestComponent() {
    GridMap.Builder map = GridMap.builder(64, 64);
    for (int y = 0; y < 64; y++) {
      for (int x = 0; x < 64; x++) {
        map.set(x, y, x == 20 ? '@' : '.');
      }
    }
    GridMap built = map.build();
    for (int cell : chosen(level(built))) {
      assertTrue(built.x(cell) > 20);
    }
  }

  /** Nothing lies in the north and the south of a middle on a line. */
  @Example
  void whereASectorIsEmptyTheMiddleStands() {
    GridMap map = MapShape.OPEN.map(64, 1, ".", new Random(5));
    Level level = level(map);
    int[] cells = chosen(level);
    assertEquals(60, map.x(cells[2]), "the farthest in the east");
    assertEquals(RimLandmarks.middle(level), cells[6]);
    assertEquals(3, map.x(cells[10]), "the farthest in the west");
  }
}
