package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A planner that was prepared from a spec for one graph. It is immutable and may be shared by
 * threads, unless it is a {@link ChangingPlanner}.
 */
public interface Planner {
  /** The graph on which it answers queries. */
  GridGraph graph();

  /** The promise that it keeps on this graph. */
  Guarantee guarantee();

  /** The way in which its paths are measured. */
  default LengthMetric metric() {
    return LengthMetric.GRID;
  }

  /**
   * Whether its paths consist of points rather than cells. Those of exact any-angle planners do,
   * since they bend at corners. Only such planners serve queries that begin and end at corners.
   */
  default boolean answersPoints() {
    return false;
  }

  /**
   * The values that it chose for this graph, by the name of the parameter: those which its spec
   * left to it. A spec with these values makes the same planner. See {@link
   * PreparedPlanner#resolved}.
   */
  default Map<String, String> decided() {
    return Map.of();
  }

  /** The planner it wraps, if it wraps one. */
  default Optional<Planner> inner() {
    return Optional.empty();
  }

  /**
   * An ability beyond finding paths, as an instance of its interface: {@link Repairable} or one of
   * {@link hopscotch.core.planner.capability}. It is empty if the planner lacks the ability. Ask
   * for it here and not by {@code instanceof}, since a planner that wraps another hands on the
   * abilities that the whole still has.
   */
  default <T> Optional<T> capability(Class<T> type) {
    return type.isInstance(this) ? Optional.of(type.cast(this)) : Optional.empty();
  }

  /** The size in bytes of the data that were prepared beside the graph. */
  default long indexBytes() {
    return 0;
  }

  /** The names of the counters that it keeps beside the common ones. */
  default List<String> extraCounters() {
    return List.of();
  }

  /** A new workspace without an observer. */
  default PathSearch newSearch() {
    return newSearch(null);
  }

  /** A new workspace whose queries an observer watches, or nobody if it is {@code null}. */
  PathSearch newSearch(SearchObserver observer);
}
