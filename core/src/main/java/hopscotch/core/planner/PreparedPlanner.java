package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.Optional;

/** A planner with the spec it was prepared from and the time that took. */
public final class PreparedPlanner implements Planner {
  private final PlannerSpec spec;
  private final Planner planner;
  private final long preparationNanos;
  private final List<StoredIndex> storedIndexes;

  PreparedPlanner(PlannerSpec spec, Planner planner, long preparationNanos) {
    this(spec, planner, preparationNanos, List.of());
  }

  PreparedPlanner(
      PlannerSpec spec, Planner planner, long preparationNanos, List<StoredIndex> storedIndexes) {
    this.spec = spec;
    this.planner = planner;
    this.preparationNanos = preparationNanos;
    this.storedIndexes = List.copyOf(storedIndexes);
  }

  /** The normalised spec. */
  public PlannerSpec spec() {
    return spec;
  }

  /** The planner itself, for what its class offers beyond the interface. */
  public Planner planner() {
    return planner;
  }

  /** How long it took to build, or to read from a file, in nanoseconds; without writing it. */
  public long preparationNanos() {
    return preparationNanos;
  }

  /** The index files that were read or written, of this planner and those that it decorates. */
  public List<StoredIndex> storedIndexes() {
    return storedIndexes;
  }

  @Override
  public Optional<Planner> inner() {
    return Optional.of(planner);
  }

  @Override
  public GridGraph graph() {
    return planner.graph();
  }

  @Override
  public Guarantee guarantee() {
    return planner.guarantee();
  }

  @Override
  public LengthMetric metric() {
    return planner.metric();
  }

  @Override
  public long indexBytes() {
    return planner.indexBytes();
  }

  @Override
  public List<String> extraCounters() {
    return planner.extraCounters();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return planner.newSearch(observer);
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
