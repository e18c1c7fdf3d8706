package hopscotch.core.planner.base;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import java.util.List;
import java.util.function.Function;

/**
 * A planner of any-angle paths.
 *
 * @param graph the graph
 * @param guarantee the promise on that graph
 * @param answersPoints whether its paths are of points, not of cells
 * @param extraCounters the names of its extra counters
 * @param indexBytes what it prepared
 * @param searches makes a search for an observer, which may be {@code null}
 */
public record AnyAnglePlanner(
    GridGraph graph,
    Guarantee guarantee,
    boolean answersPoints,
    List<String> extraCounters,
    long indexBytes,
    Function<SearchObserver, PathSearch> searches)
    implements Planner {
  @Override
  public LengthMetric metric() {
    return LengthMetric.EUCLIDEAN;
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return searches.apply(observer);
  }
}
