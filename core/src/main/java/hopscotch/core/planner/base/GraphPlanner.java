package hopscotch.core.planner.base;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A planner that prepares nothing beyond the graph.
 *
 * @param graph the graph
 * @param guarantee the promise on that graph
 * @param extraCounters the names of its extra counters
 * @param decided what it decided by itself; see {@link Planner#decided}
 * @param searches makes a search for an observer, which may be {@code null}
 * @param capabilities what it can do beyond finding paths; see {@link Planner#capability}
 */
public record GraphPlanner(
    GridGraph graph,
    Guarantee guarantee,
    List<String> extraCounters,
    Map<String, String> decided,
    Function<SearchObserver, PathSearch> searches,
    List<?> capabilities)
    implements Planner {

  /** A planner that finds paths and does no more. */
  public GraphPlanner(
      GridGraph graph,
      Guarantee guarantee,
      List<String> extraCounters,
      Map<String, String> decided,
      Function<SearchObserver, PathSearch> searches) {
    this(graph, guarantee, extraCounters, decided, searches, List.of());
  }

  /** A planner that decides nothing by itself. */
  public GraphPlanner(
      GridGraph graph,
      Guarantee guarantee,
      List<String> extraCounters,
      Function<SearchObserver, PathSearch> searches) {
    this(graph, guarantee, extraCounters, Map.of(), searches);
  }

  /** A planner without extra counters that decides nothing by itself. */
  public GraphPlanner(
      GridGraph graph, Guarantee guarantee, Function<SearchObserver, PathSearch> searches) {
    this(graph, guarantee, List.of(), searches);
  }

  /** This planner, which can do one thing more. */
  public GraphPlanner with(Object capability) {
    List<Object> more = new ArrayList<>(capabilities);
    more.add(capability);
    return new GraphPlanner(graph, guarantee, extraCounters, decided, searches, List.copyOf(more));
  }

  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return capabilities.stream().filter(type::isInstance).map(type::cast).findFirst();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return searches.apply(observer);
  }
}
