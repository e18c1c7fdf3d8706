package hopscotch.bidirectional;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

/** Every planner of this module keeps the contract, under every movement. */
class BidirectionalContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners(
            "bidijkstra",
            "biastar",
            "biastar(stop=first-contact)",
            "biastar(direction=alternate)",
            "nba",
            "nba(direction=cardinality)",
            "baestar",
            "baestar(prune=false)",
            "baestar(direction=smaller-f)",
            "bsstar",
            "bsstar(direction=alternate,ties=first-in-first-out)",
            "mm",
            "mm(heuristic=zero)",
            "nbs",
            "dvcbs")
        .map(CheckedPlanner::onQueuedCells);
  }
}
