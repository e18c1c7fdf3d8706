package hopscotch.hpa.textbook;

import hopscotch.core.testkit.PlannerContract;
import net.jqwik.api.Group;

/** {@code hpa2004} keeps the contract, with the paper's entrances and with those of its code. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class TextbookContractTest {
  @Group
  class AsPublished extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa2004(cluster=4,entrance=3)";
    }
  }

  @Group
  class AsItsCode extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa2004(cluster=4,entrance=7,cut-short=true)";
    }
  }
}
