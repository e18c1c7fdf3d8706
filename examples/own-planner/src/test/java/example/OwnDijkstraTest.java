package example;

import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.PlannerContract;
import java.util.stream.Stream;

class OwnDijkstraTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return planners("own-dijkstra", "own-dijkstra(reach=5)").map(CheckedPlanner::onQueuedCells);
  }
}
