package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.base.BudgetMeter;
import org.junit.jupiter.api.Test;

class EffortTest {

  @Test
  void searchesAreAddedUpByPhase() {
    SearchCounters counters = new SearchCounters(Effort.EXTRA_COUNTERS.size());
    Effort effort = new Effort(null, counters, new BudgetMeter());
    effort.begin(Budget.UNLIMITED);
    effort.record(10, 20, 1, 9, 30, 5, 40);
    effort.enter(Phase.MAIN);
    effort.record(13, 7, 1, 3, 10, 8, 6);
    effort.enter(Phase.REFINEMENT);
    effort.record(15, 2, 1, 2, 4, 3, 2);
    effort.record(16, 1, 0, 1, 2, 1, 1);
    effort.end(77);
    assertEquals(16, counters.expanded);
    assertEquals(30, counters.generated);
    assertEquals(3, counters.reopened);
    assertEquals(15, counters.touched);
    assertEquals(46, counters.heapOperations);
    assertEquals(8, counters.openPeak);
    long[] extras = new long[Effort.EXTRA_COUNTERS.size()];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = counters.extra(i);
    }
    assertArrayEquals(new long[] {10, 3, 3, 40, 6, 3, 77}, extras);
  }

  @Test
  void aSpentBudgetStopsThisSearchAndThoseToCome() {
    SearchCounters counters = new SearchCounters(Effort.EXTRA_COUNTERS.size());
    Effort effort = new Effort(null, counters, new BudgetMeter());
    effort.begin(Budget.expansions(5));
    assertFalse(effort.stops(0));
    assertFalse(effort.stops(4));
    assertTrue(effort.stops(5));
    assertEquals(Outcome.OUT_OF_EXPANSIONS, effort.stopped());
  }

  @Test
  void anotherQueryBeginsAfresh() {
    SearchCounters counters = new SearchCounters(Effort.EXTRA_COUNTERS.size());
    Effort effort = new Effort(null, counters, new BudgetMeter());
    effort.begin(Budget.expansions(0));
    effort.record(1, 1, 1, 1, 1, 1, 1);
    assertTrue(effort.stops(1));
    counters.clear();
    effort.begin(Budget.UNLIMITED);
    assertFalse(effort.stops(1_000_000));
    effort.end(0);
    assertEquals(0, counters.extra(Phase.INSERTION.expandedCounter()));
  }
}
