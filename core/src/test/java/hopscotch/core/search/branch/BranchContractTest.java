package hopscotch.core.search.branch;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

class BranchContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners("bstar", "bstar(fallback=astar)");
  }
}
