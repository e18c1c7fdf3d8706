package hopscotch.core.search.open;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EntryHeapTest {

  @Property(seed = "20268")
  void leavesInTheOrderOfAPriorityQueue(
      @ForAll @IntRange(min = 1, max = 1000) int keys, @ForAll long seed) {
    Random random = new Random(seed);
    EntryHeap heap = new EntryHeap();
    PriorityQueue<long[]> model =
        new PriorityQueue<>(
            Comparator.<long[]>comparingLong(pair -> pair[0]).thenComparingLong(pair -> pair[1]));
    for (int i = 0; i < 300; i++) {
      if (random.nextInt(3) > 0 || model.isEmpty()) {
        long[] pair = {random.nextInt(keys), random.nextInt(10)};
        heap.push(pair[0], pair[1]);
        model.add(pair);
      } else {
        takeBoth(heap, model);
      }
      assertEquals(model.size(), heap.size());
    }
    while (!model.isEmpty()) {
      takeBoth(heap, model);
    }
    assertEquals(0, heap.size());
  }

  private static void takeBoth(EntryHeap heap, PriorityQueue<long[]> model) {
    long[] expected = model.remove();
    assertEquals(expected[0], heap.topKey());
    assertEquals(expected[1], heap.topEntry());
    heap.pop();
  }

  @Test
  void growsAndKeepsItsOrder() {
    EntryHeap heap = new EntryHeap();
    assertEquals(16 * 1024, heap.bytes());
    for (int i = 5000; i > 0; i--) {
      heap.push(i, -i);
    }
    assertEquals(16 * 8192, heap.bytes());
    for (int i = 1; i <= 5000; i++) {
      assertEquals(i, heap.topKey());
      assertEquals(-i, heap.topEntry());
      heap.pop();
    }
  }

  @Test
  void clearDropsAll() {
    EntryHeap heap = new EntryHeap();
    heap.push(1, 1);
    heap.clear();
    heap.push(2, 2);
    assertEquals(1, heap.size());
    assertEquals(2, heap.topKey());
  }
}
