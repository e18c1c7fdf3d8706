package hopscotch.core.search.open;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class JumpQueueTest {
  private static final Comparator<long[]> ORDER =
      Comparator.<long[]>comparingLong(entry -> entry[0])
          .thenComparingLong(entry -> entry[1])
          .thenComparingLong(entry -> entry[2]);

  /** Pushes of keys near and far beyond the window of buckets, against a binary heap. */
  @Property(seed = "20284")
  void leavesInTheOrderOfKeysThenTiesThenCells(
      @ForAll @IntRange(max = 9) int shift,
      @ForAll @IntRange(min = 1, max = 3_000_000) int span,
      @ForAll @IntRange(max = 1_000_000) int start,
      @ForAll long seed) {
    Random random = new Random(seed);
    JumpQueue queue = new JumpQueue(shift, 1000);
    for (int round = 0; round < 3; round++) {
      PriorityQueue<long[]> model = new PriorityQueue<>(ORDER);
      queue.clear(start);
      long least = start;
      for (int i = 0; i < 300; i++) {
        if (model.isEmpty() || random.nextInt(5) < 3) {
          long key = least + (random.nextBoolean() ? 0 : random.nextInt(1 + random.nextInt(span)));
          int tie = random.nextInt(1001);
          int cell = random.nextInt(GridMap.MAX_CELLS);
          queue.push(key, tie, cell);
          model.add(new long[] {key, tie, cell});
        } else {
          least = leavesAs(model.remove(), queue);
        }
        assertEquals(model.size(), queue.size());
      }
    }
  }

  /** Takes the least entry of the queue; returns its key. */
  private static long leavesAs(long[] entry, JumpQueue queue) {
    queue.pop();
    assertEquals(entry[0], queue.key());
    assertEquals(entry[2], queue.cell());
    return entry[0];
  }

  @Example
  void dropsTheLowBitsOfATieThatDoesNotFit() {
    JumpQueue queue = new JumpQueue(16, (1L << 22) - 1);
    queue.clear(0);
    queue.push(1000, 31, 1);
    queue.push(1000, 16, 2);
    queue.push(1000, 15, 3);
    leavesAs(new long[] {1000, 0, 3}, queue);
    leavesAs(new long[] {1000, 1, 1}, queue);
    leavesAs(new long[] {1000, 1, 2}, queue);
  }

  @Example
  void growsBeyondItsFirstArrays() {
    JumpQueue queue = new JumpQueue(3, 2000);
    queue.clear(0);
    for (int i = 2000; i > 0; i--) {
      queue.push(50L * i, i, i);
    }
    for (int i = 1; i <= 2000; i++) {
      leavesAs(new long[] {50L * i, i, i}, queue);
    }
    assertEquals(0, queue.size());
  }
}
