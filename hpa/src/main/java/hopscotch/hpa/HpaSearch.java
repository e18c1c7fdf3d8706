package hopscotch.hpa;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.GridSearch;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.hpa.abstraction.LevelSearch;
import hopscotch.hpa.effort.Effort;
import hopscotch.hpa.refine.Hierarchy;

/**
 * One thread's workspace of {@code hpa}: 16 bytes a node of each level, and one cluster's cells.
 */
public final class HpaSearch extends GridSearch {
  private final boolean refine;
  private final Hierarchy hierarchy;
  private final Effort effort;

  HpaSearch(
      Hierarchy hierarchy,
      GridGraph graph,
      boolean refine,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, Effort.EXTRA_COUNTERS.size());
    this.refine = refine;
    this.hierarchy = hierarchy;
    effort = new Effort(observer, counters, meter);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    effort.begin(budget);
    long cost = hierarchy.find(start, goal, effort);
    boolean found = effort.stopped() == null && cost != LevelSearch.NO_WAY;
    if (found && refine) {
      boolean more = true;
      while (more) {
        more = hierarchy.advance(path, effort);
      }
    } else if (found) {
      hierarchy.appendRoute(path);
    }
    effort.end(found ? cost : 0);
    if (effort.stopped() != null) {
      path.clear();
      return effort.stopped();
    }
    return found ? Outcome.FOUND : Outcome.NO_PATH;
  }
}
