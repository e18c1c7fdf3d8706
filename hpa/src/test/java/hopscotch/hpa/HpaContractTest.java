package hopscotch.hpa;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import net.jqwik.api.Group;

/** {@code hpa} keeps the contract with any of its parameters, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class HpaContractTest {

  @Group
  class AsByDefault extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa";
    }
  }

  @Group
  class SmallClusters extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa(cluster=4,entrance=3)";
    }
  }

  @Group
  class AsManyLevelsAsThereCanBe extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa(cluster=4,levels=8)";
    }
  }

  @Group
  class WithDiagonalEntrances extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa(cluster=5,levels=2,diagonal=true)";
    }
  }

  @Group
  class AStarForNearPairs extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa(cluster=4,levels=2,direct=6)";
    }
  }

  @Group
  class AStarForVisiblePairs extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa(cluster=4,visible=true)";
    }
  }

  @Group
  class EveryMoveATransition extends PlannerContract {
    @Override
    protected String spec() {
      return "hpa(cluster=4,levels=4,crossing=all,diagonal=true)";
    }
  }

  @Group
  class Smoothed extends PlannerContract {
    @Override
    protected String spec() {
      return "rays(los(hpa(cluster=4)))";
    }

    @Override
    protected List<Movement> movements() {
      return GridCases.uniformMovements();
    }
  }
}
