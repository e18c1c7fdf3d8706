package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A spec prepared for one graph. Immutable and shared by threads, but for a {@link
 * ChangingPlanner}.
 */
public interface Planner {
  /** The graph it answers queries on. */
  GridGraph graph();

  /** What it promises on this graph. */
  Guarantee guarantee();

  /** How its paths are measured. */
  default LengthMetric metric() {
    return LengthMetric.GRID;
  }

  /**
   * Whether its paths are of points, and not of cells: those of exact any-angle planners are, which
   * bend at corners. Only these serve queries that begin and end at corners.
   */
  default boolean answersPoints() {
    return false;
  }

  /**
   * What it decided by itself for this graph, by name of the parameter: those that its spec left to
   * it, with the values that would have made it the same planner. See {@link
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
   * What this planner can do beyond finding paths, as the interface that says so: {@link
   * Repairable} or one of {@link hopscotch.core.planner.capability}; empty if it cannot. Ask for it
   * here and not by {@code instanceof}: a planner that wraps another hands on what stays true of
   * the whole.
   */
  default <T> Optional<T> capability(Class<T> type) {
    return type.isInstance(this) ? Optional.of(type.cast(this)) : Optional.empty();
  }

  /** The size of what was prepared beyond the graph, in bytes. */
  default long indexBytes() {
    return 0;
  }

  /** The names of the counters it keeps beyond the common ones. */
  default List<String> extraCounters() {
    return List.of();
  }

  /** A new workspace, unobserved. */
  default PathSearch newSearch() {
    return newSearch(null);
  }

  /** A new workspace whose queries {@code observer} watches; {@code null} for none. */
  PathSearch newSearch(SearchObserver observer);
}
