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

class QueryMeterTest {

  @Test
  void searchesAreAddedUpByPhase() {
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(null, counters, new BudgetMeter());
    queryMeter.begin(Budget.UNLIMITED);
    queryMeter.record(10, 20, 1, 9, 30, 5, 40);
    queryMeter.enter(Phase.MAIN);
    queryMeter.record(13, 7, 1, 3, 10, 8, 6);
    queryMeter.enter(Phase.REFINEMENT);
    queryMeter.record(15, 2, 1, 2, 4, 3, 2);
    queryMeter.record(16, 1, 0, 1, 2, 1, 1);
    queryMeter.end(77);
    assertEquals(16, counters.expanded);
    assertEquals(30, counters.generated);
    assertEquals(3, counters.reopened);
    assertEquals(15, counters.touched);
    assertEquals(46, counters.heapOperations);
    assertEquals(8, counters.openPeak);
    long[] extras = new long[QueryMeter.EXTRA_COUNTERS.size()];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = counters.extra(i);
    }
    assertArrayEquals(new long[] {10, 3, 3, 40, 6, 3, 77}, extras);
  }

  @Test
  void aSpentBudgetStopsThisSearchAndThoseToCome() {
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(null, counters, new BudgetMeter());
    queryMeter.begin(Budget.expansions(5));
    assertFalse(queryMeter.stops(0));
    assertFalse(queryMeter.stops(4));
    assertTrue(queryMeter.stops(5));
    assertEquals(Outcome.OUT_OF_EXPANSIONS, queryMeter.stopped());
  }

  @Test
  void anotherQueryBeginsAfresh() {
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(null, counters, new BudgetMeter());
    queryMeter.begin(Budget.expansions(0));
    queryMeter.record(1, 1, 1, 1, 1, 1, 1);
    assertTrue(queryMeter.stops(1));
    counters.clear();
    queryMeter.begin(Budget.UNLIMITED);
    assertFalse(queryMeter.stops(1_000_000));
    queryMeter.end(0);
    assertEquals(0, counters.extra(Phase.INSERTION.expandedCounter()));
  }
}
