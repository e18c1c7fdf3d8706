package hopscotch.core.planner.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.Toy;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.Jumper;
import hopscotch.core.planner.capability.ManyGoals;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WrappingPlannerTest {
  private final GridGraph graph = Toy.row("...");

  /** Answers with the paths of another planner, measured as asked for. */
  private record Wrapping(Planner wrapped, LengthMetric metric) implements WrappingPlanner {
    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return wrapped.newSearch(observer);
    }
  }

  private static Planner around(Planner wrapped) {
    return new Wrapping(wrapped, LengthMetric.GRID);
  }

  private Planner astar() {
    return Planners.prepare("astar", graph).planner();
  }

  private static void assertHidden(Planner wrapped, Class<?> capability) {
    assertTrue(wrapped.capability(capability).isPresent(), capability::getName);
    assertFalse(around(wrapped).capability(capability).isPresent(), capability::getName);
  }

  @Test
  void capabilitiesThatTellThePathsOfTheWrappedPlannerAreHidden() {
    assertHidden(new Toy.Repaired(graph, 0), Repairable.class);
    assertHidden(Planners.prepare("dstarlite", graph).planner(), Incremental.class);
    assertHidden(astar(), ManyGoals.class);
    GraphPlanner plain = new GraphPlanner(graph, Guarantee.OPTIMAL, Toy.east(graph)::newSearch);
    assertHidden(plain.with((DistanceOracle) () -> null), DistanceOracle.class);
  }

  @Test
  void otherCapabilitiesAreThoseOfTheWrappedPlanner() {
    assertTrue(
        around(Planners.prepare("jps", graph).planner()).capability(Jumper.class).isPresent());
    assertFalse(around(astar()).capability(Jumper.class).isPresent());
  }

  @Test
  void thePromiseHoldsInTheMetricOfTheWrappedPlannerAlone() {
    assertEquals(Guarantee.OPTIMAL, around(astar()).guarantee());
    assertEquals(Guarantee.COMPLETE, new Wrapping(astar(), LengthMetric.EUCLIDEAN).guarantee());
  }

  @Test
  void itKnowsWhatItWraps() {
    Planner wrapped = astar();
    assertEquals(Optional.of(wrapped), around(wrapped).inner());
    assertSame(graph, around(wrapped).graph());
  }
}
