package hopscotch.bidirectional.pair;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Heuristic;

/**
 * NBS (Chen, Holte, Zilles and Sturtevant, "Front-to-End Bidirectional Heuristic Search with
 * Near-Optimal Node Expansions", IJCAI 2017): expands both cells of an open pair of least lb. Its
 * paths are optimal; what is near-optimal is the number of its expansions.
 *
 * <p>Lower bound: the least lb of an open pair. Stop: mu &lt;= that bound, or an open list is
 * empty. For the reason see {@link PairSearch}.
 *
 * <p>Guarantee: optimal, for a consistent heuristic. It makes at most twice as many necessary
 * expansions as any front-to-end algorithm that is given e and h alone. For a cell is expanded once
 * on each side, so the pairs that are expanded are disjoint. Of each pair of lb &lt; C* every such
 * algorithm expands at least one cell. (The pairs are a matching in the graph whose minimum vertex
 * cover it has to expand.)
 *
 * <p>A cell is expanded once on each side, at its least g. For suppose that a cheaper path to it
 * has an open cell before it. That cell would be ready too, since its f is no larger. Its g would
 * be smaller by at least the cheapest move, and a bucket's width is the largest power of two up to
 * that, so it would be taken first.
 *
 * <p>The order by f is that of buckets. So the lb of the pair chosen may be above the bound by less
 * than the width of a bucket. Only pairs of lb &lt; C* count as necessary.
 */
public final class NbsSearch extends PairSearch {

  /** A search on a graph. */
  public NbsSearch(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    boolean goesOn = true;
    open(start, goal, budget);
    while (goesOn && findPair() && bound < meeting.mu) {
      // Take the pair of the least g on either side; lb is known before the first is expanded.
      long forwardEntry = forward.ready.pop();
      long backwardEntry = backward.ready.pop();
      long lb =
          Math.max(
              forward.nextG + backward.nextG + epsilon, Math.max(forward.nextF, backward.nextF));
      // Expand both cells, the second unless the first led to a path that ends the search.
      goesOn = expand(forward, forwardEntry, lb);
      if (goesOn && bound < meeting.mu) {
        goesOn = expand(backward, backwardEntry, lb);
      }
    }
    return close(path);
  }

  /**
   * Makes cells ready until the first two are a pair of lb up to the bound; false if there is none.
   */
  private boolean findPair() {
    while (true) {
      clean(forward);
      clean(backward);
      if (forward.size() == 0 || backward.size() == 0) {
        return false;
      }
      if (hasPair()) {
        return true;
      }
      // Make the waiting cells of one side ready; if none is up to the bound, raise it.
      if (forward.waiting.size() > 0 && forward.waiting.floor() <= bound) {
        makeReady(forward);
      } else if (backward.waiting.size() > 0 && backward.waiting.floor() <= bound) {
        makeReady(backward);
      } else {
        raiseBound();
      }
    }
  }
}
