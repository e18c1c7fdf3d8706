package hopscotch.core.search.anyangle;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.open.BucketQueue;

/** The part of Theta* and Lazy Theta* that is not in their loops. */
abstract class SightSearch extends GridSearch {
  /** The index of the counter of tested lines of sight. */
  static final int SIGHT_TESTS = 0;

  final SightStates states;
  final IncrementalSight sight;
  final SeenNeighbours neighbours;
  final NearSight near;
  final BucketQueue open = SightStates.openList();

  SightSearch(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, 1);
    states = new SightStates(graph.map().cellCount());
    sight = new IncrementalSight(graph, states);
    neighbours = new SeenNeighbours(graph, states);
    near = NearSight.of(graph.movement());
  }

  static double distance(int dx, int dy) {
    return Math.sqrt((double) dx * dx + (double) dy * dy);
  }
}
