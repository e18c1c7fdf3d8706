package hopscotch.hpa;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.goals.ManyGoalsSearches;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.base.GraphPlanner;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.testkit.PlannerChecks;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Finding the nearest of several goals allocates nothing once warm. */
@Tag("allocation")
class ManyGoalsAllocationTest {
  @Test
  void theNearestOfSeveralGoalsAllocatesNothing() {
    GridMap map = MapShape.CAVE.map(60, 60, ".", new Random(1));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    int[] free = IntStream.range(0, map.cellCount()).filter(graph::isFree).toArray();
    int[] goals = IntStream.range(1, 10).map(i -> free[i * free.length / 10]).toArray();
    GridCase query = new GridCase(graph, free[0], goals[0]);
    ManyGoalsSearch search = ManyGoalsSearches.of(Planners.prepare("hpa(direct=none)", graph));
    Nearest nearest = new Nearest(search, new int[] {free[0]}, goals);
    PlannerChecks.warmQueriesAllocateNothing(
        any -> new GraphPlanner(graph, Guarantee.COMPLETE, observer -> nearest), query);
  }

  /** Asks for the same ends, whatever the query. */
  private static final class Nearest implements PathSearch {
    private final ManyGoalsSearch search;
    private final int[] starts;
    private final int[] goals;

    Nearest(ManyGoalsSearch search, int[] starts, int[] goals) {
      this.search = search;
      this.starts = starts;
      this.goals = goals;
    }

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      return search.find(starts, goals, path, Budget.UNLIMITED);
    }

    @Override
    public SearchCounters counters() {
      return search.counters();
    }
  }
}
