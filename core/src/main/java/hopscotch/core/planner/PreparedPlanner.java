package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.Optional;

/** A planner with the spec it was prepared from and the time that took. */
public final class PreparedPlanner implements Planner {
  private final PlannerSpec spec;
  private final Planner planner;
  private final long preparationNanos;

  PreparedPlanner(PlannerSpec spec, Planner planner, long preparationNanos) {
    this.spec = spec;
    this.planner = planner;
    this.preparationNanos = preparationNanos;
  }

  /** The normalised spec. */
  public PlannerSpec spec() {
    return spec;
  }

  /** The planner itself, for what its class offers beyond the interface. */
  public Planner planner() {
    return planner;
  }

  /** How long the preparation took, in nanoseconds. */
  public long preparationNanos() {
    return preparationNanos;
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
