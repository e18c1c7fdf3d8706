package hopscotch.core.search;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Group;

/** Every planner of this package keeps the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class SearchContractTest {

  @Group
  class AStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar";
    }
  }

  @Group
  class AStarOnAHeap extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar(open=heap)";
    }
  }

  @Group
  class AStarWithAnInadmissibleHeuristic extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar(heuristic=manhattan)";
    }
  }

  @Group
  class AStarWithAEuclideanHeuristic extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar(heuristic=euclidean,ties=low-g)";
    }
  }

  @Group
  class WeightedAStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar(weight=1.5,ties=first-in-first-out)";
    }
  }

  @Group
  class WeightedAStarThatReopens extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar(weight=1.5,reopen=true)";
    }
  }

  @Group
  class HeavilyWeightedAStar extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar(weight=3)";
    }
  }

  @Group
  class InadmissibleAStarWithoutReopening extends CellSearchContract {
    @Override
    protected String spec() {
      return "astar(heuristic=manhattan,reopen=false)";
    }
  }

  @Group
  class Dijkstra extends CellSearchContract {
    @Override
    protected String spec() {
      return "dijkstra";
    }
  }

  @Group
  class Greedy extends CellSearchContract {
    @Override
    protected String spec() {
      return "greedy";
    }
  }

  @Group
  class BreadthFirst extends CellSearchContract {
    @Override
    protected String spec() {
      return "bfs";
    }
  }

  @Group
  class DepthFirst extends CellSearchContract {
    @Override
    protected String spec() {
      return "dfs";
    }
  }

  @Group
  class Canonical extends CellSearchContract {
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
