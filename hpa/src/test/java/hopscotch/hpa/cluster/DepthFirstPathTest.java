package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.testkit.GridCases;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Paths of known cost inside a cluster, against A*. */
class DepthFirstPathTest {
  private static final String SEED = "1985";
  private static final int MOST_EXPANSIONS = 192;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void aPathHasTheCostThatIsKnown(@ForAll("queries") GridCase query) {
    long distance = distance(query);
    Run run = run(query, distance, null, Budget.UNLIMITED);
    ClusterSearch cells = new ClusterSearch(query.graph(), whole(query));
    boolean isDetour = 4 * distance > 5 * cells.octileDistance(query.start(), query.goal());
    assertEquals(isDetour, run.counters.expanded == 0, query::toString);
    if (run.isFound) {
      PathCheck check = PathValidator.check(query.graph(), run.path, query.start(), query.goal());
      assertTrue(check.isValid(), check::problem);
      assertEquals(distance, check.cost());
    } else {
      assertEquals(1, run.path.size(), "nothing appended");
      assertTrue(isDetour || run.counters.expanded == MOST_EXPANSIONS, query::toString);
    }
  }

  @Property(seed = SEED)
  void itCountsWhatAnObserverSees(@ForAll("queries") GridCase query) {
    Set<Integer> touched = new HashSet<>(Set.of(query.start()));
    Set<Integer> closed = new HashSet<>();
    long[] seen = {0, 1, 0};
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void expand(int frontier, int cell, long g, long f) {
            seen[0]++;
            seen[2] += closed.add(cell) ? 0 : 1;
          }

          @Override
          public void generate(int frontier, int cell, int parent, long g, long f) {
            seen[1]++;
            touched.add(cell);
          }
        };
    SearchCounters counters = run(query, distance(query), observer, Budget.UNLIMITED).counters;
    Assume.that(counters.expanded > 0);
    assertEquals(seen[0], counters.expanded);
    assertEquals(seen[1], counters.generated);
    assertEquals(seen[2], counters.reopened);
    assertEquals(touched.size(), counters.touched);
    assertTrue(counters.heapOperations <= 2 * counters.generated, "put in and taken out once");
    assertTrue(counters.openPeak >= 1 && counters.openPeak <= counters.generated, "open");
  }

  @Property(seed = SEED)
  void itStopsWithTheBudget(@ForAll("queries") GridCase query) {
    long distance = distance(query);
    long needed = run(query, distance, null, Budget.UNLIMITED).counters.expanded;
    Assume.that(needed > 1);
    Run stopped = run(query, distance, null, Budget.expansions(needed - 1));
    assertFalse(stopped.isFound);
    assertEquals(Outcome.OUT_OF_EXPANSIONS, stopped.queryMeter.stopped());
    assertEquals(needed - 1, stopped.counters.expanded);
    assertEquals(1, stopped.path.size(), "nothing appended");
  }

  @Example
  void itExpandsLessThanAStarAmongScatteredObstacles() {
    Random random = new Random(4);
    boolean[][] free = new boolean[24][24];
    for (boolean[] row : free) {
      for (int x = 0; x < row.length; x++) {
        row[x] = random.nextInt(6) > 0;
      }
    }
    GridMap map = GridMap.of(free);
    long byAStar = expansionsAcross(map, false);
    long depthFirst = expansionsAcross(map, true);
    assertTrue(4 * depthFirst < 3 * byAStar, depthFirst + " for " + byAStar);
  }

  /** The expansions of all paths from the first column to the last. */
  private static long expansionsAcross(GridMap map, boolean depthFirst) {
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    ClusterSearch search = new ClusterSearch(graph, Clusters.of(map, map.width()), depthFirst);
    QueryMeter queryMeter = QueryMeter.unlimited();
    for (int pair = 0; pair < map.height() * map.height(); pair++) {
      int from = map.cell(0, pair % map.height());
      int to = map.cell(map.width() - 1, pair / map.height());
      if (graph.isFree(from) && graph.isFree(to)) {
        long distance = search.distanceBetween(from, to, QueryMeter.unlimited());
        if (distance != ClusterSearch.UNREACHED) {
          search.path(from, to, distance, new PathBuffer(), queryMeter);
        }
      }
    }
    return queryMeter.expanded();
  }

  /** One search, as it ended. */
  private static final class Run {
    final SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    final PathBuffer path = new PathBuffer();
    QueryMeter queryMeter;
    boolean isFound;
  }

  /** The distance of start and goal, which must differ and be connected. */
  private static long distance(GridCase query) {
    Assume.that(query.start() != query.goal());
    long distance =
        new ClusterSearch(query.graph(), whole(query))
            .distanceBetween(query.start(), query.goal(), QueryMeter.unlimited());
    Assume.that(distance != ClusterSearch.UNREACHED);
    return distance;
  }

  private static Run run(GridCase query, long distance, SearchObserver observer, Budget budget) {
    Run run = new Run();
    run.queryMeter = new QueryMeter(observer, run.counters, new BudgetMeter());
    run.queryMeter.begin(budget);
    run.path.add(query.start());
    run.isFound =
        new DepthFirstPath(query.graph(), whole(query))
            .append(query.start(), query.goal(), distance, run.path, run.queryMeter);
    return run;
  }

  private static Clusters whole(GridCase query) {
    int side = Math.max(2, Math.max(query.map().width(), query.map().height()));
    return Clusters.of(query.map(), side);
  }
}
