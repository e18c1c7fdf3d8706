package hopscotch.core.search;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.contract.Promise;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.ObservedCounts;
import hopscotch.core.testkit.PlannerChecks;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Searches as short as the base class makes them keep the contract. */
class CellSearchTest {
  private static final String SEED = "1959";

  /** A* with an inconsistent heuristic, so that cells are expanded again. */
  private static final class Search extends CellSearch {
    private final long least;

    Search(GridGraph graph, SearchObserver observer) {
      super(graph, observer);
      least = graph.leastStraightCost();
    }

    @Override
    protected void search(int start, int goal) {
      open(start, 0);
      for (int cell = next(); cell >= 0; cell = next()) {
        for (int moves = graph.moves(cell); moves != 0; moves &= moves - 1) {
          int d = Integer.numberOfTrailingZeros(moves);
          long g = g(cell) + graph.cost(cell, d);
          long h = d < 3 || cell == goal ? 0 : least;
          relax(cell, d, g, g + h);
        }
      }
    }
  }

  private static Planner planner(GridGraph graph) {
    return new GraphPlanner(graph, Guarantee.COMPLETE, observer -> new Search(graph, observer));
  }

  private static final class Dijkstra extends CellSearch {
    Dijkstra(GridGraph graph, SearchObserver observer) {
      super(graph, observer);
    }

    @Override
    protected void search(int start, int goal) {
      open(start, 0);
      for (int cell = next(); cell >= 0; cell = next()) {
        for (int moves = graph.moves(cell); moves != 0; moves &= moves - 1) {
          int d = Integer.numberOfTrailingZeros(moves);
          long g = g(cell) + graph.cost(cell, d);
          relax(cell, d, g, g);
        }
      }
    }
  }

  private static Planner dijkstra(GridGraph graph) {
    return new GraphPlanner(graph, Guarantee.OPTIMAL, observer -> new Dijkstra(graph, observer));
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void keepsWhatPlannersPromise(@ForAll("queries") GridCase query) {
    PlannerChecks.keeps(Promise.ofPlanners(), CellSearchTest::planner, query);
    PlannerChecks.answersAsPromised(CellSearchTest::dijkstra, query);
  }

  @Property(seed = SEED)
  void countsWhatIsObserved(@ForAll("queries") GridCase query) {
    ObservedCounts.agreeOnQueuedCells(planner(query.graph()), query);
  }

  @Property(seed = SEED)
  void isReused(@ForAll("queries") GridCase query) {
    PlannerChecks.reusedIsFreshWhereSearchNumbersRunOut(planner(query.graph()), query, Map.of());
  }

  @Tag("allocation")
  @Example
  void allocatesNothingOnceWarm() {
    GridMap map = MapShape.CAVE.map(60, 60, ".", new Random(1));
    GridCase query = new GridCase(map, Movement.OCTILE, 0, 0);
    PlannerChecks.warmQueriesAllocateNothing(CellSearchTest::planner, query);
  }
}
