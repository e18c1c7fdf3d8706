package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Distances between two cells of a cluster, against the oracle. */
class ClusterAStarTest {
  private static final String SEED = "2005";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void theDistanceBetweenTwoCellsIsTheOracles(@ForAll("queries") GridCase query) {
    assertEquals(Oracle.cost(query), distance(query, QueryMeter.unlimited()));
  }

  @Example
  void aGoalMayBeReachedForAUnitLessMoreThanOnce() {
    GridCase query = GridCase.of("8 one-free 2/3 .=2,S=7,G=5", 2, 0, 0, 0, "S@S", "...", "..S");
    assertEquals(Oracle.cost(query), distance(query, QueryMeter.unlimited()));
  }

  @Property(seed = SEED)
  void itCountsWhatAnObserverSees(@ForAll("queries") GridCase query) {
    Assume.that(query.start() != query.goal());
    Seen seen = new Seen(query.start());
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(seen, counters, new BudgetMeter());
    queryMeter.begin(Budget.UNLIMITED);
    distance(query, queryMeter);
    seen.assertCounted(counters);
    queryMeter.end(0);
    long openSum = counters.extra(Phase.INSERTION.openSumCounter());
    assertTrue(openSum >= 0 && openSum <= counters.openPeak * counters.expanded, "open, summed");
  }

  private static long distance(GridCase query, QueryMeter queryMeter) {
    Clusters whole = Clusters.of(query.map(), Integer.MAX_VALUE);
    return new ClusterAStar(new ClusterWorkspace(query.graph(), whole))
        .distance(query.start(), query.goal(), queryMeter);
  }
}
