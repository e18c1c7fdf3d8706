package hopscotch.hpa.textbook;

import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import net.jqwik.api.Group;

/** {@code hpa2004} keeps the contract, with the paper's entrances and with those of its code. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class TextbookContractTest {
  @Group
  @Spec("hpa2004(cluster=4,entrance=3)")
  class AsPublished extends PlannerContract {}

  @Group
  @Spec("hpa2004(cluster=4,entrance=7,cut-short=true)")
  class AsItsCode extends PlannerContract {}
}
