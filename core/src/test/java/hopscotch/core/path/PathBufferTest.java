package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PathBufferTest {

  private static PathBuffer buffer(int... cells) {
    PathBuffer buffer = new PathBuffer();
    for (int cell : cells) {
      buffer.add(cell);
    }
    return buffer;
  }

  @Test
  void isEmptyAtFirst() {
    assertTrue(new PathBuffer().isEmpty());
    assertFalse(buffer(7).isEmpty());
  }

  @Test
  void growsBeyondItsFirstArray() {
    PathBuffer buffer = new PathBuffer();
    for (int i = 0; i < 1000; i++) {
      buffer.add(3 * i);
    }
    assertEquals(1000, buffer.size());
    assertEquals(3 * 999, buffer.cell(999));
    assertEquals(3 * 255, buffer.cell(255));
  }

  @Test
  void appendsRunsOfAnyLength() {
    PathBuffer buffer = buffer(4);
    buffer.addRun(5, 7, 3);
    buffer.addRun(0, 1, 0);
    assertArrayEquals(new int[] {4, 5, 12, 19}, buffer.toArray());
    buffer.addRun(5002, -1, 5000);
    assertEquals(5004, buffer.size());
    for (int i = 0; i < 5000; i++) {
      assertEquals(5002 - i, buffer.cell(4 + i));
    }
  }

  @Test
  void appendsTheEndOfAnotherPath() {
    PathBuffer buffer = buffer(4);
    buffer.addAll(buffer(5, 6, 7), 1);
    buffer.addAll(buffer(8), 1);
    assertArrayEquals(new int[] {4, 6, 7}, buffer.toArray());
    PathBuffer longer = new PathBuffer();
    longer.addRun(0, 1, 1000);
    buffer.addAll(longer, 0);
    assertEquals(1003, buffer.size());
    assertEquals(999, buffer.cell(1002));
  }

  @Test
  void appendsRunsThatEndAtTheFirstCell() {
    for (int step : new int[] {-1, -514, -515}) {
      for (int count = 1; count < 20; count++) {
        PathBuffer buffer = new PathBuffer();
        buffer.addRun((1 - count) * step, step, count);
        for (int i = 0; i < count; i++) {
          assertEquals((1 - count + i) * step, buffer.cell(i));
        }
      }
    }
  }

  @Test
  void aRunMayFillTheArrayAndGoBeyondIt() {
    PathBuffer buffer = new PathBuffer();
    buffer.addRun(0, 1, 200);
    buffer.addRun(200, 1, 56);
    buffer.addRun(256, 1, 100);
    assertEquals(356, buffer.size());
    assertEquals(355, buffer.cell(355));
  }

  @Test
  void clearsForTheNextQuery() {
    PathBuffer buffer = buffer(1, 2, 3);
    buffer.clear();
    buffer.add(9);
    assertArrayEquals(new int[] {9}, buffer.toArray());
  }

  @Test
  void replacesACell() {
    PathBuffer buffer = buffer(1, 2, 3);
    buffer.set(1, 8);
    assertArrayEquals(new int[] {1, 8, 3}, buffer.toArray());
  }

  @Test
  void truncatesButNeverGrows() {
    PathBuffer buffer = buffer(1, 2, 3);
    buffer.truncate(5);
    assertEquals(3, buffer.size());
    buffer.truncate(2);
    assertArrayEquals(new int[] {1, 2}, buffer.toArray());
  }

  @Test
  void reversesATail() {
    PathBuffer buffer = buffer(1, 2, 3, 4, 5);
    buffer.reverse(1);
    assertArrayEquals(new int[] {1, 5, 4, 3, 2}, buffer.toArray());
    buffer.reverse(2);
    assertArrayEquals(new int[] {1, 5, 2, 3, 4}, buffer.toArray());
    buffer.reverse(5);
    assertArrayEquals(new int[] {1, 5, 2, 3, 4}, buffer.toArray());
  }

  @Test
  void theArrayIsACopy() {
    PathBuffer buffer = buffer(1, 2);
    buffer.toArray()[0] = 5;
    assertEquals(1, buffer.cell(0));
  }
}
