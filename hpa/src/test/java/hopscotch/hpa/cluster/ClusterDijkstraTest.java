package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Distances from one cell of a cluster to all others, against the oracle on the cluster alone. */
class ClusterDijkstraTest {
  private static final String SEED = "2005";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Provide
  Arbitrary<GridCase> uniformQueries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  /** The map with all cells blocked that lie outside the cluster of a cell. */
  private static GridMap alone(GridMap map, Clusters clusters, int cell) {
    GridMap.Builder builder = GridMap.builder(map.width(), map.height());
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        boolean isInside = clusters.of(map.cell(x, y)) == clusters.of(cell);
        builder.set(x, y, isInside ? map.terrain(map.cell(x, y)) : '@');
      }
    }
    return builder.build();
  }

  @Property(seed = SEED)
  void distancesAreThoseInsideTheCluster(
      @ForAll("uniformQueries") GridCase query, @ForAll @IntRange(min = 2, max = 17) int side) {
    GridMap map = query.map();
    Clusters clusters = Clusters.of(map, side);
    ClusterDijkstra search = new ClusterDijkstra(new ClusterWorkspace(query.graph(), clusters));
    GridMap alone = alone(map, clusters, query.start());
    long[][] expected =
        new Oracle(alone, query.movement(), query.graph().costs())
            .costsFrom(map.x(query.start()), map.y(query.start()));
    search.distancesFrom(query.start(), QueryMeter.unlimited());
    int cluster = clusters.of(query.start());
    for (int y = clusters.y(cluster); y < clusters.y(cluster) + clusters.height(cluster); y++) {
      for (int x = clusters.x(cluster); x < clusters.x(cluster) + clusters.width(cluster); x++) {
        assertEquals(expected[y][x], search.distance(map.cell(x, y)), query::toString);
      }
    }
  }

  @Property(seed = SEED)
  void itCountsWhatAnObserverSees(@ForAll("queries") GridCase query) {
    Seen seen = new Seen(query.start());
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(seen, counters, new BudgetMeter());
    queryMeter.begin(Budget.UNLIMITED);
    Clusters whole = Clusters.of(query.map(), Integer.MAX_VALUE);
    new ClusterDijkstra(new ClusterWorkspace(query.graph(), whole))
        .distancesFrom(query.start(), queryMeter);
    seen.assertCounted(counters);
    assertEquals(2 * counters.generated, counters.heapOperations, "all taken at the end");
    queryMeter.end(0);
    long openSum = counters.extra(Phase.INSERTION.openSumCounter());
    assertTrue(openSum >= 0 && openSum <= counters.openPeak * counters.expanded, "open, summed");
  }
}
