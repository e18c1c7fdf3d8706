package hopscotch.core.search.jps;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

/** Every planner of this package keeps the contract under every movement on uniform terrain. */
class JumpContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return Stream.concat(
            planners(
                    "jps",
                    "jps(prune=true)",
                    "jps(weight=2)",
                    "jpsplus",
                    "jpsplus(prune=true,graph=never)")
                .map(CheckedPlanner::onQueuedCells),
            // What is expanded need not have been queued: jump points may be passed.
            planners("jpsplus(prune=true,graph=always)", "jpsplus(prune=true,bounds=true)")
                .map(CheckedPlanner::onCells))
        .map(planner -> planner.under(Served.MOVEMENTS).refusing(Served.REFUSED));
  }
}
