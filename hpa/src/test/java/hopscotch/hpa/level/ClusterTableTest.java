package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Example;

/** Tables that share what they have in common. */
class ClusterTableTest {
  private static final int SIZE = 1000;

  private static ClusterTable<int[]> table() {
    int[][] entries = new int[SIZE][];
    for (int i = 0; i < SIZE; i++) {
      entries[i] = new int[] {i};
    }
    return ClusterTable.of(entries);
  }

  @Example
  void anEditLeavesTheTableAsItWas() {
    ClusterTable<int[]> before = table();
    ClusterTable.Edit<int[]> edit = before.edit();
    edit.set(255, new int[] {7});
    edit.set(999, before.get(999));
    edit.set(256, new int[] {8});
    edit.set(256, new int[] {9});
    assertEquals(9, edit.get(256)[0]);
    ClusterTable<int[]> after = edit.table();
    assertEquals(SIZE, after.size());
    assertEquals(255, before.get(255)[0]);
    assertEquals(7, after.get(255)[0]);
    assertEquals(9, after.get(256)[0]);
    assertSame(before.get(0), after.get(0));
    assertArrayEquals(new int[] {255, 256}, before.differing(after));
    assertArrayEquals(new int[0], after.differing(after.edit().table()));
  }

  @Example
  void tablesAreTheSameByWhatTheirArraysHold() {
    assertTrue(table().sameAs(table()));
    ClusterTable.Edit<int[]> edit = table().edit();
    edit.set(3, new int[] {3, 3});
    assertFalse(table().sameAs(edit.table()));
  }

  @Example
  void anEmptyTableHoldsNothing() {
    ClusterTable<int[]> empty = ClusterTable.empty(SIZE);
    ClusterTable.Edit<int[]> edit = empty.edit();
    edit.set(600, new int[] {1});
    assertEquals(1, edit.get(600)[0]);
    assertNull(edit.get(600 + 256));
    assertNull(edit.get(600 - 256));
    assertNull(empty.get(600));
  }
}
