package hopscotch.hpa.textbook;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

/** {@code hpa2004} keeps the contract, with the paper's entrances and with those of its code. */
class TextbookContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners(
        "hpa2004(cluster=4,entrance=3)", "hpa2004(cluster=4,entrance=7,cut-short=true)");
  }
}
