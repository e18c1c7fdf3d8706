package hopscotch.judge.query;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Planners prepared for a small open map, to show their properties without a map. */
public final class OpenMapPlanners {
  private static final String ROW = ".".repeat(32);
  private static final String LETTERS = "GSTW";
  private static final PlannerSpec ASTAR = new PlannerSpec("astar", List.of(), Map.of());

  private final GridGraph graph;

  /** An open map under the movement of the benchmarks. */
  public OpenMapPlanners() {
    this(Movement.OCTILE);
  }

  /** An open map under a movement, with a cell of each letter that the terrain names. */
  public OpenMapPlanners(Movement movement) {
    String[] rows = Collections.nCopies(ROW.length(), ROW).toArray(String[]::new);
    if (!movement.terrain().equals(Terrain.GROUND)) {
      rows[0] = LETTERS + ROW.substring(LETTERS.length());
    }
    graph = GridGraph.of(GridMap.parse(rows), movement);
  }

  /** The planner with its defaults, on A* if it decorates. Empty if there is none. */
  Optional<PreparedPlanner> findPlanner(PlannerFactory factory) {
    return find(spec(factory));
  }

  private Optional<PreparedPlanner> find(KnownSpec spec) {
    try {
      return Optional.of(planner(spec));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The spec of a planner with its defaults. One that decorates others decorates A* here. */
  public static KnownSpec spec(PlannerFactory factory) {
    return Planners.known(
        new PlannerSpec(factory.id(), Collections.nCopies(factory.innerCount(), ASTAR), Map.of()));
  }

  /**
   * The planner of a spec.
   *
   * @throws IllegalArgumentException if it cannot serve this movement; the message says why
   */
  public PreparedPlanner planner(KnownSpec spec) {
    return Planners.prepare(spec, graph, Budget.UNLIMITED);
  }

  /** Whether the planner of a spec serves this movement. */
  public boolean serves(KnownSpec spec) {
    return find(spec).isPresent();
  }

  /** The graph of that map. */
  public GridGraph graph() {
    return graph;
  }

  /** The specs of all planners of grid paths that promise the optimum and decorate no other. */
  public List<KnownSpec> optimalPlanners() {
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
