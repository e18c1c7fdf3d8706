package hopscotch.hpa.corridor;

import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import java.util.Map;
import net.jqwik.api.Group;

/** {@code pra} and {@code sectors} keep the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class CorridorContractTest {
  private static final Map<String, Number> NUMBERS =
      Map.of("hopscotch.hpa.corridor.Corridor.current", -3);

  @Group
  @Spec("pra")
  class PartialRefinement extends PlannerContract {
    @Override
    protected Map<String, Number> searchNumbers() {
      return NUMBERS;
    }
  }

  @Group
  @Spec("sectors(sector=5)")
  class Sectors extends PlannerContract {
    @Override
    protected Map<String, Number> searchNumbers() {
      return NUMBERS;
    }
  }
}
