package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** The registry: every planner of every {@link PlannerProvider} on the class path. */
public final class Planners {
  private static final Map<String, PlannerFactory> FACTORIES = load();

  private Planners() {}

  private static Map<String, PlannerFactory> load() {
    Map<String, PlannerFactory> factories = new LinkedHashMap<>();
    for (PlannerProvider provider : ServiceLoader.load(PlannerProvider.class)) {
      for (PlannerFactory factory : provider.planners()) {
        if (factories.put(factory.id(), factory) != null) {
          throw new IllegalStateException(
              "two planners are called '%s'; one is of %s"
                  .formatted(factory.id(), provider.getClass().getName()));
        }
      }
    }
    return Collections.unmodifiableMap(factories);
  }

  /** All entries, in the order of their providers; not to be changed. */
  public static Collection<PlannerFactory> all() {
    return FACTORIES.values();
  }

  /**
   * The entry of an id.
   *
   * @throws IllegalArgumentException naming the known ids
   */
  public static PlannerFactory factory(String id) {
    PlannerFactory factory = FACTORIES.get(id);
    if (factory == null) {
      throw new IllegalArgumentException(
          "unknown planner '" + id + "'; known: " + String.join(", ", FACTORIES.keySet()));
    }
    return factory;
  }

  /**
   * The one way to write a spec: parameters in their declared order, defaults left off, numbers
   * normalised.
   *
   * @throws IllegalArgumentException if an id, parameter or value is unknown, naming the known ones
   */
  public static PlannerSpec normalise(PlannerSpec spec) {
    PlannerFactory factory = factory(spec.id());
    requireInner(factory, spec);
    Map<String, String> kept = new LinkedHashMap<>();
    Arguments arguments = arguments(factory, spec);
    for (Parameter parameter : factory.parameters()) {
      String value = arguments.text(parameter.name());
      if (!value.equals(parameter.defaultValue())) {
        kept.put(parameter.name(), value);
      }
    }
    List<PlannerSpec> inner = new ArrayList<>();
    for (PlannerSpec nested : spec.inner()) {
      inner.add(normalise(nested));
    }
    return new PlannerSpec(spec.id(), inner, kept);
  }

  /** Prepares the planner of a spec's text, without limits. */
  public static PreparedPlanner prepare(String spec, GridGraph graph) {
    return prepare(PlannerSpec.parse(spec), graph, Budget.UNLIMITED);
  }

  /**
   * Prepares the planner of a spec.
   *
   * @throws IllegalArgumentException if the spec is wrong, or the planner cannot serve this graph
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static PreparedPlanner prepare(PlannerSpec spec, GridGraph graph, Budget budget) {
    PlannerSpec normal = normalise(spec);
    long start = System.nanoTime();
    Planner planner = build(normal, graph, budget);
    return new PreparedPlanner(normal, planner, System.nanoTime() - start);
  }

  /**
   * As {@link #prepare(PlannerSpec, GridGraph, Budget)}, but an index that the store has is read
   * from there, and one that it lacks is written there.
   *
   * @throws hopscotch.core.index.BadIndexException if a file in the store is not what it should be
   * @throws IOException if a file cannot be read or written
   */
  public static PreparedPlanner prepare(
      PlannerSpec spec, GridGraph graph, Budget budget, IndexStore store) throws IOException {
    PlannerSpec normal = normalise(spec);
    List<StoredIndex> indexes = new ArrayList<>();
    long start = System.nanoTime();
    Planner planner = build(normal, graph, budget, store, indexes);
    long nanos = System.nanoTime() - start;
    for (StoredIndex index : indexes) {
      nanos -= index.writingNanos();
    }
    return new PreparedPlanner(normal, planner, nanos, indexes);
  }

  /** The planner of a normalised spec that decorates one, around one that is prepared. */
  static Planner decorate(PlannerSpec spec, Planner inner) {
    PlannerFactory factory = factory(spec.id());
    return factory
        .preparation()
        .prepare(arguments(factory, spec), List.of(inner), inner.graph(), Budget.UNLIMITED);
  }

  private static Planner build(PlannerSpec spec, GridGraph graph, Budget budget) {
    PlannerFactory factory = factory(spec.id());
    List<Planner> inner = new ArrayList<>();
    for (PlannerSpec nested : spec.inner()) {
      inner.add(build(nested, graph, budget));
    }
    return factory.preparation().prepare(arguments(factory, spec), inner, graph, budget);
  }

  private static Planner build(
      PlannerSpec spec, GridGraph graph, Budget budget, IndexStore store, List<StoredIndex> indexes)
      throws IOException {
    List<Planner> inner = new ArrayList<>();
    for (PlannerSpec nested : spec.inner()) {
      inner.add(build(nested, graph, budget, store, indexes));
    }
    return store.prepare(factory(spec.id()), spec, inner, graph, budget, indexes);
  }

  static Arguments arguments(PlannerFactory factory, PlannerSpec spec) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Parameter parameter : factory.parameters()) {
      values.put(parameter.name(), parameter.defaultValue());
    }
    spec.parameters()
        .forEach((name, value) -> values.put(name, parameter(factory, name).normalise(value)));
    return new Arguments(values);
  }

  private static Parameter parameter(PlannerFactory factory, String name) {
    List<String> known = new ArrayList<>();
    for (Parameter parameter : factory.parameters()) {
      if (parameter.name().equals(name)) {
        return parameter;
      }
      known.add(parameter.name());
    }
    throw new IllegalArgumentException(
        "planner '%s' has no parameter '%s'; known: %s"
            .formatted(factory.id(), name, known.isEmpty() ? "none" : String.join(", ", known)));
  }

  private static void requireInner(PlannerFactory factory, PlannerSpec spec) {
    if (spec.inner().size() != factory.innerCount()) {
      throw new IllegalArgumentException(
          "planner '%s' decorates %d planners, got %d: %s"
              .formatted(factory.id(), factory.innerCount(), spec.inner().size(), spec));
    }
  }
}
