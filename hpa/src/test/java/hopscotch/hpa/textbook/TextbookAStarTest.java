package hopscotch.hpa.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.Heuristic;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A* over the moves of a map: its costs, and what it counts and tells. */
class TextbookAStarTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  /** All moves of a graph. */
  private static TextbookAStar.Edges moves(GridGraph graph) {
    int[] offsets = Directions.offsets(graph.map().stride());
    return (cell, search) -> {
      for (int d = 0; d < Directions.COUNT; d++) {
        if ((graph.moves(cell) >>> d & 1) != 0) {
          search.relax(cell + offsets[d], graph.cost(cell, d));
        }
      }
    };
  }

  private record Told(int cell, long g, long f) {}

  /** What one search tells, and the sums that follow from it. */
  private static final class Watch implements SearchObserver {
    private final List<Told> expanded = new ArrayList<>();
    private final Set<Integer> reached = new HashSet<>();
    private long generated = 1;
    private long openSum;

    Watch(int start) {
      reached.add(start);
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      expanded.add(new Told(cell, g, f));
      openSum += reached.size() - expanded.size();
    }

    @Override
    public void generate(int side, int cell, int parent, long g, long f) {
      Told last = expanded.get(expanded.size() - 1);
      assertEquals(last.cell, parent);
      assertTrue(g > last.g || f >= last.f);
      reached.add(cell);
      generated++;
    }
  }

  @Property(seed = "20041")
  void findsShortestPathsAndCountsWhatItTells(@ForAll("queries") GridCase query) {
    GridGraph graph = query.graph();
    TextbookAStar search = new TextbookAStar(graph);
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    for (GridCase other : query.others(5)) {
      Watch watch = new Watch(other.start());
      counters.clear();
      QueryMeter queryMeter = new QueryMeter(watch, counters, new BudgetMeter());
      queryMeter.begin(Budget.UNLIMITED);
      queryMeter.enter(Phase.MAIN);
      long cost = search.find(other.start(), other.goal(), moves(graph), queryMeter);
      queryMeter.end(0);
      assertEquals(
          Oracle.cost(other) == Oracle.UNREACHABLE ? TextbookAStar.NO_PATH : Oracle.cost(other),
          cost,
          other::toString);
      assertEquals(watch.expanded.size(), counters.expanded);
      assertEquals(watch.expanded.size(), search.expanded());
      assertEquals(
          watch.expanded.size(), watch.expanded.stream().map(Told::cell).distinct().count());
      assertEquals(watch.generated, counters.generated);
      assertEquals(watch.reached.size(), counters.touched);
      assertEquals(watch.openSum, search.openSum());
      assertEquals(
          watch.openSum, counters.extra(QueryMeter.EXTRA_COUNTERS.indexOf("main-open-sum")));
      requireOrder(other, watch, cost);
      requirePath(other, search, cost);
      if (cost == TextbookAStar.NO_PATH) {
        assertEquals(2 * watch.generated, counters.heapOperations, "the open list is empty");
      } else {
        assertTrue(counters.heapOperations <= 2 * watch.generated);
        assertTrue(counters.heapOperations > watch.generated);
      }
      assertTrue(counters.openPeak >= 1 && counters.openPeak <= watch.generated);
    }
  }

  /** f never falls, and is g and the estimate; of equal f the higher g comes first. */
  private static void requireOrder(GridCase query, Watch watch, long cost) {
    GridGraph graph = query.graph();
    long last = 0;
    for (Told told : watch.expanded) {
      int dx = query.map().x(told.cell) - query.map().x(query.goal());
      int dy = query.map().y(told.cell) - query.map().y(query.goal());
      long h =
          Heuristic.estimate(dx, dy, Heuristic.AUTO.perMax(graph), Heuristic.AUTO.perMin(graph));
      assertEquals(told.g + h, told.f, query::toString);
      assertTrue(told.f >= last && told.f <= cost, query::toString);
      assertEquals(Oracle.cost(new GridCase(graph, query.start(), told.cell)), told.g);
      last = told.f;
    }
  }

  private static void requirePath(GridCase query, TextbookAStar search, long cost) {
    if (cost != TextbookAStar.NO_PATH) {
      PathBuffer path = new PathBuffer();
      path.add(query.start());
      search.appendPath(query.start(), query.goal(), path);
      assertEquals(cost, Path.of(query.graph(), path).cost(), query::toString);
    }
  }

  @Property(seed = "20042")
  void stopsWhereItsBudgetEnds(@ForAll("queries") GridCase query) {
    TextbookAStar search = new TextbookAStar(query.graph());
    SearchCounters counters = new SearchCounters(QueryMeter.EXTRA_COUNTERS.size());
    QueryMeter queryMeter = new QueryMeter(null, counters, new BudgetMeter());
    queryMeter.begin(Budget.UNLIMITED);
    long cost = search.find(query.start(), query.goal(), moves(query.graph()), queryMeter);
    long all = search.expanded();
    if (all > 0) {
      counters.clear();
      queryMeter.begin(Budget.expansions(all - 1));
      assertEquals(
          TextbookAStar.NO_PATH,
          search.find(query.start(), query.goal(), moves(query.graph()), queryMeter));
      assertEquals(all - 1, search.expanded());
      counters.clear();
      queryMeter.begin(Budget.expansions(all));
      assertEquals(
          cost, search.find(query.start(), query.goal(), moves(query.graph()), queryMeter));
    }
  }
}
