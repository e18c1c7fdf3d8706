package hopscotch.core.search.realtime;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

/** Whole walks, as answers to ordinary queries. */
class RealTimeContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return Stream.concat(
        planners("tbastar(expansions=1)", "tbastar(expansions=7)")
            .map(CheckedPlanner::onQueuedCells),
        // Each slice begins an open list of its own.
        planners("rtaastar(expansions=1)", "rtaastar(expansions=7,moves=1)"));
  }
}
