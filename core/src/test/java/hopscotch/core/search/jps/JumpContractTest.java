package hopscotch.core.search.jps;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.PlannerContract;
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
  class Jps extends Jumping {
    @Override
    protected String spec() {
      return "jps";
    }
  }

  @Group
  class PrunedJps extends Jumping {
    @Override
    protected String spec() {
      return "jps(prune=true)";
    }
  }

  @Group
  class WeightedJps extends Jumping {
    @Override
    protected String spec() {
      return "jps(weight=2)";
    }
  }

  @Group
  class JpsPlus extends Jumping {
    @Override
    protected String spec() {
      return "jpsplus";
    }
  }

  /** It passes jump points that it never queues, so that what waits is not all that was seen. */
  @Group
  class PrunedJpsPlusWithGraph extends PlannerContract {
    @Override
    protected String spec() {
      return "jpsplus(prune=true,graph=always)";
    }

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
  class PrunedJpsPlusWithoutGraph extends Jumping {
    @Override
    protected String spec() {
      return "jpsplus(prune=true,graph=never)";
    }
  }

  /** It expands cells that were never queued, so that heap operations do not follow from these. */
  @Group
  class PrunedJpsPlusWithBounds extends PlannerContract {
    @Override
    protected String spec() {
      return "jpsplus(prune=true,bounds=true)";
    }

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
