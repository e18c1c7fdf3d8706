package hopscotch.core.search.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is known of cells, against maps by cell. */
class CellRecordsTest {
  private static final int CELLS = 7;
  private static final long LARGEST = CellRecords.INFINITE - 1;

  /** g, rhs and the move, by cell; absent where the cell is not reached. */
  private final Map<Integer, long[]> known = new HashMap<>();

  private long count;
  private final Set<Integer> touched = new HashSet<>();
  private final Set<Integer> expanded = new HashSet<>();
  private final CellRecords records = new CellRecords(CELLS);

  private long[] reach(int cell) {
    count += touched.add(cell) ? 1 : 0;
    return known.computeIfAbsent(
        cell, c -> new long[] {CellRecords.INFINITE, CellRecords.INFINITE, 0});
  }

  private void begin() {
    records.begin();
    known.clear();
    touched.clear();
    expanded.clear();
  }

  private void nextFind() {
    records.nextFind();
    count = 0;
    touched.clear();
    expanded.clear();
  }

  private void requireSame() {
    for (int cell = 0; cell < CELLS; cell++) {
      long[] expected = known.get(cell);
      assertEquals(expected != null, records.isReached(cell));
      assertEquals(expected == null ? CellRecords.INFINITE : expected[0], records.g(cell));
      long rhs = expected == null ? CellRecords.INFINITE : expected[1];
      assertEquals(rhs, records.rhs(cell));
      assertEquals(expected == null, records.isAbove(cell, rhs));
      assertTrue(records.isAbove(cell, rhs - 1));
      for (int move = 0; move < 8; move++) {
        boolean isBy = rhs != CellRecords.INFINITE && known.get(cell)[2] == move;
        assertEquals(isBy, records.hasRhsBy(cell, move));
      }
    }
    assertEquals(count, records.touched());
  }

  @Property(seed = "20267")
  void holdWhatWasWritten(@ForAll long seed) {
    Random random = new Random(seed);
    begin();
    nextFind();
    for (int i = 0; i < 200; i++) {
      int cell = random.nextInt(CELLS);
      long cost = random.nextInt(4) == 0 ? LARGEST : 1 + random.nextInt(20);
      switch (random.nextInt(10)) {
        case 0 -> begin();
        case 1 -> nextFind();
        case 2, 3 -> {
          reach(cell);
          assertEquals(!expanded.add(cell), records.expand(cell));
        }
        case 4, 5, 6 -> {
          int move = random.nextInt(8);
          long[] record = reach(cell);
          record[1] = cost;
          record[2] = move;
          records.setRhs(cell, cost, move);
        }
        default -> {
          reach(cell)[0] = cost;
          records.setG(cell, cost);
        }
      }
      requireSame();
    }
  }

  @Example
  void searchesAreToldApartAfterMoreThanTheirNumbersHold() {
    for (int search = 0; search < 1 << 20; search++) {
      records.begin();
      assertFalse(records.isReached(2));
      records.setRhs(2, LARGEST, 7);
      assertTrue(records.hasRhsBy(2, 7));
    }
  }

  @Example
  void findsAreToldApartAfterMoreThanTheirNumbersHold() {
    records.begin();
    for (int find = 0; find < 1 << 22; find++) {
      records.nextFind();
      assertFalse(records.expand(3));
      assertEquals(1, records.touched());
    }
    assertTrue(records.expand(3));
  }
}
