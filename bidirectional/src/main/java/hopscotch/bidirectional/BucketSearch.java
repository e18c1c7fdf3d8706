package hopscotch.bidirectional;

import hopscotch.bidirectional.frontier.BidirectionalSearch;
import hopscotch.bidirectional.frontier.BucketFrontier;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Heuristic;

/**
 * What the searches with a bucket queue a side share beside their loops: how a query begins and
 * ends, which side is next, and what an expansion writes down. Each loop over moves is its own.
 */
abstract class BucketSearch extends BidirectionalSearch {
  /** The frontier from the start. */
  protected final BucketFrontier forward;

  /** The frontier from the goal. */
  protected final BucketFrontier backward;

  private final Direction direction;

  /**
   * A search.
   *
   * @param shift the binary logarithm of the width of a bucket
   * @param span the most by which a pushed key exceeds that of the cell expanded
   */
  BucketSearch(
      GridGraph graph,
      Heuristic heuristic,
      Direction direction,
      int shift,
      long span,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer);
    this.forward = new BucketFrontier(0, shift, span);
    this.backward = new BucketFrontier(1, shift, span);
    this.direction = direction;
  }

  /** Begins a query with either end on its open list, at this key. Returns the states' base. */
  final long open(int start, int goal, long key, Budget budget) {
    int stride = graph.map().stride();
    forward.begin(start, stride, key);
    backward.begin(goal, stride, key);
    return begin(start, goal, budget);
  }

  /** The side that expands next. */
  final BucketFrontier side() {
    boolean isForward =
        direction.isForward(
            counters.expanded, forward.size(), backward.size(), forward.floor(), backward.floor());
    return isForward ? forward : backward;
  }

  /** The other side. */
  final BucketFrontier across(BucketFrontier side) {
    return side == forward ? backward : forward;
  }

  /** How many entries both open lists have, stale ones included. */
  final int openSize() {
    return forward.size() + backward.size();
  }

  /** Ends a query: stores what the loop counted in its locals, and traces the path. */
  final Outcome close(long generated, long touched, long pushes, int openPeak, PathBuffer path) {
    counters.generated = generated;
    counters.touched = touched;
    counters.heapOperations = 2 * pushes - openSize();
    counters.openPeak = openPeak;
    return finish(forward, backward, path);
  }
}
