package hopscotch.hpa;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.Map;
import java.util.stream.Stream;

/** The planners on subgoals and on jump points keep the contract. */
class SubgoalContractTest extends PlannerContract {
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
        .map(planner -> planner.under(GridCases.uniformMovements()));
  }
}
