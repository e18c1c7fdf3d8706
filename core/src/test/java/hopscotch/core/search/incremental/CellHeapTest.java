package hopscotch.core.search.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class CellHeapTest {
  @Property(seed = "20265")
  void holdsTheKeysOfItsCells(@ForAll long seed) {
    Random random = new Random(seed);
    CellHeap heap = new CellHeap(3000);
    Map<Integer, Long> keys = new HashMap<>();
    for (int i = 0; i < 4000; i++) {
      int cell = random.nextInt(random.nextBoolean() ? 20 : 3000);
      int action = random.nextInt(200);
      if (action == 0) {
        heap.clear();
        keys.clear();
      } else if (action < 140) {
        long key = random.nextInt(1000);
        heap.set(cell, key);
        keys.put(cell, key);
      } else {
        heap.remove(cell);
        keys.remove(cell);
      }
      assertEquals(keys.size(), heap.size());
      assertEquals(keys.containsKey(cell), heap.contains(cell));
    }
    while (!keys.isEmpty()) {
      long least = keys.values().stream().mapToLong(key -> key).min().orElseThrow();
      assertEquals(least, heap.topKey());
      assertEquals(least, keys.remove(heap.topCell()));
      heap.remove(heap.topCell());
    }
    assertEquals(Long.MAX_VALUE, heap.topKey());
  }

  @Example
  void countsWhatIsDone() {
    CellHeap heap = new CellHeap(5);
    heap.set(1, 7);
    heap.set(2, 3);
    heap.set(1, 2);
    heap.remove(1);
    heap.remove(4);
    assertEquals(4, heap.operations());
    assertEquals(2, heap.peak());
    heap.resetCounts();
    assertEquals(0, heap.operations());
    assertEquals(1, heap.peak());
    assertTrue(heap.contains(2));
  }
}
