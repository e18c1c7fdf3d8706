package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Directions;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

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
    beginUntil(2, states);
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
    beginUntil(1, states);
    assertEquals(0, states.begin());
    assertEquals(first, states.begin());
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

  /** Begins searches until so many are left before the numbers run out. */
  private static void beginUntil(int left, CellStates states) {
    long base = states.begin();
    while (base > left * CellStates.SEARCH_UNIT) {
      base = states.begin();
    }
  }
}
