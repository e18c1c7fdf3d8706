package hopscotch.harness.run.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WarmUpTest {
  private long now;
  private long compiled = 100;

  @Test
  void codeThatIsCompiledIsWarmAfterTheLeastTime() {
    WarmUp warmUp = begin();
    assertFalse(isOverAt(warmUp, 49));
    assertTrue(isOverAt(warmUp, 50));
  }

  @Test
  void aCompilationDoublesTheTimeSoFar() {
    WarmUp warmUp = begin();
    compiled++;
    assertFalse(isOverAt(warmUp, 40));
    assertFalse(isOverAt(warmUp, 79));
    compiled++;
    assertFalse(isOverAt(warmUp, 80));
    assertFalse(isOverAt(warmUp, 159));
    assertTrue(isOverAt(warmUp, 160));
  }

  @Test
  void theLongestTimeEndsItInAnyCase() {
    WarmUp warmUp = begin();
    for (int time = 1; time < 1000; time++) {
      compiled++;
      assertFalse(isOverAt(warmUp, time));
    }
    compiled++;
    assertTrue(isOverAt(warmUp, 1000));
  }

  @Test
  void tellsHowMuchOfTheLongestTimeIsLeft() {
    WarmUp warmUp = begin();
    now += 300;
    assertEquals(700, warmUp.nanosLeft());
  }

  private WarmUp begin() {
    now = 5000;
    return new WarmUp(50, 1000, () -> compiled, () -> now);
  }

  private boolean isOverAt(WarmUp warmUp, long time) {
    now = 5000 + time;
    return warmUp.isOver();
  }
}
