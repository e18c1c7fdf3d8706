package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.function.Function;

/**
 * A planner that prepares nothing beyond the graph.
 *
 * @param graph the graph
 * @param guarantee the promise on that graph
 * @param extraCounters the names of its extra counters
 * @param searches makes a search for an observer, which may be {@code null}
 */
public record GraphPlanner(
    GridGraph graph,
    Guarantee guarantee,
    List<String> extraCounters,
    Function<SearchObserver, PathSearch> searches)
    implements Planner {

  /** A planner without extra counters. */
  public GraphPlanner(
      GridGraph graph, Guarantee guarantee, Function<SearchObserver, PathSearch> searches) {
    this(graph, guarantee, List.of(), searches);
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return searches.apply(observer);
  }
}
