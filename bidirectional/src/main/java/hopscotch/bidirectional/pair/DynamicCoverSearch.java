package hopscotch.bidirectional.pair;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.Heuristic;

/**
 * DVCBS, dynamic vertex cover bidirectional search (Shperberg, Felner, Sturtevant, Shimony and
 * Hayoun, "Enriching Non-parametric Bidirectional Search Algorithms", AAAI 2019). It expands a
 * minimum vertex cover of the open pairs of least lb. The cover is found anew whenever the pairs
 * have changed.
 *
 * <p>Lower bound: the least lb of an open pair. Stop: mu &lt;= that bound, or an open list is
 * empty. {@link PairSearch} has the reason; which of the open cells are expanded plays no part in
 * it.
 *
 * <p>Ready cells are clustered by g, with one bucket for each g. Stale entries are counted too.
 * Clusters i and j pair up if gF(i) + gB(j) + e is at most the bound. Let i be the first forward
 * cluster that is left out of a cover. Then the cover must hold all backward clusters that i pairs
 * up with. These and all forward clusters before i suffice. So the minimum is found by two
 * pointers.
 *
 * <p>If both parts of the cover have cells, the smaller first cluster is expanded. The paper, too,
 * expands such a cluster before it looks for a cover again. Its clusters are of equal g, ours of a
 * bucket.
 *
 * <p>Guarantee: optimal, for a consistent heuristic; often fewer expansions than {@link NbsSearch},
 * but no bound on them.
 */
public final class DynamicCoverSearch extends PairSearch {

  /** A search on a graph. */
  public DynamicCoverSearch(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    boolean goesOn = true;
    open(start, goal, budget);
    while (goesOn && findPairs() && bound < meeting.mu) {
      // Find a minimum vertex cover of the pairs, and choose the cluster of it to begin with.
      PairFrontier here =
          coverPrefersForward(forward.ready, backward.ready, bound - epsilon) ? forward : backward;
      // Expand that cluster, until it is empty or another is first.
      int cluster = here.ready.first();
      while (goesOn
          && here.ready.size() > 0
          && here.ready.first() == cluster
          && bound < meeting.mu) {
        goesOn = expand(here, here.ready.pop(), Math.max(bound, here.nextF));
        clean(here);
      }
    }
    return close(path);
  }

  /** Makes every cell of f up to the bound ready, until there is a pair; false if there is none. */
  private boolean findPairs() {
    while (true) {
      makeReady(forward);
      makeReady(backward);
      clean(forward);
      clean(backward);
      if (forward.size() == 0 || backward.size() == 0) {
        return false;
      }
      if (hasPair()) {
        return true;
      }
      raiseBound();
    }
  }

  /**
   * Whether a minimum vertex cover is begun by expanding its first forward cluster.
   *
   * @param ahead the forward clusters, at least one
   * @param behind the backward clusters, at least one; the first two are a pair
   * @param limit two clusters are a pair if their floors sum to at most this
   */
  static boolean coverPrefersForward(BucketArray ahead, BucketArray behind, long limit) {
    // With no forward cluster, the cover is all backward clusters that pair up with the first.
    int last = behind.first();
    long backwardCells = 0;
    for (; last < behind.bucketCount() && behind.floor(last) + ahead.floor() <= limit; last++) {
      backwardCells += behind.count(last);
    }
    long forwardCells = 0;
    long fewest = backwardCells;
    boolean takesForward = false;
    boolean takesBackward = true;
    // With one forward cluster more, drop those backward that pair up only with clusters up to it.
    int cluster = ahead.first();
    for (; backwardCells > 0 && cluster < ahead.bucketCount(); cluster++) {
      forwardCells += ahead.count(cluster);
      while (last > behind.first()
          && (cluster + 1 == ahead.bucketCount()
              || behind.floor(last - 1) + ahead.floor(cluster + 1) > limit)) {
        backwardCells -= behind.count(--last);
      }
      if (forwardCells + backwardCells < fewest) {
        fewest = forwardCells + backwardCells;
        takesForward = true;
        takesBackward = backwardCells > 0;
      }
    }
    return takesForward
        && (!takesBackward || ahead.count(ahead.first()) <= behind.count(behind.first()));
  }
}
