package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.Directions;
import hopscotch.core.path.PathBuffer;
import org.junit.jupiter.api.Test;

class EdgeCacheTest {
  private static final int STRIDE = 100;
  private static final int FROM = 50 * STRIDE + 50;

  /** A path from {@link #FROM} on, without that cell: so many moves east, then south, in turns. */
  private static PathBuffer turning(int runs, int runLength) {
    int[] offsets = Directions.offsets(STRIDE);
    PathBuffer path = new PathBuffer();
    int cell = FROM;
    for (int i = 0; i < runs * runLength; i++) {
      cell += offsets[i / runLength % 2 == 0 ? Directions.E : Directions.S];
      path.add(cell);
    }
    return path;
  }

  private static int last(PathBuffer path) {
    return path.cell(path.size() - 1);
  }

  private static void assertKept(PathBuffer path) {
    EdgeCache cache = new EdgeCache(1, STRIDE);
    cache.keep(FROM, last(path), path, 0);
    PathBuffer again = new PathBuffer();
    assertTrue(cache.append(FROM, last(path), again));
    assertArrayEquals(path.toArray(), again.toArray());
  }

  @Test
  void aPathOfUpTo24RunsComesBackAsItWas() {
    for (int runs = 1; runs <= 24; runs++) {
      assertKept(turning(runs, 2));
    }
  }

  @Test
  void moreThan31MovesOneWayAreSeveralRuns() {
    for (int length : new int[] {31, 32, 62, 63}) {
      assertKept(turning(1, length));
    }
  }

  @Test
  void aPathOf25RunsIsNotKept() {
    PathBuffer path = turning(25, 1);
    EdgeCache cache = new EdgeCache(1, STRIDE);
    cache.keep(FROM, last(path), path, 0);
    assertFalse(cache.append(FROM, last(path), new PathBuffer()));
  }

  /** An entry takes 32 bytes. */
  @Test
  void aKibibyteKeepsNoMoreThan32Paths() {
    EdgeCache cache = new EdgeCache(1, STRIDE);
    for (int length = 1; length <= 40; length++) {
      PathBuffer path = turning(1, length);
      cache.keep(FROM, last(path), path, 0);
    }
    int kept = 0;
    for (int length = 1; length <= 40; length++) {
      kept += cache.append(FROM, FROM + length, new PathBuffer()) ? 1 : 0;
    }
    assertTrue(kept > 8 && kept <= 32, kept + " kept");
  }

  @Test
  void theLastPathInStays() {
    EdgeCache cache = new EdgeCache(1, STRIDE);
    for (int length = 1; length <= 40; length++) {
      PathBuffer path = turning(1, length);
      cache.keep(FROM, last(path), path, 0);
      PathBuffer again = new PathBuffer();
      assertTrue(cache.append(FROM, FROM + length, again));
      assertEquals(length, again.size());
    }
  }
}
