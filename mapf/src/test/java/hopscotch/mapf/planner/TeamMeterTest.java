package hopscotch.mapf.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Why a planner of teams stops, and what is left for another. */
class TeamMeterTest {
  private final TeamMeter meter = new TeamMeter();

  @Test
  void nothingStopsWithoutLimits() {
    meter.start(TeamBudget.UNLIMITED);
    assertNull(meter.exhausted(1L << 60, Long.MAX_VALUE));
    assertSame(TeamBudget.UNLIMITED, meter.budget());
    assertTrue(meter.elapsedNanos() >= 0 && meter.elapsedNanos() < 60_000_000_000L);
  }

  @Test
  void expansionsStop() {
    meter.start(TeamBudget.of(Budget.expansions(5)));
    assertNull(meter.exhausted(4, 0));
    assertEquals(TeamOutcome.OUT_OF_EXPANSIONS, meter.exhausted(5, 0));
  }

  @Test
  void timeStops() {
    meter.start(TeamBudget.of(Budget.time(Duration.ZERO)));
    assertEquals(TeamOutcome.OUT_OF_TIME, meter.exhausted(0, 0));
  }

  @Test
  void memoryStops() {
    meter.start(TeamBudget.UNLIMITED.withBytes(100));
    assertNull(meter.exhausted(0, 100));
    assertEquals(TeamOutcome.OUT_OF_MEMORY, meter.exhausted(0, 101));
  }

  @Test
  void whatIsLeftGoesOn() {
    TeamBudget budget =
        TeamBudget.of(Budget.expansions(5)).withBytes(70).withStop(TeamBudget.Stop.FIRST_PLAN);
    meter.start(budget);
    TeamBudget rest = meter.remaining(2);
    assertEquals(3, rest.limits().expansions());
    assertEquals(70, rest.bytes());
    assertEquals(TeamBudget.Stop.FIRST_PLAN, rest.stop());
  }

  @Test
  void negativeMemoryIsRefused() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> TeamBudget.UNLIMITED.withBytes(-1))
            .getMessage();
    assertTrue(message.contains("-1 bytes"), message);
    assertEquals(0, TeamBudget.UNLIMITED.withBytes(0).bytes());
  }

  @Test
  void outcomesOfTeamsAreThoseOfBudgets() {
    assertEquals(TeamOutcome.SOLVED, TeamOutcome.of(Outcome.FOUND));
    assertEquals(TeamOutcome.NO_PLAN, TeamOutcome.of(Outcome.NO_PATH));
    for (TeamOutcome outcome : TeamOutcome.values()) {
      boolean isOver = outcome == TeamOutcome.SOLVED || outcome == TeamOutcome.NO_PLAN;
      assertEquals(!isOver, outcome.isInterrupted());
    }
    assertEquals(TeamOutcome.CANCELLED, TeamOutcome.of(Outcome.CANCELLED));
    assertFalse(TeamOutcome.SOLVED.isInterrupted());
  }
}
