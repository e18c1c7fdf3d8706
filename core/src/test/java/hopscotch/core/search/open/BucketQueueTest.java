package hopscotch.core.search.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import java.util.PriorityQueue;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BucketQueueTest {

  /** An entry of the model: buckets in order, inside a bucket the last in first. */
  private record Pushed(long bucket, int number, long key) implements Comparable<Pushed> {
    @Override
    public int compareTo(Pushed other) {
      return bucket != other.bucket
          ? Long.compare(bucket, other.bucket)
          : Integer.compare(other.number, number);
    }
  }

  @Property(seed = "20267")
  void leavesInTheOrderOfBucketsAndLastInFirstOut(
      @ForAll @IntRange(max = 5) int shift,
      @ForAll @IntRange(max = 200) int span,
      @ForAll @IntRange(max = 1_000_000) int start,
      @ForAll long seed) {
    Random random = new Random(seed);
    BucketQueue queue = new BucketQueue(shift, span);
    for (int round = 0; round < 3; round++) {
      PriorityQueue<Pushed> model = new PriorityQueue<>();
      long taken = start;
      queue.clear(start);
      for (int number = 0; number < 200; number++) {
        long floor = Math.max(start, taken >>> shift << shift);
        long key = floor + random.nextLong(taken + span - floor + 1);
        queue.push(key, number, number);
        model.add(new Pushed(key >>> shift, number, key));
        while (!model.isEmpty() && random.nextInt(5) < 2) {
          taken = takeBoth(queue, model, shift);
        }
        assertEquals(model.size(), queue.size());
      }
      while (random.nextInt(50) > 0 && !model.isEmpty()) {
        takeBoth(queue, model, shift);
      }
    }
  }

  private static long takeBoth(BucketQueue queue, PriorityQueue<Pushed> model, int shift) {
    Pushed expected = model.remove();
    assertTrue(queue.advance());
    assertTrue(queue.hasEntry());
    assertEquals(expected.bucket << shift, queue.floor());
    long entry = queue.pop();
    assertEquals(expected.number, OpenEntry.cell(entry));
    assertEquals(expected.number, OpenEntry.value(entry));
    return expected.key;
  }

  @Test
  void aNewQueueIsEmpty() {
    BucketQueue queue = new BucketQueue(2, 10);
    queue.clear(0);
    assertEquals(0, queue.size());
    assertFalse(queue.advance());
    assertFalse(queue.hasEntry());
  }

  @Test
  void clearForgetsWhatWasLeft() {
    BucketQueue queue = new BucketQueue(0, 10);
    queue.clear(5);
    queue.push(5, 1, 1);
    queue.push(9, 2, 2);
    queue.clear(9);
    assertEquals(0, queue.size());
    queue.push(9, 3, 3);
    assertTrue(queue.advance());
    assertEquals(3, OpenEntry.cell(queue.pop()));
    assertFalse(queue.hasEntry());
  }

  @Test
  void anEntryKeepsTheLargestCellAndTheLowBitsOfItsValue() {
    BucketQueue queue = new BucketQueue(0, 10);
    queue.clear(0);
    queue.push(0, (1L << 40) + 5, GridMap.MAX_CELLS - 1);
    queue.advance();
    long entry = queue.pop();
    assertEquals(GridMap.MAX_CELLS - 1, OpenEntry.cell(entry));
    assertEquals(5, OpenEntry.value(entry));
  }

  @ParameterizedTest
  @CsvSource({"1,0", "2,0", "4,0", "8,1", "15,1", "16,2", "13860,11", "27720000,22"})
  void aBucketIsAnEighthToAQuarterOfAStraightMove(long unit, int shift) {
    assertEquals(shift, BucketQueue.shiftFor(unit));
  }

  @Test
  void stacksGrow() {
    BucketQueue queue = new BucketQueue(0, 10);
    queue.clear(0);
    long empty = queue.bytes();
    for (int i = 0; i < 1000; i++) {
      queue.push(3, 0, i);
    }
    assertEquals(1000, queue.size());
    assertEquals(empty + 8 * 1024, queue.bytes());
    queue.advance();
    assertEquals(3, queue.floor());
    for (int i = 999; i >= 0; i--) {
      assertEquals(i, queue.pop());
    }
  }

  @Test
  void aKeyIsAheadOnceItIsBeyondTheCurrentBucket() {
    BucketQueue queue = new BucketQueue(3, 100);
    queue.clear(0);
    queue.push(17, 1, 1);
    assertTrue(queue.advance());
    assertFalse(queue.isAhead(16));
    assertFalse(queue.isAhead(23));
    assertTrue(queue.isAhead(24));
  }
}
