package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellStatesTest {

  @Test
  void aStateHoldsGExpandedAndDirection() {
    long base = new CellStates(1).begin();
    long largest = CellStates.G_MASK;
    long state = base + (largest << CellStates.G_SHIFT) | CellStates.EXPANDED | Directions.NW;
    assertEquals(largest, CellStates.g(state));
    assertEquals(Directions.NW, CellStates.direction(state));
    assertTrue((state & CellStates.EXPANDED) != 0);
    assertTrue(state < base + CellStates.SEARCH_UNIT, "still of this search");
  }

  @Test
  void everySearchFindsAllCellsUnreachedAlsoWhereNumbersRunOut() {
    CellStates states = new CellStates(3);
    states.begin();
    states.skipTo(2);
    for (int search = 0; search < 5; search++) {
      long base = states.begin();
      for (long state : states.array()) {
        assertTrue(state >= base + CellStates.SEARCH_UNIT, "search " + search);
      }
      Arrays.fill(states.array(), base + (7L << CellStates.G_SHIFT) | 3);
      assertEquals(7, CellStates.g(states.array()[0]));
    }
  }

  @Test
  void numbersCountDownFromTheLargest() {
    CellStates states = new CellStates(1);
    long first = states.begin();
    assertEquals((CellStates.SEARCHES - 1) * CellStates.SEARCH_UNIT, first);
    assertEquals(first - CellStates.SEARCH_UNIT, states.begin());
    states.skipTo(1);
    assertEquals(0, states.begin());
    assertEquals(first, states.begin());
  }

  @Test
  void skippingNeverAddsNumbers() {
    CellStates states = new CellStates(1);
    states.begin();
    states.skipTo(5);
    states.skipTo(9);
    assertEquals(4 * CellStates.SEARCH_UNIT, states.begin());
  }

  @Test
  void tracesThePathBackAndAppendsIt() {
    int[] offsets = Directions.offsets(10);
    CellStates states = new CellStates(100);
    long base = states.begin();
    states.array()[23] = base | Directions.E;
    states.array()[34] = base | Directions.SE;
    PathBuffer path = new PathBuffer();
    path.add(99);
    states.trace(22, 34, offsets, path);
    assertEquals("[99, 22, 23, 34]", Arrays.toString(path.toArray()));
  }

  @Test
  void costsEightBytesACell() {
    assertEquals(800, new CellStates(100).bytes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "astar(open=heap)", "dijkstra", "greedy", "bfs", "dfs"})
  void aSearchWhoseNumbersRunOutAnswersAsAFreshOne(String spec) throws Exception {
    Random random = new Random(11);
    for (int i = 0; i < 50; i++) {
      GridCase query = GridCases.random(random, GridCases.allMovements());
      Planner planner = Planners.prepare(spec, query.graph());
      PathSearch search = planner.newSearch();
      for (GridCase other : query.others(6)) {
        PathBuffer path = new PathBuffer();
        PathBuffer fresh = new PathBuffer();
        search.find(other.start(), other.goal(), path);
        planner.newSearch().find(other.start(), other.goal(), fresh);
        assertEquals(Arrays.toString(fresh.toArray()), Arrays.toString(path.toArray()));
        statesOf(search).skipTo(2);
      }
    }
  }

  private static CellStates statesOf(PathSearch search) throws Exception {
    Field field = search.getClass().getDeclaredField("states");
    field.setAccessible(true);
    return (CellStates) field.get(search);
  }
}
