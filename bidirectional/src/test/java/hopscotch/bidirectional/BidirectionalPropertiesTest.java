package hopscotch.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What all planners of this module have in common, on {@value #QUERIES} queries of every generated
 * map. A property runs on 100 maps, which makes 3,000 queries. In the long profile it runs on
 * 10,000 maps, which makes 300,000.
 */
class BidirectionalPropertiesTest {
  private static final String SEED = "4";
  private static final int QUERIES = 30;

  /** Every id of the module, and each direction rule where there is one. */
  private static final String[] SPECS = {
    "bidijkstra",
    "bidijkstra(direction=alternate)",
    "biastar",
    "biastar(direction=smaller-f)",
    "bsstar",
    "bsstar(direction=alternate,ties=low-g)",
    "nba",
    "nba(direction=cardinality)",
    "baestar(prune=false)",
    "baestar",
    "baestar(direction=smaller-f)",
    "mm",
    "mm(heuristic=zero)",
    "nbs",
    "dvcbs"
  };

  @Provide
  Arbitrary<GridCase> maps() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Provide
  Arbitrary<GridCase> dividedMaps() {
    return maps().filter(map -> map.graph().components().count() > 1);
  }

  @Property(seed = SEED)
  void costIsOptimalEitherWay(@ForAll("maps") GridCase map) {
    GridGraph graph = map.graph();
    GridCase[] queries = map.others(QUERIES);
    long[] optima = new long[queries.length];
    for (int i = 0; i < queries.length; i++) {
      optima[i] = Oracle.cost(queries[i]);
    }
    for (String spec : SPECS) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      for (int i = 0; i < queries.length; i++) {
        checkCost(spec, graph, search, queries[i], optima[i]);
        checkCost(spec, graph, search, queries[i].swapped(), optima[i]);
      }
    }
  }

  private static void checkCost(
      String spec, GridGraph graph, PathSearch search, GridCase query, long optimum) {
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(query.start(), query.goal(), path);
    if (optimum == Oracle.UNREACHABLE) {
      assertEquals(Outcome.NO_PATH, outcome, () -> spec + query);
      return;
    }
    PathCheck check = PathValidator.check(graph, path, query.start(), query.goal());
    assertTrue(check.isValid(), () -> spec + query + check.problem());
    assertEquals(optimum, check.cost(), () -> spec + query);
    if (query.start() != query.goal()) {
      checkCounters(search.counters(), path, () -> spec + query);
    }
  }

  private static void checkCounters(
      SearchCounters counters, PathBuffer path, Supplier<String> what) {
    long forward = counters.extra(0);
    long backward = counters.extra(1);
    long necessary = counters.extra(2);
    long meetingCell = counters.extra(3);
    long updates = counters.extra(4);
    long afterMu = counters.extra(5);
    assertEquals(counters.expanded, forward + backward, what);
    assertTrue(necessary <= counters.expanded, what);
    assertTrue(updates >= 1, what);
    assertTrue(afterMu >= 0 && afterMu < counters.expanded, what);
    boolean isOnPath = false;
    for (int i = 0; i < path.size(); i++) {
      isOnPath |= path.cell(i) == meetingCell;
    }
    assertTrue(isOnPath, what);
  }

  /** In turn, neither side gets more than one ahead, so the smaller component bounds both. */
  @Property(seed = SEED)
  void unreachableGoalsEndWithTheSmallerComponent(@ForAll("dividedMaps") GridCase map) {
    GridGraph graph = map.graph();
    int[] sizes = componentSizes(graph);
    String[] inTurn = {
      "bidijkstra(direction=alternate,components=false)",
      "biastar(direction=alternate,components=false)",
      "bsstar(direction=alternate,components=false)",
      "nba(direction=alternate,components=false)",
      "baestar(direction=alternate,components=false)",
      "baestar(prune=false,direction=alternate,components=false)",
    };
    for (String spec : inTurn) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      for (GridCase query : map.others(QUERIES)) {
        SearchCounters counters = disconnected(graph, search, query);
        if (counters != null) {
          int smaller =
              Math.min(sizeOf(graph, sizes, query.start()), sizeOf(graph, sizes, query.goal()));
          assertTrue(
              counters.expanded <= 2 * (smaller + counters.reopened) + 1, () -> spec + query);
        }
      }
    }
    String[] byBound = {
      "mm(components=false)",
      "mm(heuristic=zero,components=false)",
      "nbs(components=false)",
      "dvcbs(components=false)",
    };
    for (String spec : byBound) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      for (GridCase query : map.others(QUERIES)) {
        SearchCounters counters = disconnected(graph, search, query);
        if (counters != null) {
          assertTrue(
              counters.extra(0) >= sizeOf(graph, sizes, query.start())
                  || counters.extra(1) >= sizeOf(graph, sizes, query.goal()),
              () -> spec + query);
        }
      }
    }
  }

  private static int[] componentSizes(GridGraph graph) {
    int[] sizes = new int[graph.components().count() + 1];
    for (int cell = 0; cell < graph.map().cellCount(); cell++) {
      sizes[graph.components().label(cell)]++;
    }
    return sizes;
  }

  private static int sizeOf(GridGraph graph, int[] sizes, int cell) {
    return sizes[graph.components().label(cell)];
  }

  /** The counters of a query between two components; {@code null} within one. */
  private static SearchCounters disconnected(GridGraph graph, PathSearch search, GridCase query) {
    if (graph.components().connected(query.start(), query.goal())) {
      return null;
    }
    Outcome outcome = search.find(query.start(), query.goal(), new PathBuffer());
    assertEquals(Outcome.NO_PATH, outcome, query::toString);
    return search.counters();
  }

  /** The title's promise: no cell of g beyond half the optimum is expanded. */
  @Property(seed = SEED)
  void mmMeetsInTheMiddle(@ForAll("maps") GridCase map) {
    GridGraph graph = map.graph();
    long[] deepest = new long[1];
    SearchObserver watch =
        new SearchObserver() {
          @Override
          public void expand(int side, int cell, long g, long f) {
            deepest[0] = Math.max(deepest[0], g);
          }
        };
    for (String spec : new String[] {"mm", "mm(heuristic=zero)"}) {
      PathSearch search = Planners.prepare(spec, graph).newSearch(watch);
      PathBuffer path = new PathBuffer();
      for (GridCase query : map.others(QUERIES)) {
        deepest[0] = 0;
        if (search.find(query.start(), query.goal(), path) == Outcome.FOUND) {
          long optimum = PathValidator.check(graph, path).cost();
          assertTrue(2 * deepest[0] <= optimum, () -> spec + query);
        }
      }
    }
  }
}
