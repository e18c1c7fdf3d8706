package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.hpa.abstraction.AbstractGraph;

/**
 * One thread's workspace of {@code hpa}. It takes 12 bytes for each node of each level, and a few
 * for each cell of one cluster; where near pairs are answered by A*, it takes 8 bytes more for each
 * cell of the map.
 *
 * <p>After a repair of its planner the next find is answered on the changed map. A query that was
 * under way then cannot go on: to advance or resume it is an {@link IllegalStateException}.
 */
public final class HpaSearch extends PhasedSearch {
  private final boolean refine;
  private final int direct;
  private final HpaOptions options;
  private final AbstractGraph abstraction;
  private ResumableSearch near;
  private HierarchicalSearch hierarchy;

  /** The shape and the repairs of the abstract graph that the last query was answered on. */
  private int shape;

  private int repairs;

  private boolean isNear;

  HpaSearch(
      HpaOptions options,
      AbstractGraph abstraction,
      int direct,
      boolean checkComponents,
      SearchObserver observer) {
    super(abstraction.graph(), checkComponents, observer);
    refine = options.refine() == RefineMode.FULL;
    this.direct = direct;
    this.options = options;
    this.abstraction = abstraction;
    makeParts();
  }

  private void makeParts() {
    near = direct == 0 || !refine ? null : aStar(graph, observer);
    hierarchy = new HierarchicalSearch(abstraction, options.insertion());
    shape = abstraction.shape();
    repairs = abstraction.repairs();
  }

  private void takeUpRepairs() {
    repairs = abstraction.repairs();
    if (shape != abstraction.shape()) {
      makeParts();
    }
  }

  @Override
  void requireNoRepair() {
    requireNone(repairs, abstraction.repairs());
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
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    takeUpRepairs();
    isNear = near != null && isDirect(start, goal);
    return isNear
        ? endNear(near.find(start, goal, path, budget))
        : super.search(start, goal, path, budget);
  }

  @Override
  protected Outcome continueSearch(PathBuffer path, Budget budget) {
    requireNoRepair();
    return isNear ? endNear(near.resume(path, budget)) : super.continueSearch(path, budget);
  }

  private Outcome endNear(Outcome outcome) {
    counters.clear();
    counters.add(near.counters());
    return outcome;
  }

  @Override
  boolean insert(int start, int goal) {
    return hierarchy.insert(start, goal, queryMeter);
  }

  @Override
  long searchForPath() {
    return hierarchy.searchForPath(queryMeter);
  }

  @Override
  long continueSearchForPath() {
    return hierarchy.continueSearchForPath(queryMeter);
  }

  /** Without refinement the path is the nodes of the abstract path, all at once. */
  @Override
  boolean refineNext(PathBuffer path) {
    if (refine) {
      return hierarchy.refineNext(path, queryMeter);
    }
    hierarchy.appendRoute(path);
    return false;
  }
}
