package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Searches inside one cluster, against the oracle on the cluster alone. */
class ClusterSearchTest {
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

  private static long[][] oracle(GridCase query, GridMap map) {
    return new Oracle(map, query.movement(), query.graph().costs())
        .costsFrom(map.x(query.start()), map.y(query.start()));
  }

  @Property(seed = SEED)
  void distancesAreThoseInsideTheCluster(
      @ForAll("uniformQueries") GridCase query, @ForAll @IntRange(min = 2, max = 17) int side) {
    GridMap map = query.map();
    Clusters clusters = Clusters.of(map, side);
    ClusterSearch search = new ClusterSearch(query.graph(), clusters);
    long[][] expected = oracle(query, alone(map, clusters, query.start()));
    search.distancesFrom(query.start(), QueryMeter.unlimited());
    int cluster = clusters.of(query.start());
    for (int y = clusters.y(cluster); y < clusters.y(cluster) + clusters.height(cluster); y++) {
      for (int x = clusters.x(cluster); x < clusters.x(cluster) + clusters.width(cluster); x++) {
        assertEquals(expected[y][x], search.distance(map.cell(x, y)), query::toString);
      }
    }
  }

  @Property(seed = SEED)
  void theDistanceBetweenTwoCellsIsTheOracles(@ForAll("queries") GridCase query) {
    ClusterSearch search = whole(query);
    long expected =
        oracle(query, query.map())[query.map().y(query.goal())][query.map().x(query.goal())];
    assertEquals(
        expected, search.distanceBetween(query.start(), query.goal(), QueryMeter.unlimited()));
  }

  @Property(seed = SEED)
  void aPathGoesOnAtItsDistance(@ForAll("queries") GridCase query) {
    ClusterSearch search = whole(query);
    long distance = search.distanceBetween(query.start(), query.goal(), QueryMeter.unlimited());
    if (distance == ClusterSearch.UNREACHED) {
      return;
    }
    PathBuffer path = new PathBuffer();
    path.add(query.start());
    search.path(query.start(), query.goal(), distance, path, QueryMeter.unlimited());
    PathCheck check = PathValidator.check(query.graph(), path, query.start(), query.goal());
    assertTrue(check.isValid(), check::problem);
    assertEquals(distance, check.cost());
  }

  @Example
  void aGoalMayBeReachedForAUnitLessMoreThanOnce() {
    GridCase query = GridCase.of("8 one-free 2/3 .=2,S=7,G=5", 2, 0, 0, 0, "S@S", "...", "..S");
    long distance =
        whole(query).distanceBetween(query.start(), query.goal(), QueryMeter.unlimited());
    assertEquals(Oracle.cost(query), distance);
  }

  @Example
  void aPathWithOneTurnNeedsNoSearch() {
    for (String movement : new String[] {"4", "8 never", "8 always 1/2"}) {
      GridCase open =
          GridCase.of(movement, 2, 2, 0, 0, ".....", ".....", ".....", ".....", ".....");
      for (int y = 0; y < 5; y++) {
        for (int x = 0; x < 5; x++) {
          int to = open.map().cell(x, y);
          assertEquals(0, expansionsForPath(open, open.start(), to), movement + x + "," + y);
        }
      }
    }
  }

  @Example
  void aPathBesideAnObstacleTakesTheOtherTurn() {
    for (String movement : new String[] {"4", "8 never"}) {
      GridCase first = GridCase.of(movement, 0, 0, 3, 2, "....", "@...", "@@..");
      assertEquals(0, expansionsForPath(first, first.start(), first.goal()), movement);
      GridCase last = GridCase.of(movement, 3, 2, 0, 0, "....", "@...", "@@..");
      assertEquals(0, expansionsForPath(last, last.start(), last.goal()), movement);
    }
  }

  @Example
  void aPathWithTwoTurnsIsSearched() {
    GridCase query = GridCase.of("4", 0, 0, 3, 2, "..@.", "....", ".@..");
    assertTrue(expansionsForPath(query, query.start(), query.goal()) > 0);
  }

  /** Also checks the path. */
  private static long expansionsForPath(GridCase query, int from, int to) {
    ClusterSearch search = whole(query);
    long distance = search.distanceBetween(from, to, QueryMeter.unlimited());
    PathBuffer path = new PathBuffer();
    path.add(from);
    QueryMeter queryMeter = QueryMeter.unlimited();
    search.path(from, to, distance, path, queryMeter);
    PathCheck check = PathValidator.check(query.graph(), path, from, to);
    assertTrue(check.isValid(), check::problem);
    assertEquals(distance, check.cost());
    return queryMeter.expanded();
  }

  @Property(seed = SEED)
  void itCountsWhatAnObserverSees(@ForAll("queries") GridCase query, @ForAll boolean toAll) {
    Seen seen = new Seen();
    seen.touched.add(query.start());
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(seen, counters, new BudgetMeter());
    queryMeter.begin(Budget.UNLIMITED);
    if (toAll) {
      whole(query).distancesFrom(query.start(), queryMeter);
    } else if (query.start() != query.goal()) {
      whole(query).distanceBetween(query.start(), query.goal(), queryMeter);
    } else {
      return;
    }
    assertEquals(seen.expanded, counters.expanded, "expanded");
    assertEquals(seen.generated, counters.generated, "generated");
    assertEquals(seen.reopened, counters.reopened, "reopened");
    assertEquals(seen.touched.size(), counters.touched, "touched");
    assertTrue(counters.heapOperations <= 2 * counters.generated, "put in and taken out once");
    if (toAll) {
      assertEquals(2 * counters.generated, counters.heapOperations, "all taken at the end");
    }
    assertTrue(counters.openPeak >= 1 && counters.openPeak <= counters.generated, "open");
    queryMeter.end(0);
    assertTrue(counters.extra(3) <= counters.openPeak * counters.expanded, "open, summed");
    assertTrue(counters.extra(3) >= 0, "open, summed");
  }

  private static ClusterSearch whole(GridCase query) {
    int side = Math.max(2, Math.max(query.map().width(), query.map().height()));
    return new ClusterSearch(query.graph(), Clusters.of(query.map(), side));
  }

  private static final class Seen implements SearchObserver {
    final Set<Integer> touched = new HashSet<>();
    final Set<Integer> closed = new HashSet<>();
    long expanded;
    long generated = 1;
    long reopened;

    @Override
    public void generate(int side, int cell, int parent, long g, long f) {
      generated++;
      touched.add(cell);
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      expanded++;
      reopened += closed.add(cell) ? 0 : 1;
    }
  }
}
