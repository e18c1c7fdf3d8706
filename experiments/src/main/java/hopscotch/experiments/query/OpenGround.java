package hopscotch.experiments.query;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Planners with their defaults on a small open map, under the movement of the benchmarks: what one
 * is by itself, before any map is at hand.
 */
public final class OpenGround {
  private static final String ROW = ".".repeat(32);
  private static final PlannerSpec ASTAR = PlannerSpec.parse("astar");

  private final GridGraph graph =
      GridGraph.of(
          GridMap.parse(Collections.nCopies(ROW.length(), ROW).toArray(String[]::new)),
          Movement.OCTILE);

  /** An open map. */
  public OpenGround() {}

  /**
   * The planner with its defaults; one that decorates others is put around A*. Empty if there is no
   * such planner.
   */
  public Optional<PreparedPlanner> findPlanner(PlannerFactory factory) {
    List<PlannerSpec> inner = Collections.nCopies(factory.innerCount(), ASTAR);
    try {
      PlannerSpec spec = new PlannerSpec(factory.id(), inner, Map.of());
      return Optional.of(Planners.prepare(spec, graph, Budget.UNLIMITED));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The specs of all planners of grid paths that promise the optimum by themselves. */
  public List<PlannerSpec> optimalPlanners() {
    return Planners.all().stream()
        .filter(factory -> factory.innerCount() == 0)
        .map(this::findPlanner)
        .flatMap(Optional::stream)
        .filter(planner -> planner.metric() == LengthMetric.GRID)
        .filter(planner -> planner.guarantee().isOptimal())
        .map(PreparedPlanner::spec)
        .toList();
  }
}
