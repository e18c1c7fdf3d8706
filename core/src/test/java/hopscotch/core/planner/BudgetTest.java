package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void aBudgetHoldsBothLimits() {
    Budget budget = Budget.of(7, Duration.ofMillis(2));
    assertEquals(7, budget.expansions());
    assertEquals(2_000_000, budget.nanos());
  }

  @Test
  void whatIsNotNamedIsUnlimited() {
    assertEquals(Long.MAX_VALUE, Budget.expansions(7).nanos());
    assertEquals(7, Budget.expansions(7).expansions());
    assertEquals(Long.MAX_VALUE, Budget.time(Duration.ofSeconds(1)).expansions());
    assertEquals(1_000_000_000, Budget.time(Duration.ofSeconds(1)).nanos());
    assertEquals(Long.MAX_VALUE, Budget.UNLIMITED.expansions());
    assertEquals(Long.MAX_VALUE, Budget.UNLIMITED.nanos());
  }

  @Test
  void refusesNegativeLimits() {
    assertEquals(
        "budget of -1 expansions and PT0S: expected neither to be negative",
        assertThrows(IllegalArgumentException.class, () -> Budget.of(-1, Duration.ZERO))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> Budget.time(Duration.ofNanos(-1)));
    assertEquals(0, Budget.expansions(0).expansions());
  }

  @Test
  void cancellingStaysInForce() {
    Budget budget = Budget.expansions(7);
    assertFalse(budget.isCancelled());
    budget.cancel();
    assertTrue(budget.isCancelled());
  }

  @Test
  void theSharedUnlimitedBudgetCannotBeCancelled() {
    assertThrows(IllegalStateException.class, Budget.UNLIMITED::cancel);
    assertFalse(Budget.UNLIMITED.isCancelled());
  }

  @Test
  void whatIsLeftOfABudgetIsNeverNegative() {
    Budget budget = Budget.of(10, Duration.ofNanos(100));
    Budget rest = budget.remaining(4, 30);
    assertEquals(6, rest.expansions());
    assertEquals(70, rest.nanos());
    assertEquals(0, budget.remaining(11, 101).expansions());
    assertEquals(0, budget.remaining(11, 101).nanos());
    assertSame(Budget.UNLIMITED, Budget.UNLIMITED.remaining(4, 30));
    assertEquals(Long.MAX_VALUE, Budget.expansions(10).remaining(4, 30).nanos());
  }

  @Test
  void whatIsLeftIsCancelledWithTheWhole() {
    Budget budget = Budget.expansions(10);
    Budget rest = budget.remaining(4, 0);
    assertFalse(rest.isCancelled());
    budget.cancel();
    assertTrue(rest.isCancelled());
  }

  @Test
  void onlyFoundAndNoPathAreAnswers() {
    assertFalse(Outcome.FOUND.isInterrupted());
    assertFalse(Outcome.NO_PATH.isInterrupted());
    assertTrue(Outcome.OUT_OF_TIME.isInterrupted());
    assertTrue(Outcome.OUT_OF_EXPANSIONS.isInterrupted());
    assertTrue(Outcome.CANCELLED.isInterrupted());
  }

  @Test
  void aStoppedPreparationSaysWhatStoppedWhy() {
    BudgetExhaustedException stopped =
        new BudgetExhaustedException("clusters of hpa", Outcome.CANCELLED);
    assertEquals("clusters of hpa stopped: CANCELLED", stopped.getMessage());
    assertSame(Outcome.CANCELLED, stopped.outcome());
  }
}
