package hopscotch.hpa;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The planners that serve 4 directions, and 8 under the corner rule NEVER, keep the contract. */
class UncutCornersContractTest extends PlannerContract {
  private static final List<Movement> SERVED = GridCases.uncutMovements();
  private static final List<Movement> REFUSED =
      GridCases.uniformMovements().stream().filter(m -> !SERVED.contains(m)).toList();

  @Override
  protected Stream<CheckedPlanner> planners() {
    CheckedPlanner subgoal =
        CheckedPlanner.of("subgoal")
            .counting(Map.of("hopscotch.hpa.subgoal.SubgoalSearch.query", Integer.MAX_VALUE - 3));
    return Stream.concat(
            Stream.of(subgoal),
            planners(
                "subgoal(landmarks=3)",
                "subgoal(levels=all,landmarks=3)",
                "subgoal(levels=all)",
                "subgoal(levels=2)",
                "ch",
                "chjp",
                "hl",
                // On maps as small as these, queries of hl would scan for their seeds.
                "hl(seeds=kept)"))
        .map(planner -> planner.under(SERVED).refusing(REFUSED));
  }
}
