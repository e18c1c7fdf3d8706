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
import java.util.Random;
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
    long octile = new OneTurnPaths(query.graph()).length(query.start(), query.goal());
    boolean isDetour = 4 * distance > 5 * octile;
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
    Seen seen = new Seen(query.start());
    SearchCounters counters = run(query, distance(query), seen, Budget.UNLIMITED).counters;
    Assume.that(counters.expanded > 0);
    seen.assertCounted(counters);
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
    Clusters whole = Clusters.of(map, map.width());
    ClusterAStar search = new ClusterAStar(new ClusterWorkspace(graph, whole));
    ClusterPaths paths = new ClusterPaths(new ClusterWorkspace(graph, whole), depthFirst);
    QueryMeter queryMeter = QueryMeter.unlimited();
    for (int pair = 0; pair < map.height() * map.height(); pair++) {
      int from = map.cell(0, pair % map.height());
      int to = map.cell(map.width() - 1, pair / map.height());
      if (graph.isFree(from) && graph.isFree(to)) {
        long distance = search.distance(from, to, QueryMeter.unlimited());
        if (distance != ClusterDistances.UNREACHED) {
          paths.append(from, to, distance, new PathBuffer(), queryMeter);
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
        new ClusterAStar(new ClusterWorkspace(query.graph(), whole(query)))
            .distance(query.start(), query.goal(), QueryMeter.unlimited());
    Assume.that(distance != ClusterDistances.UNREACHED);
    return distance;
  }

  private static Run run(GridCase query, long distance, SearchObserver observer, Budget budget) {
    Run run = new Run();
    run.queryMeter = new QueryMeter(observer, run.counters, new BudgetMeter());
    run.queryMeter.begin(budget);
    run.path.add(query.start());
    run.isFound =
        new DepthFirstPath(new ClusterWorkspace(query.graph(), whole(query)))
            .append(query.start(), query.goal(), distance, run.path, run.queryMeter);
    return run;
  }

  private static Clusters whole(GridCase query) {
    int side = Math.max(2, Math.max(query.map().width(), query.map().height()));
    return Clusters.of(query.map(), side);
  }
}
