package hopscotch.hpa;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

/** {@code hpa} keeps the contract with any of its parameters, under every movement. */
class HpaContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners(
        "hpa",
        "hpa(cluster=4,entrance=3)",
        "hpa(cluster=4,levels=8)",
        "hpa(cluster=5,levels=2,diagonal=true)",
        "hpa(cluster=4,levels=2,direct=6)",
        "hpa(cluster=4,levels=1,labels=true)",
        "hpa(cluster=4,levels=4,crossing=all,diagonal=true)",
        "rays(los(hpa(cluster=4)))");
  }
}
