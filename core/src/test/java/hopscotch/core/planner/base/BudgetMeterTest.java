package hopscotch.core.planner.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class BudgetMeterTest {
  private final BudgetMeter meter = new BudgetMeter();

  /** A search that goes on after a stop has used what came before. */
  @Test
  void expansionsBeforeTheBudgetDoNotCount() {
    meter.start(Budget.expansions(5), 100);
    assertFalse(meter.stops(104));
    assertTrue(meter.stops(105));
    assertEquals(2, meter.remaining(103).expansions());
  }

  @Test
  void theClockIsReadOnceAnIntervalAfterWhatCameBefore() {
    Budget budget = Budget.expansions(10_000);
    meter.start(budget, 100);
    budget.cancel();
    assertFalse(meter.stops(100 + BudgetMeter.INTERVAL - 1));
    assertTrue(meter.stops(100 + BudgetMeter.INTERVAL));
  }

  @Test
  void aBudgetWithoutTimeStopsARepetitionOnlyAfterAnInterval() {
    meter.startRepeating(Budget.time(Duration.ZERO), 100);
    assertFalse(meter.stops(100 + BudgetMeter.INTERVAL - 1));
    assertTrue(meter.stops(100 + BudgetMeter.INTERVAL));
    assertSame(Outcome.OUT_OF_TIME, meter.stopped());
  }

  @Test
  void aRepetitionOfACancelledBudgetStopsAtOnce() {
    Budget budget = Budget.expansions(5);
    budget.cancel();
    meter.startRepeating(budget, 100);
    assertTrue(meter.stops(100));
  }

  @Test
  void stopsAtTheLastExpansionAllowed() {
    meter.start(Budget.expansions(5));
    assertFalse(meter.stops(0));
    assertFalse(meter.stops(4));
    assertTrue(meter.stops(5));
    assertSame(Outcome.OUT_OF_EXPANSIONS, meter.stopped());
    assertTrue(meter.stops(5), "what stopped stays stopped");
  }

  @Test
  void answersWhyItStoppedBeforeWhetherAPathIsKnown() {
    meter.start(Budget.expansions(1));
    assertSame(Outcome.FOUND, meter.outcome(true));
    assertSame(Outcome.NO_PATH, meter.outcome(false));
    assertTrue(meter.stops(1));
    assertSame(Outcome.OUT_OF_EXPANSIONS, meter.outcome(true));
    meter.start(Budget.UNLIMITED);
    assertSame(Outcome.FOUND, meter.outcome(true));
  }

  @Test
  void looksForACancellationOnceAnInterval() {
    Budget budget = Budget.expansions(3000);
    meter.start(budget);
    assertFalse(meter.stops(BudgetMeter.INTERVAL));
    budget.cancel();
    assertFalse(meter.stops(2L * BudgetMeter.INTERVAL - 1));
    assertTrue(meter.stops(2L * BudgetMeter.INTERVAL));
    assertSame(Outcome.CANCELLED, meter.stopped());
  }

  @Test
  void checksBeforeTheFirstExpansionWhatMayBeUsedUp() {
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
    meter.start(Budget.expansions(2));
    meter.require(1, "the table");
    BudgetExhaustedException e =
        assertThrows(BudgetExhaustedException.class, () -> meter.require(2, "the table"));
    assertSame(Outcome.OUT_OF_EXPANSIONS, e.outcome());
    assertTrue(e.getMessage().startsWith("the table"), e.getMessage());
  }

  @Test
  void seesCancellation() {
    Budget budget = Budget.time(Duration.ofDays(1));
    meter.start(budget);
    assertNull(meter.exhausted(3));
    budget.cancel();
    assertSame(Outcome.CANCELLED, meter.exhausted(3));
  }

  @Test
  void seesThatTimeIsUp() {
    meter.start(Budget.time(Duration.ZERO));
    assertSame(Outcome.OUT_OF_TIME, meter.exhausted(0));
    meter.start(Budget.time(Duration.ofDays(1)));
    assertNull(meter.exhausted(0));
    meter.start(Budget.UNLIMITED);
    assertNull(meter.exhausted(Long.MAX_VALUE - 1));
  }

  @Test
  void knowsWhatIsLeft() {
    meter.start(Budget.expansions(10));
    assertEquals(6, meter.remaining(4).expansions());
    assertEquals(Long.MAX_VALUE, meter.remaining(4).nanos());
    meter.start(Budget.time(Duration.ofDays(1)));
    long left = meter.remaining(4).nanos();
    assertTrue(left > 0 && left <= Duration.ofDays(1).toNanos(), () -> "nanoseconds: " + left);
  }
}
