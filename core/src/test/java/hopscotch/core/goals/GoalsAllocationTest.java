package hopscotch.core.goals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.testkit.PlannerChecks;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches of goals allocate nothing once warm. */
@Tag("allocation")
class GoalsAllocationTest {
  private static final GridCase QUERY = query();

  /** Between the first free cell of a cave and the last. */
  private static GridCase query() {
    GridMap map = MapShape.CAVE.map(60, 60, ".", new Random(1));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    int[] free = IntStream.range(0, map.cellCount()).filter(graph::isFree).toArray();
    return new GridCase(graph, free[0], free[free.length - 1]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "thetastar"})
  void theNearestCell(String spec) {
    warmQueriesAllocateNothing(spec, NearPlace::new);
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "jps"})
  void theNearestOfSeveralGoals(String spec) {
    warmQueriesAllocateNothing(spec, EitherGoal::new);
  }

  private static void warmQueriesAllocateNothing(
      String spec, Function<Planner, PathSearch> search) {
    PlannerChecks.warmQueriesAllocateNothing(
        graph -> asPlanner(graph, search.apply(Planners.prepare(spec, graph))), QUERY);
  }

  private static Planner asPlanner(GridGraph graph, PathSearch search) {
    return new GraphPlanner(graph, Guarantee.COMPLETE, observer -> search);
  }

  /** Goes near a place some way off the goal, which may be blocked. */
  private static final class NearPlace implements PathSearch {
    private final GridMap map;
    private final NearestCellSearch search;

    NearPlace(Planner planner) {
      map = planner.graph().map();
      search = NearestCellSearch.of(planner);
    }

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      return search.find(start, map.x(goal) + 7, map.y(goal) - 5, path, budget);
    }

    @Override
    public SearchCounters counters() {
      return search.counters();
    }
  }

  /** Goes to the goal or to another cell, whichever is nearer. */
  private static final class EitherGoal implements PathSearch {
    private final ManyGoalsSearch search;
    private final int[] starts = new int[1];
    private final int[] goals = new int[2];

    EitherGoal(Planner planner) {
      search = ManyGoalsSearches.of(planner);
      goals[1] = QUERY.goal();
    }

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      starts[0] = start;
      goals[0] = goal;
      return search.find(starts, goals, path, budget);
    }

    @Override
    public SearchCounters counters() {
      return search.counters();
    }
  }
}
