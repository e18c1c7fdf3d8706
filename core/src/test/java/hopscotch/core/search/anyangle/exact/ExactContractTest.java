package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.stream.Stream;

/** The exact any-angle planners keep what every planner promises. */
class ExactContractTest extends PlannerContract {
  private static final List<Movement> MOVEMENTS =
      GridCases.uniformMovements().stream().filter(m -> m.directions() == 8).toList();
  private static final List<Movement> REFUSED =
      List.of(Movement.OCTILE.withTerrain(GridCases.WEIGHTED), Movement.ORTHOGONAL);

  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners("anya", "polyanya", "enlsvg")
        .map(planner -> planner.under(MOVEMENTS).refusing(REFUSED));
  }
}
