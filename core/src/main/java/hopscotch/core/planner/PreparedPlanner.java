package hopscotch.core.planner;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.StoredIndex;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A planner together with the spec from which it was prepared and the time that this took. */
public final class PreparedPlanner implements Planner {
  private final KnownSpec spec;
  private final Planner planner;
  private final Guarantee guarantee;
  private final long preparationNanos;
  private final List<StoredIndex> storedIndexes;

  PreparedPlanner(KnownSpec spec, Planner planner, long preparationNanos) {
    this(spec, planner, preparationNanos, List.of());
  }

  PreparedPlanner(
      KnownSpec spec, Planner planner, long preparationNanos, List<StoredIndex> storedIndexes) {
    this.spec = spec;
    this.planner = planner;
    // Asked here, so that a planner which cannot say it fails in its preparation.
    this.guarantee = Objects.requireNonNull(planner.guarantee(), "it promises null");
    this.preparationNanos = preparationNanos;
    this.storedIndexes = List.copyOf(storedIndexes);
  }

  /** The spec. */
  public KnownSpec spec() {
    return spec;
  }

  /**
   * The spec with what the planner, and those that it decorates, decided by themselves for this
   * graph. It makes the same planner: one with the same paths and counters.
   */
  public KnownSpec resolved() {
    return Planners.known(resolved(spec.normal(), planner));
  }

  private static PlannerSpec resolved(PlannerSpec spec, Planner planner) {
    Map<String, String> parameters = new LinkedHashMap<>(spec.parameters());
    planner.decided().forEach((name, value) -> put(parameters, spec.id(), name, value));
    boolean isDecorator = spec.inner().size() == 1 && planner.inner().isPresent();
    List<PlannerSpec> inner =
        isDecorator ? List.of(resolved(spec.inner().get(0), planner.inner().get())) : spec.inner();
    return new PlannerSpec(spec.id(), inner, parameters);
  }

  /** A planner may be that of another spec, made under an id without that parameter. */
  private static void put(Map<String, String> parameters, String id, String name, String value) {
    if (Planners.factory(id).parameters().stream().anyMatch(it -> it.name().equals(name))) {
      parameters.put(name, value);
    }
  }

  /** The planner itself. */
  public Planner planner() {
    return planner;
  }

  /**
   * The nanoseconds that it took to build the planner or to read it from a file. The time for
   * writing it, and for waiting until another process had built it, is not included.
   */
  public long preparationNanos() {
    return preparationNanos;
  }

  /** The index files that were read or written, of this planner and those that it decorates. */
  public List<StoredIndex> storedIndexes() {
    return storedIndexes;
  }

  /**
   * Whether an index of it, or of a planner that it decorates, was read from a file: then its time
   * is not that of a preparation.
   */
  public boolean isRead() {
    return storedIndexes.stream().anyMatch(StoredIndex::isRead);
  }

  @Override
  public Optional<Planner> inner() {
    return Optional.of(planner);
  }

  /**
   * An ability of the planner. If it decorates one that can be repaired, it can be repaired as
   * well: the repaired one is decorated again.
   */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == Repairable.class
        ? repair(spec, planner).map(repair -> type.cast((Repairable) c -> repaired(repair, c)))
        : planner.capability(type);
  }

  private PreparedPlanner repaired(Repairable repair, CellChanges changes) {
    long start = System.nanoTime();
    Planner repaired = repair.withChanges(changes);
    return new PreparedPlanner(spec, repaired, System.nanoTime() - start);
  }

  private static Optional<Repairable> repair(KnownSpec spec, Planner planner) {
    Optional<Repairable> own = planner.capability(Repairable.class);
    if (own.isPresent() || spec.inner().size() != 1 || planner.inner().isEmpty()) {
      return own;
    }
    return repair(spec.inner().get(0), planner.inner().get())
        .map(inner -> changes -> Planners.decorate(spec, inner.withChanges(changes)));
  }

  @Override
  public GridGraph graph() {
    return planner.graph();
  }

  @Override
  public Guarantee guarantee() {
    return guarantee;
  }

  @Override
  public LengthMetric metric() {
    return planner.metric();
  }

  @Override
  public boolean answersPoints() {
    return planner.answersPoints();
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
