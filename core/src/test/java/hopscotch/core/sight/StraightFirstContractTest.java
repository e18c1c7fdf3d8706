package hopscotch.core.sight;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

class StraightFirstContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners("los(astar)", "los(astar,line=any-angle)");
  }
}
