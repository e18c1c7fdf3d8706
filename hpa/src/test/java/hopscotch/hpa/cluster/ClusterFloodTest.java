package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.testkit.GridCases;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Distances inside a cluster by two queues. */
class ClusterFloodTest {
  private static final String SEED = "2010";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void distancesAreThoseOfASearch(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 2, max = 33) int side) {
    GridMap map = query.map();
    Clusters clusters = Clusters.of(map, side);
    ClusterFlood flood = new ClusterFlood(query.graph(), clusters);
    ClusterDijkstra search = new ClusterDijkstra(new ClusterWorkspace(query.graph(), clusters));
    for (int from : new int[] {query.start(), query.goal(), query.start()}) {
      flood.distancesFrom(from, QueryMeter.unlimited());
      search.distancesFrom(from, QueryMeter.unlimited());
      int cluster = clusters.of(from);
      for (int y = clusters.y(cluster); y < clusters.y(cluster) + clusters.height(cluster); y++) {
        for (int x = clusters.x(cluster); x < clusters.x(cluster) + clusters.width(cluster); x++) {
          int cell = map.cell(x, y);
          assertEquals(search.distance(cell), flood.distance(cell), query::toString);
        }
      }
    }
  }

  @Property(seed = SEED)
  void everyCellIsExpandedOnceAndCountedAsSeen(@ForAll("queries") GridCase query) {
    long[] seen = {0, 1};
    long[] nearest = {0};
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int frontier, int cell, long g, long f) {
            assertTrue(g >= nearest[0], "in ascending order");
            nearest[0] = g;
            seen[0]++;
          }

          @Override
          public void generate(int frontier, int cell, int parent, long g, long f) {
            seen[1]++;
          }
        };
    SearchCounters counters = flood(query, observer, Budget.UNLIMITED);
    SearchCounters searched = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(null, searched, new BudgetMeter());
    queryMeter.begin(Budget.UNLIMITED);
    new ClusterDijkstra(new ClusterWorkspace(query.graph(), whole(query)))
        .distancesFrom(query.start(), queryMeter);
    assertEquals(searched.expanded, counters.expanded);
    assertEquals(searched.touched, counters.touched);
    assertEquals(seen[0], counters.expanded);
    assertEquals(seen[1], counters.generated);
    assertEquals(2 * counters.generated, counters.heapOperations, "all taken at the end");
    assertTrue(counters.openPeak >= 1 && counters.openPeak <= counters.generated, "open");
  }

  @Property(seed = SEED)
  void itStopsWithTheBudget(@ForAll("queries") GridCase query) {
    long needed = flood(query, null, Budget.UNLIMITED).expanded;
    assertEquals(needed - 1, flood(query, null, Budget.expansions(needed - 1)).expanded);
    assertEquals(needed, flood(query, null, Budget.expansions(needed)).expanded);
  }

  private static SearchCounters flood(GridCase query, SearchObserver observer, Budget budget) {
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(observer, counters, new BudgetMeter());
    queryMeter.begin(budget);
    new ClusterFlood(query.graph(), whole(query)).distancesFrom(query.start(), queryMeter);
    return counters;
  }

  private static Clusters whole(GridCase query) {
    int side = Math.max(2, Math.max(query.map().width(), query.map().height()));
    return Clusters.of(query.map(), side);
  }
}
