package hopscotch.core.search;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CheckedPlanner;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.stream.Stream;

/** Every planner of this package keeps the contract, under every movement. */
class SearchContractTest extends PlannerContract {
  @Override
  protected Stream<CheckedPlanner> planners() {
    return Stream.concat(
        planners(
                "astar",
                "astar(open=heap)",
                "astar(heuristic=manhattan)",
                "astar(heuristic=euclidean,ties=low-g)",
                "astar(weight=1.5,ties=first-in-first-out)",
                "astar(weight=1.5,reopen=true)",
                "astar(weight=3)",
                "astar(heuristic=manhattan,reopen=false)",
                "dijkstra",
                "greedy",
                "bfs",
                "dfs")
            .map(CheckedPlanner::onQueuedCells),
        Stream.of(canonical()));
  }

  private static CheckedPlanner canonical() {
    Stream<Movement> odd =
        Stream.of("8 never 1/2", "8 one-free 1/2", "8 always 1/2", "8 always 1/1")
            .map(Movement::parse);
    return CheckedPlanner.of("canonical")
        .onQueuedCells()
        .under(Stream.concat(GridCases.uniformMovements().stream(), odd).toList())
        .refusing(List.of(Movement.OCTILE.withTerrain(GridCases.WEIGHTED)));
  }
}
