package hopscotch.hpa;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

/** {@code hpa} with a factor keeps the contract, its bound among it, under every movement. */
class BoundedHpaContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return Stream.concat(
        planners(
            "hpa(w=1)",
            "hpa(w=1.05)",
            "hpa(cluster=4,w=1)",
            "hpa(cluster=4,w=1.05)",
            "hpa(cluster=5,landmarks=none,w=1.2)",
            "hpa(cluster=7,landmarks=2,w=2)"),
        planners("rays(hpa(cluster=4,w=1.05))")
            .map(planner -> planner.under(GridCases.uniformMovements())));
  }
}
