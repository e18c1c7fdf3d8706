package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.base.BudgetMeter;
import java.time.Duration;
import java.util.List;
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
    meter.start(Budget.expansions(5));
    assertFalse(meter.stops(0));
    assertFalse(meter.stops(4));
    assertTrue(meter.stops(5));
    assertSame(Outcome.OUT_OF_EXPANSIONS, meter.stopped());
    assertTrue(meter.stops(5), "what stopped stays stopped");
  }

  @Test
  void aMeterAnswersWhyItStoppedBeforeWhetherAPathIsKnown() {
    BudgetMeter meter = new BudgetMeter();
    meter.start(Budget.expansions(1));
    assertSame(Outcome.FOUND, meter.outcome(true));
    assertSame(Outcome.NO_PATH, meter.outcome(false));
    assertTrue(meter.stops(1));
    assertSame(Outcome.OUT_OF_EXPANSIONS, meter.outcome(true));
    meter.start(Budget.UNLIMITED);
    assertSame(Outcome.FOUND, meter.outcome(true));
  }

  @Test
  void aMeterLooksForACancellationOnceAnInterval() {
    Budget budget = Budget.expansions(3000);
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    assertFalse(meter.stops(BudgetMeter.INTERVAL));
    budget.cancel();
    assertFalse(meter.stops(2L * BudgetMeter.INTERVAL - 1));
    assertTrue(meter.stops(2L * BudgetMeter.INTERVAL));
    assertSame(Outcome.CANCELLED, meter.stopped());
  }

  @Test
  void aMeterChecksBeforeTheFirstExpansionWhatMayBeUsedUp() {
    BudgetMeter meter = new BudgetMeter();
    Budget cancelled = Budget.expansions(5);
    cancelled.cancel();
    for (Budget budget : List.of(Budget.expansions(0), Budget.time(Duration.ZERO), cancelled)) {
      meter.start(budget);
      assertTrue(meter.stops(0));
    }
    meter.start(Budget.UNLIMITED);
    assertFalse(meter.stops(0));
  }

  @Test
  void aPreparationWithoutBudgetEndsWithItsName() {
    BudgetMeter meter = new BudgetMeter();
    meter.start(Budget.expansions(2));
    meter.require(1, "the table");
    BudgetExhaustedException e =
        assertThrows(BudgetExhaustedException.class, () -> meter.require(2, "the table"));
    assertSame(Outcome.OUT_OF_EXPANSIONS, e.outcome());
    assertTrue(e.getMessage().startsWith("the table"), e.getMessage());
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
