package hopscotch.hpa.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.Heuristic;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterDijkstra;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Searches between two nodes of a level: what they find, show an observer, and count. */
class LevelSearchTest {
  private static final String SEED = "2011";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  private static AbstractGraph build(GridCase query, int side, Crossing crossing) {
    Crossings crossings = new Crossings(crossing, 6, true);
    return AbstractGraph.build(query.graph(), side, 1, crossings, 1, Budget.UNLIMITED);
  }

  /** With every crossing a transition the level loses no path. */
  @Property(seed = SEED)
  void aGroupSearchFindsDistancesInsideTheGroup(
      @ForAll("queries") GridCase query, @ForAll @IntRange(min = 4, max = 9) int side) {
    Level level = build(query, side, Crossing.ALL).level(1);
    GroupSearch search = new GroupSearch(new LevelWorkspace(level));
    ClusterDijkstra cells =
        new ClusterDijkstra(new ClusterWorkspace(query.graph(), level.clusters().grouped()));
    LevelEnd start = new LevelEnd(level);
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      if (level.nodeCount(cluster) > 0) {
        start.placeOnNode(level.cell(cluster, 0));
        search.distancesFrom(start, QueryMeter.unlimited());
        cells.distancesFrom(level.cell(cluster, 0), QueryMeter.unlimited());
        int group = level.clusters().groupOf(cluster);
        for (int other = 0; other < level.clusters().count(); other++) {
          boolean isInside = level.clusters().groupOf(other) == group;
          for (int i = 0; i < level.nodeCount(other); i++) {
            long expected = isInside ? cells.distance(level.cell(other, i)) : LevelSearch.NO_PATH;
            assertEquals(expected, search.distance(other, i), query::toString);
          }
        }
      }
    }
  }

  @Property(seed = SEED)
  void anObserverSeesWhatIsCounted(
      @ForAll("queries") GridCase query,
      @ForAll @IntRange(min = 4, max = 9) int side,
      @ForAll long seed) {
    Level level = build(query, side, Crossing.ENDS).level(1);
    if (level.nodeCount() == 0) {
      return;
    }
    LevelSearch search = new LevelSearch(new LevelWorkspace(level), null);
    Random random = new Random(seed);
    for (int i = 0; i < 10; i++) {
      new Watch(level, search).find(anyNode(level, random), anyNode(level, random));
    }
  }

  private static int anyNode(Level level, Random random) {
    while (true) {
      int cluster = random.nextInt(level.clusters().count());
      if (level.nodeCount(cluster) > 0) {
        return cluster << level.slotBits() | random.nextInt(level.nodeCount(cluster));
      }
    }
  }

  /**
   * Watches one search between two nodes, each known by its cell. On the open list are those by
   * which a cluster is entered.
   */
  private static final class Watch implements SearchObserver {
    private final Level level;
    private final LevelSearch search;
    private final SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    private final Map<Integer, Long> g = new HashMap<>();
    private final Set<Integer> closed = new HashSet<>();
    private int goal;
    private long expanded;
    private long reopened;
    private long opened;

    Watch(Level level, LevelSearch search) {
      this.level = level;
      this.search = search;
    }

    void find(int from, int to) {
      LevelEnd start = endAt(from);
      LevelEnd goal = endAt(to);
      this.goal = goal.cell();
      g.put(start.cell(), 0L);
      BudgetMeter meter = new BudgetMeter();
      QueryMeter queryMeter = new QueryMeter(this, counters, meter);
      queryMeter.begin(Budget.UNLIMITED);
      queryMeter.enter(Phase.MAIN);
      boolean isOneCluster = start.cluster() == goal.cluster();
      long direct =
          isOneCluster ? start.distances()[to & level.mostNodes() - 1] : LevelSearch.NO_PATH;
      long cost = search.find(start, goal, direct, queryMeter);
      queryMeter.end(cost);
      assertEquals(g.getOrDefault(this.goal, LevelSearch.NO_PATH), cost, "the goal's g");
      check();
    }

    private LevelEnd endAt(int node) {
      LevelEnd end = new LevelEnd(level);
      end.placeOnNode(level.cell(node >>> level.slotBits(), node & level.mostNodes() - 1));
      return end;
    }

    private void check() {
      assertEquals(expanded, counters.expanded, "expanded");
      assertEquals(reopened, counters.reopened, "reopened");
      assertTrue(counters.touched >= g.size() - 1, "what was generated, but for the start");
      assertTrue(counters.touched <= counters.generated, "touched when first generated");
      assertTrue(counters.generated >= opened, "generated");
      assertTrue(counters.heapOperations <= 2 * opened, "no more taken than put in");
      assertTrue(counters.heapOperations >= opened + expanded, "taken before it is expanded");
      long openSum = counters.extra(Phase.MAIN.openSumCounter());
      assertTrue(openSum >= 0 && openSum <= expanded * counters.openPeak, "open list sizes");
    }

    @Override
    public void generate(int side, int cell, int parent, long newG, long f) {
      assertTrue(newG < g.getOrDefault(cell, LevelSearch.NO_PATH), "a shorter way");
      assertEquals(newG + estimate(cell), f, "f");
      g.put(cell, newG);
      if (level.clusters().of(cell) != level.clusters().of(parent)) {
        opened++;
      }
    }

    @Override
    public void expand(int side, int cell, long atG, long f) {
      assertEquals(g.get(cell), atG, "g as generated");
      assertEquals(atG + estimate(cell), f, "f");
      expanded++;
      reopened += closed.add(cell) ? 0 : 1;
    }

    private long estimate(int cell) {
      GridGraph graph = level.graph();
      int dx = Math.abs(graph.map().x(cell) - graph.map().x(goal));
      int dy = Math.abs(graph.map().y(cell) - graph.map().y(goal));
      return Heuristic.AUTO.perMax(graph) * Math.max(dx, dy)
          + Heuristic.AUTO.perMin(graph) * Math.min(dx, dy);
    }
  }
}
