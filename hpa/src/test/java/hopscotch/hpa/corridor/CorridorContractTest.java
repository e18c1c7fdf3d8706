package hopscotch.hpa.corridor;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.Map;
import java.util.stream.Stream;

/** {@code pra} and {@code sectors} keep the contract, under every movement. */
class CorridorContractTest extends PlannerContract {
  private static final Map<String, Number> NUMBERS =
      Map.of("hopscotch.hpa.corridor.Corridor.current", -3);

  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners("pra", "sectors(sector=5)").map(planner -> planner.counting(NUMBERS));
  }
}
