package hopscotch.bidirectional;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Heuristic;

/**
 * NBS, near-optimal bidirectional search (Chen, Holte, Zilles and Sturtevant, "Front-to-End
 * Bidirectional Heuristic Search with Near-Optimal Node Expansions", IJCAI 2017): expands both
 * cells of an open pair of least lb.
 *
 * <p>Lower bound: the least lb of an open pair. Stop: mu &lt;= that bound, or an open list is
 * empty. For the reason see {@link PairSearch}.
 *
 * <p>Guarantee: optimal, for a consistent heuristic, and at most twice as many necessary expansions
 * as any front-to-end algorithm that is given e and h alone: a cell is expanded once a side, so the
 * pairs are disjoint, and of each pair of lb &lt; C* every such algorithm expands at least one
 * cell; they are a matching in the graph whose minimum vertex cover it has to expand.
 *
 * <p>A cell is expanded once, because its g is least: an open cell before it on a cheaper way would
 * be ready too, its f being no larger, and at least the cheapest move ahead by g, which is a
 * bucket. The order by f is that of buckets, so a pair may be chosen whose lb is above the bound by
 * less than a bucket's width; only those of lb &lt; C* count as necessary.
 */
final class NearOptimalSearch extends PairSearch {

  NearOptimalSearch(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    Outcome stopped = null;
    open(start, goal, budget);
    while (stopped == null && findPair() && bound < meeting.mu) {
      long ahead = forward.ready.pop();
      long behind = backward.ready.pop();
      long because =
          Math.max(
              forward.nextG + backward.nextG + epsilon, Math.max(forward.nextF, backward.nextF));
      stopped = expand(forward, ahead, because);
      if (stopped == null && bound < meeting.mu) {
        stopped = expand(backward, behind, because);
      }
    }
    return close(path, stopped);
  }

  /** Has a pair of lb up to the bound first in the ready queues; false if a side has no cell. */
  private boolean findPair() {
    while (true) {
      clean(forward);
      clean(backward);
      if (forward.size() == 0 || backward.size() == 0) {
        return false;
      }
      if (forward.ready.size() > 0
          && backward.ready.size() > 0
          && forward.ready.floor() + backward.ready.floor() + epsilon <= bound) {
        return true;
      }
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
