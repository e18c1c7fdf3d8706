package hopscotch.experiments.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SettlingTest {
  private static final long MILLISECOND = 1_000_000;

  @Test
  void fastQueriesAreAskedFor5Milliseconds() {
    assertFalse(Settling.isOver(4 * MILLISECOND, 100_000));
    assertTrue(Settling.isOver(5 * MILLISECOND, 100_000));
  }

  @Test
  void queriesBetweenAreAsked200Times() {
    assertFalse(Settling.isOver(20 * MILLISECOND, 199));
    assertTrue(Settling.isOver(20 * MILLISECOND, 200));
  }

  @Test
  void slowQueriesAreAskedFor25Milliseconds() {
    assertFalse(Settling.isOver(24 * MILLISECOND, 3));
    assertTrue(Settling.isOver(25 * MILLISECOND, 3));
  }

  @Test
  void whatItTakesIsForetold() {
    assertEquals(5 * MILLISECOND, Settling.nanos(3_000), 0);
    assertEquals(20 * MILLISECOND, Settling.nanos(100_000), 0);
    assertEquals(25 * MILLISECOND, Settling.nanos(2_000_000), 0);
  }
}
