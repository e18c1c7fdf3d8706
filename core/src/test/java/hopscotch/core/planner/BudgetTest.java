package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.base.BudgetMeter;
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
  void aMeterStopsAtTheLastExpansionAllowed() {
    BudgetMeter meter = new BudgetMeter();
    assertEquals(5, meter.start(Budget.expansions(5)));
    assertNull(meter.exhausted(0));
    assertEquals(5, meter.nextCheck(0));
    assertNull(meter.exhausted(4));
    assertSame(Outcome.OUT_OF_EXPANSIONS, meter.exhausted(5));
  }

  @Test
  void aMeterChecksEveryInterval() {
    BudgetMeter meter = new BudgetMeter();
    meter.start(Budget.expansions(3000));
    assertEquals(BudgetMeter.INTERVAL, meter.nextCheck(0));
    assertEquals(2 * BudgetMeter.INTERVAL, meter.nextCheck(BudgetMeter.INTERVAL));
    assertEquals(3000, meter.nextCheck(2 * BudgetMeter.INTERVAL));
  }

  @Test
  void aMeterChecksBeforeTheFirstExpansionOnlyWhatMayBeUsedUp() {
    BudgetMeter meter = new BudgetMeter();
    Budget cancelled = Budget.expansions(5);
    cancelled.cancel();
    assertEquals(0, meter.start(Budget.expansions(0)));
    assertEquals(0, meter.start(Budget.time(Duration.ofNanos(1))));
    assertEquals(0, meter.start(cancelled));
    assertEquals(BudgetMeter.INTERVAL, meter.start(Budget.time(Duration.ofSeconds(1))));
    assertEquals(BudgetMeter.INTERVAL, meter.start(Budget.UNLIMITED));
  }

  @Test
  void aMeterSeesCancellation() {
    Budget budget = Budget.time(Duration.ofDays(1));
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    assertNull(meter.exhausted(3));
    budget.cancel();
    assertSame(Outcome.CANCELLED, meter.exhausted(3));
  }

  @Test
  void aMeterSeesThatTimeIsUp() {
    BudgetMeter meter = new BudgetMeter();
    meter.start(Budget.time(Duration.ZERO));
    assertSame(Outcome.OUT_OF_TIME, meter.exhausted(0));
    meter.start(Budget.time(Duration.ofDays(1)));
    assertNull(meter.exhausted(0));
    meter.start(Budget.UNLIMITED);
    assertNull(meter.exhausted(Long.MAX_VALUE - 1));
  }

  @Test
  void whatIsLeftOfABudgetIsNeverNegative() {
    Budget budget = Budget.of(10, Duration.ofNanos(100));
    Budget rest = budget.rest(4, 30);
    assertEquals(6, rest.expansions());
    assertEquals(70, rest.nanos());
    assertEquals(0, budget.rest(11, 101).expansions());
    assertEquals(0, budget.rest(11, 101).nanos());
    assertSame(Budget.UNLIMITED, Budget.UNLIMITED.rest(4, 30));
    assertEquals(Long.MAX_VALUE, Budget.expansions(10).rest(4, 30).nanos());
  }

  @Test
  void whatIsLeftIsCancelledWithTheWhole() {
    Budget budget = Budget.expansions(10);
    Budget rest = budget.rest(4, 0);
    assertFalse(rest.isCancelled());
    budget.cancel();
    assertTrue(rest.isCancelled());
  }

  @Test
  void aMeterKnowsWhatIsLeft() {
    BudgetMeter meter = new BudgetMeter();
    meter.start(Budget.expansions(10));
    assertEquals(6, meter.rest(4).expansions());
    assertEquals(Long.MAX_VALUE, meter.rest(4).nanos());
    meter.start(Budget.time(Duration.ofDays(1)));
    long left = meter.rest(4).nanos();
    assertTrue(left > 0 && left <= Duration.ofDays(1).toNanos(), () -> "nanoseconds: " + left);
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
