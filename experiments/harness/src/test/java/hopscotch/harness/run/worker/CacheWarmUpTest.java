package hopscotch.harness.run.worker;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CacheWarmUpTest {
  private static final long MILLISECOND = 1_000_000;
  private static final long SECOND = 1000 * MILLISECOND;

  @Test
  void fastQueriesAreAskedFor5Milliseconds() {
    assertFalse(CacheWarmUp.isOver(4 * MILLISECOND, 100_000, SECOND));
    assertTrue(CacheWarmUp.isOver(5 * MILLISECOND, 100_000, SECOND));
  }

  @Test
  void queriesBetweenAreAsked200Times() {
    assertFalse(CacheWarmUp.isOver(20 * MILLISECOND, 199, SECOND));
    assertTrue(CacheWarmUp.isOver(20 * MILLISECOND, 200, SECOND));
  }

  @Test
  void slowQueriesAreAskedFor25Milliseconds() {
    assertFalse(CacheWarmUp.isOver(24 * MILLISECOND, 3, SECOND));
    assertTrue(CacheWarmUp.isOver(25 * MILLISECOND, 3, SECOND));
  }

  @Test
  void noneIsAskedForLongerThanAWarmUp() {
    assertFalse(CacheWarmUp.isOver(9 * MILLISECOND, 3, 10 * MILLISECOND));
    assertTrue(CacheWarmUp.isOver(10 * MILLISECOND, 3, 10 * MILLISECOND));
    assertTrue(CacheWarmUp.isOver(MILLISECOND, 3, MILLISECOND));
  }
}
