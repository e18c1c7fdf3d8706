package hopscotch.bidirectional.frontier;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.BucketQueue;

/** A bidirectional search with one bucket queue on each side, without its loop. */
public abstract class BucketSearch extends BidirectionalSearch {
  /** The frontier from the start. */
  protected final BucketFrontier forward;

  /** The frontier from the goal. */
  protected final BucketFrontier backward;

  /** A search whose keys are g + h. */
  protected BucketSearch(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    this(
        graph,
        heuristic,
        checkComponents,
        observer,
        BucketQueue.shiftFor(graph.leastStraightCost()),
        graph.maxMoveCost() + maxChangeOfH(graph, heuristic));
  }

  /**
   * A search with keys of its own.
   *
   * @param shift the binary logarithm of a bucket's width
   * @param span the most by which a pushed key exceeds that of the cell expanded
   */
  protected BucketSearch(
      GridGraph graph,
      Heuristic heuristic,
      boolean checkComponents,
      SearchObserver observer,
      int shift,
      long span) {
    super(graph, heuristic, checkComponents, observer);
    forward = new BucketFrontier(0, shift, span);
    backward = new BucketFrontier(1, shift, span);
  }

  /** Ends a query that counted so much, and joins the two halves of its path. */
  protected final Outcome finish(
      long expanded,
      long generated,
      long reopened,
      long touched,
      long pushes,
      int openPeak,
      PathBuffer path) {
    long operations = 2 * pushes - forward.open.size() - backward.open.size();
    counters.set(expanded, generated, reopened, touched, operations, openPeak);
    return finish(forward, backward, path);
  }
}
