package hopscotch.bidirectional.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BoundLogTest {

  @Test
  void countsTheBoundsBelowTheOptimum() {
    BoundLog log = new BoundLog();
    log.add(5, 0);
    log.add(7, 0);
    log.add(6, 0);
    assertEquals(2, log.countBelow(7));
    log.clear();
    assertEquals(0, log.countBelow(7));
  }

  @Test
  void forgetsNoneThatCountsWhenItRunsFull() {
    BoundLog log = new BoundLog();
    for (int i = 0; i < 100_000; i++) {
      log.add(i, i / 3);
    }
    assertEquals(60_000, log.countBelow(60_000));
  }

  @Test
  void aBoundEqualToTheOptimumNeverCounts() {
    BoundLog log = new BoundLog();
    for (int i = 0; i < 2_000; i++) {
      log.add(5, 5);
    }
    assertEquals(0, log.countBelow(5));
  }
}
