package hopscotch.core.search.incremental;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

/** As ordinary planners: every query is a first find on an unchanged map. */
class IncrementalContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return Stream.concat(
        planners(
                "lpastar",
                "lpastar(ties=low-g)",
                "mtdstarlite",
                "mtdstarlite(ties=low-g)",
                "aastar",
                "gaastar",
                "mpgaastar")
            .map(CheckedPlanner::onQueuedCells),
        // Their open list begins with the goal, not with the start.
        planners("dstarlite", "dstarlite(ties=low-g)"));
  }
}
