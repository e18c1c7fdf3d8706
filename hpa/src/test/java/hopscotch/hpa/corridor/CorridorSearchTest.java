package hopscotch.hpa.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What searches in corridors show an observer, what they count, and where they begin. */
class CorridorSearchTest {

  private static GridCase[] queries(MapShape shape, String movement, String letters) {
    GridMap map = shape.map(50, 40, letters, new Random(7));
    return new GridCase(map, Movement.parse(movement), 0, 0).others(60);
  }

  @ParameterizedTest
  @CsvSource({
    "pra, CAVE, 8, .",
    "pra, ROOMS, 4, .",
    "pra, NOISE, 8 never sqrt2 .=1;S=3;W=7, .SW",
    "sectors(sector=5), CAVE, 8, .",
    "sectors(sector=5), NOISE, 8 never sqrt2 .=1;S=3;W=7, .SW"
  })
  void anObserverSeesWhatIsCounted(String spec, MapShape shape, String movement, String letters) {
    GridCase[] queries = queries(shape, movement.replace(';', ','), letters);
    Watch seen = new Watch(queries[0].graph());
    PathSearch search = Planners.prepare(spec, queries[0].graph()).newSearch(seen);
    for (GridCase query : queries) {
      PathBuffer path = new PathBuffer();
      if (search.find(query.start(), query.goal(), path) == Outcome.FOUND && path.size() > 1) {
        seen.check(search.counters());
        long cost = Path.of(query.graph(), path).cost();
        assertEquals(cost, seen.g.get(query.goal()), "the goal's g");
      }
    }
  }

  @Test
  void theCorridorKeepsTheSearchFromTheRestOfTheMap() {
    GridCase[] queries = queries(MapShape.CAVE, "8", ".");
    assertTrue(3 * expanded("sectors(sector=8)", queries) < 2 * expanded("astar", queries));
  }

  private static long expanded(String spec, GridCase[] queries) {
    PathSearch search = Planners.prepare(spec, queries[0].graph()).newSearch();
    long expanded = 0;
    for (GridCase query : queries) {
      search.find(query.start(), query.goal(), new PathBuffer());
      expanded += search.counters().expanded;
    }
    return expanded;
  }

  @Test
  void praBeginsHalfWayUpToWhereBothEndsAreInOneRegion() {
    GridCase[] queries = queries(MapShape.CAVE, "8", ".");
    GridGraph graph = queries[0].graph();
    RegionLevels regionLevels = RegionLevels.ofCliques(graph);
    Watch seen = new Watch(graph);
    PathSearch search = Planners.prepare("pra", graph).newSearch(seen);
    Set<Integer> levels = new HashSet<>();
    for (GridCase query : queries) {
      boolean isFound = search.find(query.start(), query.goal(), new PathBuffer()) == Outcome.FOUND;
      if (isFound && query.start() != query.goal()) {
        int level = 1;
        int a = regionLevels.regionOfCell()[query.start()];
        int b = regionLevels.regionOfCell()[query.goal()];
        while (a != b) {
          a = regionLevels.parents(level)[a];
          b = regionLevels.parents(level)[b];
          level++;
        }
        assertEquals((level + 1) / 2, seen.firstLevel, query::toString);
        levels.add(seen.firstLevel);
      }
    }
    assertTrue(levels.size() > 1, levels::toString);
  }

  @Test
  void theIndexHoldsEveryLevel() {
    GridGraph graph = GridGraph.of(GridMap.parse("........"), Movement.OCTILE);
    RegionLevels regionLevels = RegionLevels.ofCliques(graph);
    int edges = 24; // the array of one or two neighbours
    int fourInARow = 4 * (4 + 4) + 4 * edges;
    int two = 4 * (2 + 2) + 2 * edges;
    int one = 4 * (1 + 1);
    int parents = 4 * (4 + 2);
    assertEquals(3, regionLevels.levels());
    int cells = graph.map().cellCount();
    assertEquals(4L * cells + fourInARow + two + one + parents, regionLevels.bytes());
    int component = 4;
    assertEquals(regionLevels.bytes() + component, Planners.prepare("pra", graph).indexBytes());
  }

  /** Follows each part of a query by itself: g, f, and how often a cell is reached and expanded. */
  private static final class Watch implements SearchObserver {
    private final GridGraph graph;
    private final Map<Integer, Long> g = new HashMap<>();
    private final Set<Integer> closed = new HashSet<>();
    private final long[] expanded = new long[2];
    private long generated;
    private long reopened;
    private long touched;
    private int parts;
    private int firstLevel;
    private int phase;
    private int to;

    Watch(GridGraph graph) {
      this.graph = graph;
    }

    void check(SearchCounters counters) {
      assertEquals(expanded[0] + expanded[1], counters.expanded, "expanded");
      assertEquals(generated + parts, counters.generated, "generated");
      assertEquals(reopened, counters.reopened, "reopened");
      assertEquals(touched, counters.touched, "touched");
      assertEquals(expanded[0], counters.extra(Phase.MAIN.expandedCounter()), "main");
      assertEquals(expanded[1], counters.extra(Phase.REFINEMENT.expandedCounter()), "refinement");
      assertEquals(0, counters.extra(QueryMeter.ABSTRACT_COST));
      assertTrue(counters.heapOperations >= counters.expanded + generated, "heap operations");
      assertTrue(counters.heapOperations <= 2 * counters.generated, "no more taken than put in");
      checkOpenSum(counters, Phase.MAIN);
      checkOpenSum(counters, Phase.REFINEMENT);
    }

    private static void checkOpenSum(SearchCounters counters, Phase phase) {
      long sum = counters.extra(phase.openSumCounter());
      long most = counters.extra(phase.expandedCounter()) * counters.openPeak;
      assertTrue(sum >= 0 && sum <= most, phase + " open list sizes");
    }

    @Override
    public void begin(int start, int goal) {
      expanded[0] = 0;
      expanded[1] = 0;
      generated = 0;
      reopened = 0;
      touched = 0;
      parts = 0;
    }

    @Override
    public void enter(SearchPart part, int level, int from, int target) {
      firstLevel = parts == 0 ? level : firstLevel;
      parts++;
      phase = part == SearchPart.SEARCH ? 0 : 1;
      to = target;
      g.clear();
      closed.clear();
      g.put(from, 0L);
      touched++;
    }

    @Override
    public void generate(int side, int cell, int parent, long newG, long f) {
      Long old = g.put(cell, newG);
      assertTrue(old == null || newG < old, "a shorter way");
      assertEquals(newG + estimate(cell), f, "f");
      touched += old == null ? 1 : 0;
      generated++;
    }

    @Override
    public void expand(int side, int cell, long atG, long f) {
      assertEquals(g.get(cell), atG, "g as generated");
      assertEquals(atG + estimate(cell), f, "f");
      reopened += closed.add(cell) ? 0 : 1;
      expanded[phase]++;
    }

    private long estimate(int cell) {
      int dx = Math.abs(graph.map().x(cell) - graph.map().x(to));
      int dy = Math.abs(graph.map().y(cell) - graph.map().y(to));
      return Heuristic.AUTO.perMax(graph) * Math.max(dx, dy)
          + Heuristic.AUTO.perMin(graph) * Math.min(dx, dy);
    }
  }
}
