package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.PriorityQueue;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class JumpQueueTest {

  /** Pushes of keys near and far beyond the window of buckets, against a binary heap. */
  @Property(seed = "20284")
  void leavesInTheOrderOfKeys(
      @ForAll @IntRange(max = 9) int shift,
      @ForAll @IntRange(min = 1, max = 3_000_000) int span,
      @ForAll @IntRange(max = 1_000_000) int start,
      @ForAll long seed) {
    Random random = new Random(seed);
    JumpQueue queue = new JumpQueue(shift);
    for (int round = 0; round < 3; round++) {
      PriorityQueue<Long> model = new PriorityQueue<>();
      queue.clear(start);
      long least = start;
      for (int i = 0; i < 300; i++) {
        if (model.isEmpty() || random.nextInt(5) < 3) {
          long key = least + (random.nextBoolean() ? 0 : random.nextInt(1 + random.nextInt(span)));
          queue.push(key, ~key);
          model.add(key);
        } else {
          least = model.remove();
          assertEquals(least, queue.least().topKey());
          assertEquals(~least, queue.least().topEntry());
          queue.pop();
        }
        assertEquals(model.size(), queue.size());
      }
    }
  }

  @Property(seed = "20285", tries = 20)
  void ofEqualKeysTheLeastEntryIsFirst(@ForAll @IntRange(max = 5) int shift) {
    JumpQueue queue = new JumpQueue(shift);
    queue.clear(0);
    for (long entry : new long[] {5, 3, 9}) {
      queue.push(1000, entry);
    }
    assertEquals(3, queue.least().topEntry());
  }

  @Example
  void growsBeyondItsFirstArrays() {
    JumpQueue queue = new JumpQueue(3);
    queue.clear(0);
    for (long key = 2000; key > 0; key--) {
      queue.push(50 * key, key);
    }
    for (long key = 1; key <= 2000; key++) {
      assertEquals(50 * key, queue.least().topKey());
      assertEquals(key, queue.least().topEntry());
      queue.pop();
    }
    assertEquals(0, queue.size());
  }
}
