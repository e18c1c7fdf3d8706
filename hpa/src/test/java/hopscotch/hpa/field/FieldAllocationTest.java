package hopscotch.hpa.field;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.field.FlowField;
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
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.core.testkit.PlannerChecks;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Moves on a field allocate nothing once its tiles are made. */
@Tag("allocation")
class FieldAllocationTest {
  @Test
  void movesAllocateNothing() {
    GridMap map = MapShape.CAVE.map(60, 60, ".", new Random(1));
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    int[] free = IntStream.range(0, map.cellCount()).filter(graph::isFree).toArray();
    GridCase query = new GridCase(graph, free[0], free[free.length - 1]);
    FlowField field =
        Planners.prepare("hpa", graph)
            .capability(FlowFields.class)
            .orElseThrow()
            .flowField(query.goal());
    PlannerChecks.warmQueriesAllocateNothing(any -> asPlanner(graph, new Walk(field)), query);
  }

  private static Planner asPlanner(GridGraph graph, PathSearch search) {
    return new GraphPlanner(graph, Guarantee.COMPLETE, observer -> search);
  }

  /** Follows next moves from the start, whatever the goal. */
  private record Walk(FlowField field) implements PathSearch {
    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      path.clear();
      field.appendPath(start, path);
      return Outcome.FOUND;
    }

    @Override
    public SearchCounters counters() {
      return new SearchCounters(0);
    }
  }
}
