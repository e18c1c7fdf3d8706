package hopscotch.core.search.jps;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.ObservedCounts;
import hopscotch.core.testkit.PlannerContract;
import hopscotch.core.testkit.Spec;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;

/** Every planner of this package keeps the contract under every movement on uniform terrain. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class JumpContractTest {

  /** What is expanded need not have been queued: jump points may be passed. */
  abstract static class Passing extends PlannerContract {
    @Override
    protected List<Movement> movements() {
      return Served.MOVEMENTS;
    }

    @Override
    protected List<Movement> refusedMovements() {
      return Served.REFUSED;
    }

    @Property(seed = "20299")
    void cellsAreCountedAsObserved(@ForAll("queries") GridCase query) {
      ObservedCounts.agreeOnCells(graph -> Planners.prepare(spec(), graph), query);
    }
  }

  /** All that is expanded was queued. */
  abstract static class Jumping extends Passing {
    @Property(seed = "20261")
    void queuedCellsAreCountedAsObserved(@ForAll("queries") GridCase query) {
      ObservedCounts.agreeOnQueuedCells(graph -> Planners.prepare(spec(), graph), query);
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

  @Group
  @Spec("jpsplus(prune=true,graph=always)")
  class PrunedJpsPlusWithGraph extends Passing {}

  @Group
  @Spec("jpsplus(prune=true,graph=never)")
  class PrunedJpsPlusWithoutGraph extends Jumping {}

  @Group
  @Spec("jpsplus(prune=true,bounds=true)")
  class PrunedJpsPlusWithBounds extends Passing {}
}
