package hopscotch.core.search.branch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HeadQueueTest {

  /** The ring grows several times, its oldest head standing anywhere in it. */
  @Test
  void firstInFirstOut() {
    HeadQueue heads = new HeadQueue();
    Queue<Long> expected = new ArrayDeque<>();
    Random random = new Random(4);
    for (int i = 0; i < 3000; i++) {
      if (random.nextInt(5) < 3 || expected.isEmpty()) {
        heads.add((long) i);
        expected.add((long) i);
      } else {
        assertEquals((long) expected.remove(), heads.take());
      }
      assertEquals(expected.size(), heads.size());
    }
    while (!expected.isEmpty()) {
      assertEquals((long) expected.remove(), heads.take());
    }
  }

  @Test
  void clearsForTheNextQuery() {
    HeadQueue heads = new HeadQueue();
    heads.add(1);
    heads.add(2);
    heads.take();
    heads.clear();
    heads.add(3);
    assertEquals(1, heads.size());
    assertEquals(3, heads.take());
  }
}
