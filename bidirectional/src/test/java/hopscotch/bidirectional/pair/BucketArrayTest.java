package hopscotch.bidirectional.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BucketArrayTest {

  @Test
  void takesTheLastOfTheFirstBucket() {
    BucketArray queue = new BucketArray(2);
    queue.clear(8);
    queue.push(13, 1);
    queue.push(15, 2);
    queue.push(9, 3);
    assertEquals(8, queue.floor());
    assertEquals(12, queue.floorOf(15));
    assertEquals(3, queue.pop());
    assertEquals(12, queue.floor());
    assertEquals(2, queue.pop());
    assertEquals(1, queue.pop());
    assertEquals(0, queue.size());
  }

  @Test
  void goesBackForALowerKey() {
    BucketArray queue = new BucketArray(0);
    queue.clear(0);
    queue.push(700, 1);
    assertEquals(700, queue.floor());
    queue.push(3, 2);
    assertEquals(3, queue.floor());
    assertEquals(1, queue.count(queue.first()));
    assertEquals(2, queue.pop());
    assertEquals(1, queue.pop());
  }

  @Test
  void ordersBucketsLikeAPriorityQueue() {
    Random random = new Random(4);
    BucketArray queue = new BucketArray(3);
    for (int round = 0; round < 20; round++) {
      queue.clear(0);
      PriorityQueue<Long> model = new PriorityQueue<>();
      for (int step = 0; step < 3000; step++) {
        if (model.isEmpty() || random.nextInt(5) < 3) {
          long key = random.nextInt(5000);
          queue.push(key, key);
          model.add(key);
        } else {
          long taken = queue.pop();
          assertEquals(model.peek() >>> 3, taken >>> 3);
          assertTrue(model.remove(taken));
        }
        assertEquals(model.size(), queue.size());
      }
    }
  }
}
