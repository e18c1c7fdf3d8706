package hopscotch.core.search.incremental;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.IncrementalSearch;

/**
 * An incremental search as one for single queries: each begins anew, so none is answered by what
 * another found.
 */
record FirstFinds(IncrementalSearch search) implements PathSearch {
  @Override
  public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
    search.beginAnew();
    return search.find(start, goal, path, budget);
  }

  @Override
  public SearchCounters counters() {
    return search.counters();
  }
}
