package hopscotch.core.search.incremental;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.Incremental;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.MovingEnds;
import java.util.List;
import java.util.function.Function;

/**
 * A planner of this package. It prepares nothing beyond the graph; a search for single queries
 * begins anew with each.
 *
 * @param graph the graph
 * @param mayMove what may move between two finds without a new begin
 * @param extraCounters the names of its extra counters
 * @param searches makes a search for an observer, which may be {@code null}
 */
record IncrementalPlanner(
    GridGraph graph,
    MovingEnds mayMove,
    List<String> extraCounters,
    Function<SearchObserver, IncrementalSearch> searches)
    implements Planner, Incremental {
  /** The guarantee of each planner of this package, on any map. */
  static final Guarantee PROMISE = Guarantee.OPTIMAL;

  @Override
  public Guarantee guarantee() {
    return PROMISE;
  }

  @Override
  public IncrementalSearch newIncrementalSearch(SearchObserver observer) {
    return searches.apply(observer);
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new FirstFinds(searches.apply(observer));
  }
}
