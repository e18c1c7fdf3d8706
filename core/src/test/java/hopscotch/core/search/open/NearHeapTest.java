package hopscotch.core.search.open;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.PriorityQueue;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class NearHeapTest {

  /** Grows to a size and shrinks to nothing, again and again, against the heap of the JDK. */
  @Property(seed = "20294", tries = 200)
  void leavesInOrder(@ForAll @IntRange(min = 1, max = 1000) int most, @ForAll long seed) {
    Random random = new Random(seed);
    NearHeap heap = new NearHeap();
    PriorityQueue<Long> model = new PriorityQueue<>();
    for (int round = 0; round < 3; round++) {
      while (model.size() < most) {
        for (int i = 0; i < 3; i++) {
          long value = random.nextInt(2 * most);
          heap.push(value);
          model.add(value);
        }
        assertEquals(model.remove(), heap.pop());
      }
      while (!model.isEmpty()) {
        assertEquals(model.size(), heap.size());
        assertEquals(model.remove(), heap.pop());
      }
      assertEquals(0, heap.size());
    }
  }

  @Property(seed = "20295", tries = 50)
  void clearedIsNew(@ForAll @IntRange(min = 1, max = 1000) int count) {
    NearHeap heap = new NearHeap();
    for (int i = 0; i < count; i++) {
      heap.push(i);
    }
    heap.clear();
    heap.push(7);
    heap.push(5);
    assertEquals(2, heap.size());
    assertEquals(5, heap.pop());
    assertEquals(7, heap.pop());
  }
}
