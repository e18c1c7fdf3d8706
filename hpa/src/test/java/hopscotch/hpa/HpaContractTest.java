package hopscotch.hpa;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import java.util.List;
import net.jqwik.api.Group;

/** {@code hpa} keeps the contract with any of its parameters, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class HpaContractTest {

  @Group
  @Spec("hpa")
  class AsByDefault extends PlannerContract {}

  @Group
  @Spec("hpa(cluster=4,entrance=3)")
  class SmallClusters extends PlannerContract {}

  @Group
  @Spec("hpa(cluster=4,levels=8)")
  class AsManyLevelsAsThereCanBe extends PlannerContract {}

  @Group
  @Spec("hpa(cluster=5,levels=2,diagonal=true)")
  class WithDiagonalEntrances extends PlannerContract {}

  @Group
  @Spec("hpa(cluster=4,levels=2,direct=6)")
  class AStarForNearPairs extends PlannerContract {}

  @Group
  @Spec("hpa(cluster=4,levels=4,crossing=all,diagonal=true)")
  class EveryMoveATransition extends PlannerContract {}

  @Group
  @Spec("rays(los(hpa(cluster=4)))")
  class Smoothed extends PlannerContract {
    @Override
    protected List<Movement> movements() {
      return GridCases.uniformMovements();
    }
  }
}
