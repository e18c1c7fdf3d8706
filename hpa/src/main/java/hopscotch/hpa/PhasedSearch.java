package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.search.LevelSearch;

/**
 * A search in the phases of hierarchicalSearch (Botea, Mueller and Schaeffer 2004): start and goal
 * are inserted, an abstract path is searched for, and it is refined stretch by stretch. To smooth
 * it is another planner's work: {@code rays(hpa)}.
 *
 * <p>A query that its budget stopped goes on with the search for an abstract path where it was. If
 * it was stopped while an end was joined, or in a stretch of the refinement, that part is begun
 * again, which takes the work of a few clusters, however large the map is. What it expands again is
 * not counted and is in no budget, but an observer sees it again.
 */
abstract class PhasedSearch extends GridSearch implements StepwiseSearch, ResumableSearch {
  final QueryMeter queryMeter;

  /** The refined part of a query that its budget stopped. */
  private final PathBuffer refined = new PathBuffer();

  private boolean isStepwise;
  private boolean hasMore;
  private Phase phase;
  private int start;
  private int goal;
  private long cost;

  PhasedSearch(GridGraph graph, boolean checkComponents, SearchObserver observer) {
    super(graph, checkComponents, observer, QueryMeter.EXTRA_COUNTERS.size());
    queryMeter = new QueryMeter(observer, counters, meter);
  }

  /**
   * Inserts start and goal. False if no path can join the two, or if the query was stopped; then it
   * may be begun again.
   */
  abstract boolean insert(int start, int goal);

  /**
   * Searches for an abstract path between the ends that are inserted. Returns its cost, {@link
   * LevelSearch#NO_PATH} if there is none; undefined if the query was stopped.
   */
  abstract long searchForPath();

  /** Goes on with {@link #searchForPath}, which was stopped. */
  abstract long continueSearchForPath();

  /**
   * Refines the next stretch of the abstract path: appends to what was refined so far. False if the
   * path reached the goal or the query was stopped. If it was stopped, nothing is appended.
   */
  abstract boolean refineNext(PathBuffer path);

  /** Called before a query goes on; throws {@link IllegalStateException} if the map has changed. */
  abstract void requireNoRepair();

  static void requireNone(int before, int now) {
    if (before != now) {
      throw new IllegalStateException(
          "the map has changed, or its planner was tidied, since this query began:"
              + " expected a new find");
    }
  }

  @Override
  public final Outcome begin(int start, int goal, PathBuffer path, Budget budget) {
    isStepwise = true;
    hasMore = false;
    try {
      return find(start, goal, path, budget);
    } finally {
      isStepwise = false;
    }
  }

  @Override
  public final boolean advance(PathBuffer path) {
    if (!hasMore) {
      return false;
    }
    requireNoRepair();
    hasMore = refineNext(path);
    queryMeter.end(cost);
    if (queryMeter.stopped() != null) {
      throw new BudgetExhaustedException("refinement", queryMeter.stopped());
    }
    return hasMore;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    this.start = start;
    this.goal = goal;
    phase = Phase.INSERTION;
    queryMeter.begin(budget);
    queryMeter.mark();
    return end(hierarchicalSearch(path), path);
  }

  @Override
  public final Outcome resume(PathBuffer path, Budget budget) {
    return resumeQuery(path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    queryMeter.backToMark(budget);
    path.addAll(refined, 0);
    return end(hierarchicalSearch(path), path);
  }

  /** Goes on from the phase in which the query is; false without a path, or if it was stopped. */
  private boolean hierarchicalSearch(PathBuffer path) {
    // Insert start and goal.
    if (phase == Phase.INSERTION) {
      if (!insert(start, goal)) {
        return false;
      }
      // Search for an abstract path, or go on where the budget stopped that search.
      phase = Phase.MAIN;
      cost = searchForPath();
    } else if (phase == Phase.MAIN) {
      cost = continueSearchForPath();
    }
    if (phase == Phase.MAIN) {
      queryMeter.mark();
      if (queryMeter.stopped() != null || cost == LevelSearch.NO_PATH) {
        return false;
      }
      phase = Phase.REFINEMENT;
    }
    // Refine it, or its first stretch.
    do {
      hasMore = refineNext(path);
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
