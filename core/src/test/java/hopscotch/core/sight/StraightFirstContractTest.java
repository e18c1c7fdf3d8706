package hopscotch.core.sight;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.stream.Stream;

class StraightFirstContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    Movement weighted = Movement.OCTILE.withTerrain(GridCases.WEIGHTED);
    return Stream.concat(
        planners("los(astar)"),
        planners("los(astar,line=any-angle)")
            .map(planner -> planner.under(GridCases.uniformMovements()))
            .map(planner -> planner.refusing(List.of(weighted))));
  }
}
