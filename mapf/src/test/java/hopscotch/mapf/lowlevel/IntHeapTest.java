package hopscotch.mapf.lowlevel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The heap, against a list. */
class IntHeapTest {

  @Property(seed = "20110")
  void givesTheLeastKeyFirst(@ForAll long seed) {
    Random random = new Random(seed);
    IntHeap heap = new IntHeap();
    List<Long> keys = new ArrayList<>();
    for (int i = 0; i < 1500; i++) {
      if (random.nextInt(500) == 0) {
        heap.clear();
        keys.clear();
      } else if (keys.isEmpty() || random.nextInt(3) > 0) {
        long key = random.nextInt(100) - 50L;
        heap.add(key, (int) (3 * key));
        keys.add(key);
      } else {
        long least = keys.stream().mapToLong(key -> key).min().orElseThrow();
        assertEquals(least, heap.minKey());
        assertEquals(3 * least, heap.take());
        keys.remove(least);
      }
      assertEquals(keys.size(), heap.size());
      assertEquals(keys.isEmpty(), heap.isEmpty());
    }
    keys.sort(null);
    for (long key : keys) {
      assertEquals(3 * key, heap.take());
    }
    assertTrue(heap.isEmpty());
  }
}
