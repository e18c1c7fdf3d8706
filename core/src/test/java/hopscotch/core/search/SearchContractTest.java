package hopscotch.core.search;

import hopscotch.core.testkit.PlannerContract;
import net.jqwik.api.Group;

/** Every planner of this package keeps the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class SearchContractTest {

  @Group
  class AStar extends PlannerContract {
    @Override
    protected String spec() {
      return "astar";
    }
  }

  @Group
  class AStarOnAHeap extends PlannerContract {
    @Override
    protected String spec() {
      return "astar(open=heap)";
    }
  }

  @Group
  class AStarWithAnInadmissibleHeuristic extends PlannerContract {
    @Override
    protected String spec() {
      return "astar(heuristic=manhattan)";
    }
  }

  @Group
  class AStarWithAEuclideanHeuristic extends PlannerContract {
    @Override
    protected String spec() {
      return "astar(heuristic=euclidean,ties=low-g)";
    }
  }

  @Group
  class WeightedAStar extends PlannerContract {
    @Override
    protected String spec() {
      return "astar(weight=1.5,ties=first-in-first-out)";
    }
  }

  @Group
  class Dijkstra extends PlannerContract {
    @Override
    protected String spec() {
      return "dijkstra";
    }
  }

  @Group
  class Greedy extends PlannerContract {
    @Override
    protected String spec() {
      return "greedy";
    }
  }

  @Group
  class BreadthFirst extends PlannerContract {
    @Override
    protected String spec() {
      return "bfs";
    }
  }

  @Group
  class DepthFirst extends PlannerContract {
    @Override
    protected String spec() {
      return "dfs";
    }
  }
}
