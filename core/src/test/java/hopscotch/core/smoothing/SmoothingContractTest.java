package hopscotch.core.smoothing;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.stream.Stream;

/** Every smoothing keeps the contract of planners, over good and over winding paths. */
class SmoothingContractTest extends PlannerContract {
  private static final List<Movement> MOVEMENTS = GridCases.uniformMovements();
  private static final Movement WEIGHTED = Movement.OCTILE.withTerrain(GridCases.WEIGHTED);

  @Override
  protected Stream<CheckedPlanner> planners() {
    return Stream.of(
            planners("rays(astar)", "rays(dfs)", "rays(dfs,window=5)"),
            planners("floyd(astar)", "floyd(dfs,anchor=published)", "floyd(floyd(dfs))"),
            planners("rays(jps)").map(planner -> planner.under(MOVEMENTS)),
            planners("taut(astar)", "taut(dfs)").map(SmoothingContractTest::taut))
        .flatMap(planners -> planners);
  }

  private static CheckedPlanner taut(CheckedPlanner planner) {
    return planner
        .under(MOVEMENTS.stream().filter(m -> m.directions() == 8).toList())
        .refusing(List.of(WEIGHTED, Movement.ORTHOGONAL));
  }
}
