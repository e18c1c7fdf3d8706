package hopscotch.core.planner.base;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A planner made of a function that makes its searches. What else is said of it is set before it is
 * handed out, and stays:
 *
 * <pre>{@code
 * new GraphPlanner(graph, Guarantee.OPTIMAL, observer -> ...).counting(List.of("necessary"))
 * }</pre>
 */
public final class GraphPlanner implements Planner {
  private final GridGraph graph;
  private final Guarantee guarantee;
  private final Function<SearchObserver, PathSearch> searches;
  private final List<Object> capabilities = new ArrayList<>();
  private List<String> extraCounters = List.of();
  private Map<String, String> decided = Map.of();
  private LengthMetric metric = LengthMetric.GRID;
  private boolean answersPoints;
  private long indexBytes;

  /**
   * A planner of paths of moves, without extra counters, that prepares nothing beyond the graph.
   *
   * @param searches makes a search for an observer, which may be {@code null}
   */
  public GraphPlanner(
      GridGraph graph, Guarantee guarantee, Function<SearchObserver, PathSearch> searches) {
    this.graph = graph;
    this.guarantee = guarantee;
    this.searches = searches;
  }

  /** Names its extra counters. */
  public GraphPlanner counting(List<String> names) {
    extraCounters = List.copyOf(names);
    return this;
  }

  /** Says what it decided by itself; see {@link Planner#decided}. */
  public GraphPlanner deciding(Map<String, String> values) {
    decided = Map.copyOf(values);
    return this;
  }

  /** Lets its paths be any-angle: of cells, or of points. */
  public GraphPlanner anyAngle(boolean ofPoints) {
    metric = LengthMetric.EUCLIDEAN;
    answersPoints = ofPoints;
    return this;
  }

  /** Says how many bytes it prepared beyond the graph. */
  public GraphPlanner holding(long bytes) {
    indexBytes = bytes;
    return this;
  }

  /** Adds a thing that it can do beyond finding paths; see {@link Planner#capability}. */
  public GraphPlanner with(Object capability) {
    capabilities.add(capability);
    return this;
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return guarantee;
  }

  @Override
  public LengthMetric metric() {
    return metric;
  }

  @Override
  public boolean answersPoints() {
    return answersPoints;
  }

  @Override
  public Map<String, String> decided() {
    return decided;
  }

  @Override
  public long indexBytes() {
    return indexBytes;
  }

  @Override
  public List<String> extraCounters() {
    return extraCounters;
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
