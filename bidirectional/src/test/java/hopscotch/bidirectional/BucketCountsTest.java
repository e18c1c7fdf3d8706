package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BucketCountsTest {

  @Test
  void knowsTheLeastLevel() {
    BucketCounts counts = new BucketCounts(2);
    counts.clear(10);
    counts.add(10);
    counts.add(9_001);
    counts.add(17);
    assertEquals(8, counts.floor());
    counts.remove(10);
    assertEquals(16, counts.floor());
    counts.remove(17);
    assertEquals(9_000, counts.floor());
  }

  @Test
  void isEmptyAgainOnceCleared() {
    BucketCounts counts = new BucketCounts(0);
    counts.clear(0);
    counts.add(5);
    counts.clear(4);
    counts.add(7);
    assertEquals(7, counts.floor());
  }
}
