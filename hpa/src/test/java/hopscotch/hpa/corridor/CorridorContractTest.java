package hopscotch.hpa.corridor;

import hopscotch.core.testkit.PlannerContract;
import net.jqwik.api.Group;

/** {@code pra} and {@code sectors} keep the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class CorridorContractTest {

  @Group
  class PartialRefinement extends PlannerContract {
    @Override
    protected String spec() {
      return "pra";
    }
  }

  @Group
  class Sectors extends PlannerContract {
    @Override
    protected String spec() {
      return "sectors(sector=5)";
    }
  }
}
