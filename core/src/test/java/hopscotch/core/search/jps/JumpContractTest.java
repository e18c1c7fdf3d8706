package hopscotch.core.search.jps;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import java.util.List;
import net.jqwik.api.Group;

/** Every planner of this package keeps the contract under every movement on uniform terrain. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class JumpContractTest {

  abstract static class Jumping extends CellSearchContract {
    @Override
    protected List<Movement> movements() {
      return Served.MOVEMENTS;
    }

    @Override
    protected List<Movement> refusedMovements() {
      return Served.REFUSED;
    }
  }

  @Group
  @Spec("jps")
  class Jps extends Jumping {}

  @Group
  @Spec("jps(prune=true)")
  class PrunedJps extends Jumping {}

  @Group
  @Spec("jps(weight=2)")
  class WeightedJps extends Jumping {}

  @Group
  @Spec("jpsplus")
  class JpsPlus extends Jumping {}

  /** It passes jump points that it never queues, so that what waits is not all that was seen. */
  @Group
  @Spec("jpsplus(prune=true,graph=always)")
  class PrunedJpsPlusWithGraph extends PlannerContract {
    @Override
    protected List<Movement> movements() {
      return Served.MOVEMENTS;
    }

    @Override
    protected List<Movement> refusedMovements() {
      return Served.REFUSED;
    }
  }

  @Group
  @Spec("jpsplus(prune=true,graph=never)")
  class PrunedJpsPlusWithoutGraph extends Jumping {}

  /** It expands cells that were never queued, so that heap operations do not follow from these. */
  @Group
  @Spec("jpsplus(prune=true,bounds=true)")
  class PrunedJpsPlusWithBounds extends PlannerContract {
    @Override
    protected List<Movement> movements() {
      return Served.MOVEMENTS;
    }

    @Override
    protected List<Movement> refusedMovements() {
      return Served.REFUSED;
    }
  }
}
