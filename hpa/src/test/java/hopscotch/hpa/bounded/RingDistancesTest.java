package hopscotch.hpa.bounded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RingDistancesTest {
  private static final String SEED = "2026";
  private static final long NONE = RingDistances.UNREACHED;

  @Test
  void nodesAreCountedAlongTheRing() {
    RingDistances distances = RingDistances.of(new int[] {2, 5, 63, 64}, 4, 100, 1, 6, new long[6]);
    assertEquals(4, distances.nodeCount());
    assertEquals(0, distances.index(2));
    assertEquals(1, distances.index(5));
    assertEquals(2, distances.index(63));
    assertEquals(3, distances.index(64));
    assertEquals(2, distances.nextNode(0));
    assertEquals(63, distances.nextNode(6));
    assertEquals(64, distances.nextNode(64));
    assertEquals(-1, distances.nextNode(65));
  }

  @Test
  void anOpenClusterTakesNoRoomForItsDistances() {
    int[] places = new int[60];
    for (int i = 0; i < places.length; i++) {
      places[i] = i;
    }
    RingDistances open = RingDistances.of(places, 60, 60, 1, 0, new long[60 * 59 / 2]);
    RingDistances lone = RingDistances.of(places, 1, 60, 1, 0);
    assertEquals(lone.bytes(), open.bytes());
  }

  @Test
  void pairsWithoutAPathAreUnreached() {
    RingDistances distances = RingDistances.of(new int[] {0, 1, 2}, 3, 12, 1, 3, NONE, 7, NONE);
    assertEquals(NONE, distances.excess(0, 1));
    assertEquals(7, distances.excess(0, 2));
    assertEquals(7, distances.excess(2, 0));
    assertEquals(NONE, distances.excess(2, 1));
    assertEquals(0, distances.excess(1, 1));
  }

  @Property(seed = SEED)
  void everyExcessIsKept(
      @ForAll @IntRange(min = 0, max = 70) int nodeCount,
      @ForAll @IntRange(min = 1, max = 41) int bits,
      @ForAll @IntRange(min = 1, max = 3000) int different,
      @ForAll boolean hasGaps,
      @ForAll long seed) {
    Random random = new Random(seed);
    long[] values = random.longs(different, 0, 1L << bits).toArray();
    int[] places = random.ints(0, 200).distinct().limit(nodeCount).sorted().toArray();
    long[] excesses = new long[nodeCount * (nodeCount - 1) / 2];
    for (int i = 0; i < excesses.length; i++) {
      boolean isGap = hasGaps && random.nextInt(4) == 0;
      excesses[i] = isGap ? NONE : values[random.nextInt(different)];
    }
    RingDistances distances =
        RingDistances.of(places, nodeCount, 200, 1, excesses.length, excesses);
    for (int i = 0, pair = 0; i < nodeCount; i++) {
      assertEquals(i, distances.index(places[i]));
      for (int j = 0; j < i; j++, pair++) {
        assertEquals(excesses[pair], distances.excess(i, j));
        assertEquals(excesses[pair], distances.excess(j, i));
      }
    }
  }
}
