package hopscotch.core.search.anyangle;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.stream.Stream;

class AnyAngleContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners("thetastar", "lazythetastar")
        .map(CheckedPlanner::onQueuedCells)
        .map(planner -> planner.under(GridCases.uniformMovements()))
        .map(planner -> planner.refusing(List.of(Movement.OCTILE.withTerrain(GridCases.WEIGHTED))));
  }
}
