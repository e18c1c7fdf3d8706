package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.hpa.bounded.BoundedQuery;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.search.LevelSearch;

/**
 * One thread's workspace of {@code hpa} with a factor, such as {@code hpa(w=1.05)}: 12 bytes for
 * each place on the rings of clusters, and one cluster's cells.
 *
 * <p>The bound is proven before the first move is handed out. So it holds for a path that is handed
 * out piece by piece, and for a query that was cut into slices. What is begun again after a slice
 * is as with {@link HpaSearch}.
 */
public final class BoundedHpaSearch extends GridSearch
    implements StepwiseSearch, ResumableSearch, ProvingSearch {
  private final BoundedQuery query;
  private final QueryMeter queryMeter;

  /** The refined part of a query that its budget stopped. */
  private final PathBuffer refined = new PathBuffer();

  private boolean isStepwise;
  private boolean hasMore;
  private Phase phase;
  private int start;
  private int goal;
  private long cost;

  BoundedHpaSearch(
      BoundedQuery query, GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, QueryMeter.EXTRA_COUNTERS.size());
    this.query = query;
    queryMeter = new QueryMeter(observer, counters, meter);
  }

  @Override
  public long lowerBound() {
    return query.lowerBound();
  }

  @Override
  public Outcome begin(int start, int goal, PathBuffer path, Budget budget) {
    isStepwise = true;
    hasMore = false;
    try {
      return find(start, goal, path, budget);
    } finally {
      isStepwise = false;
    }
  }

  @Override
  public boolean advance(PathBuffer path) {
    if (!hasMore) {
      return false;
    }
    hasMore = query.advance(path, queryMeter);
    queryMeter.end(cost);
    if (queryMeter.stopped() != null) {
      throw new BudgetExhaustedException("refinement", queryMeter.stopped());
    }
    return hasMore;
  }

  @Override
  protected void stay(int cell, PathBuffer path) {
    super.stay(cell, path);
    query.stay();
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    this.start = start;
    this.goal = goal;
    phase = Phase.INSERTION;
    queryMeter.begin(budget);
    queryMeter.mark();
    return end(searchParts(path), path);
  }

  @Override
  public Outcome resume(PathBuffer path, Budget budget) {
    return resumeQuery(path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    queryMeter.backToMark(budget);
    path.addAll(refined, 0);
    return end(searchParts(path), path);
  }

  /** Goes on from the phase in which the query is; false without a path, or if it was stopped. */
  private boolean searchParts(PathBuffer path) {
    // Join start and goal to the graph.
    if (phase == Phase.INSERTION) {
      if (!query.join(start, goal, queryMeter)) {
        return false;
      }
      // Search until a path is proven good enough, or go on where the budget stopped that search.
      phase = Phase.MAIN;
      cost = query.search(queryMeter);
    } else if (phase == Phase.MAIN) {
      cost = query.continueSearch(queryMeter);
    }
    if (phase == Phase.MAIN) {
      queryMeter.mark();
      if (queryMeter.stopped() != null || cost == LevelSearch.NO_PATH) {
        return false;
      }
      phase = Phase.REFINEMENT;
    }
    // Refine that path: all of it, or its first stretch.
    do {
      hasMore = query.advance(path, queryMeter);
      if (queryMeter.stopped() != null) {
        return false;
      }
      queryMeter.mark();
    } while (hasMore && !isStepwise);
    return true;
  }

  private Outcome end(boolean isFound, PathBuffer path) {
    queryMeter.end(isFound ? cost : 0);
    refined.clear();
    if (!isFound) {
      refined.addAll(path, 0);
      path.clear();
    }
    return meter.outcome(isFound);
  }
}
