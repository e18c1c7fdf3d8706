package hopscotch.hpa.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.search.open.BucketQueue;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class LinkedBucketsTest {
  private static final int SPAN = 1000;

  /**
   * Queries follow each other, and most end before the queue is empty. It is widened as keys need
   * it.
   */
  @Property(seed = "1979", tries = 200)
  void takesWhatStacksTake(@ForAll long seed, @ForAll @IntRange(min = 0, max = 6) int shift) {
    Random random = new Random(seed);
    LinkedBuckets linked = new LinkedBuckets(shift, SPAN / 50);
    BucketQueue stacks = new BucketQueue(shift, SPAN);
    long widest = 0;
    for (int query = 0; query < 4; query++) {
      long least = random.nextInt(5000);
      linked.clear(least);
      stacks.clear(least);
      long floor = least;
      for (int step = 0; step < 600; step++) {
        if (random.nextInt(5) < 3) {
          long key = floor + random.nextInt(SPAN / 2);
          widest = Math.max(widest, key - floor);
          linked.widen(2 * widest);
          linked.push(key, key, step);
          stacks.push(key, key, step);
          assertEquals(stacks.isAhead(key), linked.isAhead(key));
        } else if (stacks.advance()) {
          assertTrue(linked.advance());
          floor = Math.max(least, linked.floor());
          assertEquals(stacks.floor(), linked.floor());
          assertEquals(stacks.pop(), linked.pop());
        } else {
          assertFalse(linked.advance());
        }
        assertEquals(stacks.size(), linked.size());
      }
    }
  }
}
