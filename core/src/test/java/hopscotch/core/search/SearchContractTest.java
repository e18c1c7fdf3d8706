package hopscotch.core.search;

import hopscotch.core.grid.Movement;
import hopscotch.core.testkit.CellSearchContract;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Spec;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Group;

/** Every planner of this package keeps the contract, under every movement. */
@SuppressWarnings(
    "ClassCanBeStatic") // jqwik runs inner classes as groups only where they are not static
class SearchContractTest {

  @Group
  @Spec("astar")
  class AStar extends CellSearchContract {}

  @Group
  @Spec("astar(open=heap)")
  class AStarOnAHeap extends CellSearchContract {}

  @Group
  @Spec("astar(heuristic=manhattan)")
  class AStarWithAnInadmissibleHeuristic extends CellSearchContract {}

  @Group
  @Spec("astar(heuristic=euclidean,ties=low-g)")
  class AStarWithAEuclideanHeuristic extends CellSearchContract {}

  @Group
  @Spec("astar(weight=1.5,ties=first-in-first-out)")
  class WeightedAStar extends CellSearchContract {}

  @Group
  @Spec("astar(weight=1.5,reopen=true)")
  class WeightedAStarThatReopens extends CellSearchContract {}

  @Group
  @Spec("astar(weight=3)")
  class HeavilyWeightedAStar extends CellSearchContract {}

  @Group
  @Spec("astar(heuristic=manhattan,reopen=false)")
  class InadmissibleAStarWithoutReopening extends CellSearchContract {}

  @Group
  @Spec("dijkstra")
  class Dijkstra extends CellSearchContract {}

  @Group
  @Spec("greedy")
  class Greedy extends CellSearchContract {}

  @Group
  @Spec("bfs")
  class BreadthFirst extends CellSearchContract {}

  @Group
  @Spec("dfs")
  class DepthFirst extends CellSearchContract {}

  @Group
  @Spec("canonical")
  class Canonical extends CellSearchContract {
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
