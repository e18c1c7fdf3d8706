package hopscotch.harness.run.worker;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SettlingTest {
  private static final long MILLISECOND = 1_000_000;
  private static final long SECOND = 1000 * MILLISECOND;

  @Test
  void fastQueriesAreAskedFor5Milliseconds() {
    assertFalse(Settling.isOver(4 * MILLISECOND, 100_000, SECOND));
    assertTrue(Settling.isOver(5 * MILLISECOND, 100_000, SECOND));
  }

  @Test
  void queriesBetweenAreAsked200Times() {
    assertFalse(Settling.isOver(20 * MILLISECOND, 199, SECOND));
    assertTrue(Settling.isOver(20 * MILLISECOND, 200, SECOND));
  }

  @Test
  void slowQueriesAreAskedFor25Milliseconds() {
    assertFalse(Settling.isOver(24 * MILLISECOND, 3, SECOND));
    assertTrue(Settling.isOver(25 * MILLISECOND, 3, SECOND));
  }

  @Test
  void noneIsAskedForLongerThanAWarmUp() {
    assertFalse(Settling.isOver(9 * MILLISECOND, 3, 10 * MILLISECOND));
    assertTrue(Settling.isOver(10 * MILLISECOND, 3, 10 * MILLISECOND));
    assertTrue(Settling.isOver(MILLISECOND, 3, MILLISECOND));
  }
}
