package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.core.sight.LineOfSight;
import hopscotch.hpa.abstraction.search.LevelSearch;
import hopscotch.hpa.effort.Effort;
import hopscotch.hpa.refine.HierarchicalSearch;

/**
 * One thread's workspace of {@code hpa}: 12 bytes a node of each level, and one cluster's cells;
 * where near pairs are answered by A*, 8 bytes a cell of the map more.
 */
public final class HpaSearch extends GridSearch implements StepwiseSearch {
  private final boolean refine;
  private final int direct;
  private final LineOfSight sight;
  private final PathSearch near;
  private final HierarchicalSearch hierarchy;
  private final Effort effort;
  private boolean isStepwise;
  private boolean hasMore;
  private long cost;

  HpaSearch(
      HierarchicalSearch hierarchy,
      GridGraph graph,
      boolean refine,
      int direct,
      boolean visible,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, Effort.EXTRA_COUNTERS.size());
    this.refine = refine;
    this.direct = direct;
    sight = visible ? new LineOfSight(graph) : null;
    near = direct == 0 && !visible || !refine ? null : aStar(graph, observer);
    this.hierarchy = hierarchy;
    effort = new Effort(observer, counters, meter);
  }

  private static PathSearch aStar(GridGraph graph, SearchObserver observer) {
    Planner planner = Planners.prepare("astar(components=false)", graph);
    return planner.newSearch(observer == null ? null : observer.withoutEnds());
  }

  private boolean isDirect(int start, int goal) {
    GridMap map = graph.map();
    if (sight != null && sight.sees(start, goal)) {
      return true;
    }
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
    hasMore = hierarchy.advance(path, effort);
    effort.end(cost);
    if (effort.stopped() != null) {
      throw new BudgetExhaustedException("refinement", effort.stopped());
    }
    return hasMore;
  }

  // join, search, refine; what smooths is a planner around this one: rays(hpa)
  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    if (near != null && isDirect(start, goal)) {
      return findNear(start, goal, path, budget);
    }
    effort.begin(budget);
    boolean mayBeFound = hierarchy.join(start, goal, effort);
    cost = mayBeFound ? hierarchy.search(effort) : LevelSearch.NO_PATH;
    boolean found = effort.stopped() == null && cost != LevelSearch.NO_PATH;
    if (found) {
      refine(path);
    }
    effort.end(found ? cost : 0);
    return meter.outcome(found);
  }

  private Outcome findNear(int start, int goal, PathBuffer path, Budget budget) {
    Outcome outcome = near.find(start, goal, path, budget);
    counters.add(near.counters());
    return outcome;
  }

  /** Fills an empty buffer with the path, its first stretch, or the nodes of the abstract path. */
  private void refine(PathBuffer path) {
    if (!refine) {
      hierarchy.appendRoute(path);
      return;
    }
    do {
      hasMore = hierarchy.advance(path, effort);
    } while (hasMore && !isStepwise);
    if (effort.stopped() != null) {
      path.clear();
    }
  }
}
