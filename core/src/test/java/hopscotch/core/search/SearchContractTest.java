package hopscotch.core.search;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerContract;
import java.util.List;
import java.util.stream.Stream;
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

  @Group
  class Canonical extends PlannerContract {
    @Override
    protected String spec() {
      return "canonical";
    }

    @Override
    protected List<Movement> movements() {
      return Stream.concat(
              GridCases.uniformMovements().stream(),
              Stream.of("8 never 1/2", "8 one-free 1/2", "8 always 1/2", "8 always 1/1")
                  .map(Movement::parse))
          .toList();
    }

    @Override
    protected List<Movement> refusedMovements() {
      return List.of(Movement.OCTILE.withTerrain(GridCases.WEIGHTED));
    }
  }
}
