package hopscotch.core.search.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class OpenEntryTest {
  private static final long LIMIT = 1L << 35;

  @Property(seed = "2701")
  void anEntryHoldsItsCellAndTheLowBitsOfItsValue(
      @ForAll @IntRange(max = GridMap.MAX_CELLS - 1) int cell,
      @ForAll @LongRange(max = (1L << 40) - 1) long value) {
    long entry = OpenEntry.of(value, cell);
    assertEquals(cell, OpenEntry.cell(entry));
    assertEquals(value % LIMIT, OpenEntry.value(entry));
  }

  @Property(seed = "2702")
  void itIsStaleOnceItsCellHasASmallerG(
      @ForAll @LongRange(max = (1L << 39)) long g,
      @ForAll @LongRange(min = 1, max = LIMIT - 1) long gain) {
    long entry = OpenEntry.of(g + gain, 7);
    assertTrue(OpenEntry.isStale(entry, g));
    assertFalse(OpenEntry.isStale(entry, g + gain));
    assertEquals(g + gain, OpenEntry.pushedG(entry, g));
  }

  @Property(seed = "2703")
  void anEntryOfATieIsPositive(
      @ForAll @IntRange(max = GridMap.MAX_CELLS - 1) int cell,
      @ForAll @LongRange(max = OpenEntry.MAX_TIE) long tie) {
    assertTrue(OpenEntry.of(tie, cell) >= 0);
    assertEquals(tie, OpenEntry.value(OpenEntry.of(tie, cell)));
  }
}
