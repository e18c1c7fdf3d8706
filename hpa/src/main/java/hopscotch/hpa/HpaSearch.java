package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Phase;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.search.LevelSearch;

/**
 * One thread's workspace of {@code hpa}. It takes 12 bytes for each node of each level, and a few
 * for each cell of one cluster; where near pairs are answered by A*, it takes 8 bytes more for each
 * cell of the map.
 *
 * <p>A query that its budget stopped goes on with the search of the highest level where it was. If
 * it was stopped while an end was joined, or in a stretch of the refinement, that part is begun
 * again, which takes the work of a few clusters, however large the map is. What it expands again is
 * not counted and is in no budget, but an observer sees it again.
 *
 * <p>After a repair of its planner the next find is answered on the changed map. A query that was
 * under way then cannot go on: to advance or resume it is an {@link IllegalStateException}.
 */
public final class HpaSearch extends GridSearch implements StepwiseSearch, ResumableSearch {
  private final boolean refine;
  private final int direct;
  private final HpaOptions options;
  private final AbstractGraph abstraction;
  private final QueryMeter queryMeter;
  private ResumableSearch near;
  private HierarchicalSearch hierarchy;

  /** The shape and the repairs of the abstract graph that the last query was answered on. */
  private int shape;

  private int repairs;

  /** The refined part of a query that its budget stopped. */
  private final PathBuffer refined = new PathBuffer();

  private boolean isStepwise;
  private boolean hasMore;
  private boolean isNear;
  private Phase phase;
  private int start;
  private int goal;
  private long cost;

  /**
   * A search.
   *
   * @param direct pairs no farther apart are answered by A*
   * @param checkComponents whether the components of the cells answer unreachable goals
   */
  HpaSearch(
      HpaOptions options,
      AbstractGraph abstraction,
      int direct,
      boolean checkComponents,
      SearchObserver observer) {
    super(abstraction.graph(), checkComponents, observer, QueryMeter.EXTRA_COUNTERS.size());
    refine = options.refine() == RefineMode.FULL;
    this.direct = direct;
    this.options = options;
    this.abstraction = abstraction;
    queryMeter = new QueryMeter(observer, counters, meter);
    makeParts();
  }

  private void makeParts() {
    near = direct == 0 || !refine ? null : aStar(graph, observer);
    hierarchy = new HierarchicalSearch(abstraction, options.insertion(), options.cacheKibibytes());
    shape = abstraction.shape();
    repairs = abstraction.repairs();
  }

  /** Goes over to the abstract graph as it is now. */
  private void takeUpRepairs() {
    if (repairs != abstraction.repairs()) {
      repairs = abstraction.repairs();
      if (shape == abstraction.shape()) {
        hierarchy.clearCache();
      } else {
        makeParts();
      }
    }
  }

  private void requireNoRepair() {
    if (repairs != abstraction.repairs()) {
      throw new IllegalStateException(
          "the map has changed, or its planner was tidied, since this query began:"
              + " expected a new find");
    }
  }

  private static ResumableSearch aStar(GridGraph graph, SearchObserver observer) {
    Planner planner = Planners.prepare("astar(components=false)", graph);
    return (ResumableSearch) planner.newSearch(observer == null ? null : observer.withoutEnds());
  }

  private boolean isDirect(int start, int goal) {
    GridMap map = graph.map();
    return Math.abs(map.x(start) - map.x(goal)) <= direct
        && Math.abs(map.y(start) - map.y(goal)) <= direct;
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
    requireNoRepair();
    hasMore = hierarchy.refineNext(path, queryMeter);
    queryMeter.end(cost);
    if (queryMeter.stopped() != null) {
      throw new BudgetExhaustedException("refinement", queryMeter.stopped());
    }
    return hasMore;
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    takeUpRepairs();
    isNear = near != null && isDirect(start, goal);
    if (isNear) {
      return endNear(near.find(start, goal, path, budget));
    }
    this.start = start;
    this.goal = goal;
    phase = Phase.INSERTION;
    queryMeter.begin(budget);
    queryMeter.mark();
    return end(hierarchicalSearch(path), path);
  }

  @Override
  public Outcome resume(PathBuffer path, Budget budget) {
    return resumeQuery(path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    requireNoRepair();
    if (isNear) {
      return endNear(near.resume(path, budget));
    }
    queryMeter.backToMark(budget);
    path.addAll(refined, 0);
    return end(hierarchicalSearch(path), path);
  }

  private Outcome endNear(Outcome outcome) {
    counters.clear();
    counters.add(near.counters());
    return outcome;
  }

  /**
   * The paper's hierarchicalSearch, from the phase on in which the query is. False if there is no
   * path or the budget stopped it. To smooth is another planner's work: {@code rays(hpa)}.
   */
  private boolean hierarchicalSearch(PathBuffer path) {
    // Insert start and goal.
    if (phase == Phase.INSERTION) {
      boolean mayBeFound = hierarchy.insert(start, goal, queryMeter);
      if (!mayBeFound) {
        return false;
      }
      // Search for an abstract path, or go on where the budget stopped that search.
      phase = Phase.MAIN;
      cost = hierarchy.searchForPath(queryMeter);
    } else if (phase == Phase.MAIN) {
      cost = hierarchy.continueSearchForPath(queryMeter);
    }
    if (phase == Phase.MAIN) {
      queryMeter.mark();
      if (queryMeter.stopped() != null || cost == LevelSearch.NO_PATH) {
        return false;
      }
      phase = Phase.REFINEMENT;
    }
    // Refine the abstract path.
    return refinePath(path);
  }

  /** Appends the path, its first stretch, or the nodes of the abstract path. */
  private boolean refinePath(PathBuffer path) {
    if (!refine) {
      hierarchy.appendRoute(path);
      return true;
    }
    do {
      hasMore = hierarchy.refineNext(path, queryMeter);
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
