package hopscotch.core.planner;

import static java.util.stream.Collectors.joining;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.index.StoredIndex;
import hopscotch.core.text.DidYouMean;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The registry: every planner of every {@link PlannerProvider} on the class path, and in the jars
 * that the system property {@value #CLASS_PATH}, or else the environment variable {@value
 * #CLASS_PATH_VARIABLE}, names as a class path. A jar that cannot be loaded is named by {@link
 * #problems()} and does not keep others from being loaded.
 *
 * <p>A planner is prepared by its name, and asked through a search:
 *
 * <pre>{@code
 * GridGraph graph = GridGraph.of(GridMap.parse("..", ".@"), Movement.OCTILE);
 * PathSearch search = Planners.prepare("astar(ties=low-g)", graph).newSearch();
 * }</pre>
 */
public final class Planners {
  /** The system property that names jars with more planners, as a class path. */
  public static final String CLASS_PATH = "hopscotch.classpath";

  /** The environment variable that names them where the property does not. */
  public static final String CLASS_PATH_VARIABLE = "HOPSCOTCH_CLASSPATH";

  private static volatile Registry registry = Registry.empty();
  private static volatile boolean isLoaded;
  private static boolean isLoading;

  private Planners() {}

  /**
   * The registry. A provider that asks for it while it is loaded finds what is there before it:
   * nobody who waits for that provider is waited for.
   */
  private static Registry registry() {
    if (!isLoaded && !ProviderLoading.isOfThisThread()) {
      load();
    }
    return registry;
  }

  private static synchronized void load() {
    if (isLoading) {
      return;
    }
    isLoading = true;
    String variable = System.getenv(CLASS_PATH_VARIABLE);
    String classPath = System.getProperty(CLASS_PATH, variable == null ? "" : variable);
    registry = Registry.ofClassPath();
    registry = registry.with(Registry.split(classPath));
    isLoaded = true;
  }

  /**
   * Adds the planners of more jars, or folders of classes, to this JVM's registry. Planners that
   * are there stay: a new one whose id is known is left out and named by {@link #problems()}.
   */
  public static synchronized void addJars(List<Path> jars) {
    registry = registry().with(jars);
  }

  /** The jars beside the class path, as the value of {@link #CLASS_PATH} for another process. */
  public static String jars() {
    return registry().jars().stream().map(Path::toString).collect(joining(File.pathSeparator));
  }

  /** The absolute paths of the jars beside the class path. */
  public static List<Path> jarFiles() {
    return registry().jars();
  }

  /**
   * The class loader of the class path and the jars, for those who look for services of other kinds
   * there.
   */
  public static ClassLoader classLoader() {
    return registry().loader();
  }

  /** The problems met while loading, one line for each. A line names the jar. */
  public static List<String> problems() {
    return registry().problems();
  }

  /** All entries, in the order of their providers. The collection must not be changed. */
  public static Collection<PlannerFactory> all() {
    return registry().entries().values().stream().map(Registry.Entry::factory).toList();
  }

  /**
   * The entry of an id.
   *
   * @throws IllegalArgumentException naming the known ids
   */
  public static PlannerFactory factory(String id) {
    return entry(id).factory();
  }

  /**
   * The jar beside the class path that a planner came from, if it came from one.
   *
   * @throws IllegalArgumentException naming the known ids
   */
  public static Optional<Path> jar(String id) {
    return Optional.ofNullable(entry(id).jar());
  }

  /** The name of the group to which a planner belongs, or its id if it belongs to none. */
  public static String group(String id) {
    Registry.Entry entry = registry().entries().get(id);
    return entry == null || entry.group().isEmpty() ? id : entry.group();
  }

  private static Registry.Entry entry(String id) {
    Registry known = registry();
    Registry.Entry entry = known.entries().get(id);
    if (entry == null) {
      String message =
          "unknown planner '%s'%s; known: %s"
              .formatted(
                  id,
                  DidYouMean.hint(id, known.entries().keySet()),
                  String.join(", ", known.entries().keySet()));
      throw new IllegalArgumentException(
          known.problems().isEmpty()
              ? message
              : message + "; not loaded: " + String.join("; ", known.problems()));
    }
    return entry;
  }

  /**
   * Reads a spec and checks it.
   *
   * @throws IllegalArgumentException if it is no spec, or an id, parameter or value is unknown,
   *     naming the known ones
   */
  public static KnownSpec known(String text) {
    return known(PlannerSpec.parse(text));
  }

  /**
   * Checks a spec.
   *
   * @throws IllegalArgumentException if an id, parameter or value is unknown, naming the known ones
   */
  public static KnownSpec known(PlannerSpec spec) {
    PlannerFamily family = registry().families().get(spec.id());
    if (family != null) {
      return KnownSpec.of(family, spec);
    }
    PlannerFactory factory = factory(spec.id());
    if (spec.inner().size() != factory.innerCount()) {
      throw new IllegalArgumentException(
          "planner '%s' decorates %d planners, got %d: %s"
              .formatted(factory.id(), factory.innerCount(), spec.inner().size(), spec));
    }
    return KnownSpec.of(spec, factory.parameters());
  }

  /** Prepares the planner of a spec given as text, without limits. */
  public static PreparedPlanner prepare(String spec, GridGraph graph) {
    return prepare(known(spec), graph, Budget.UNLIMITED);
  }

  /**
   * Prepares the planner of a spec.
   *
   * @param budget what preparations that grow faster than the map look at. Those of {@code jps},
   *     {@code jpsplus} without {@code bounds}, {@code pra}, {@code sectors}, {@code anya} and
   *     {@code polyanya} pass over the map a few times, and look at none
   * @throws IllegalArgumentException if the planner cannot serve this graph
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static PreparedPlanner prepare(KnownSpec spec, GridGraph graph, Budget budget) {
    long start = System.nanoTime();
    Planner planner = build(spec, graph, budget);
    return new PreparedPlanner(spec, planner, System.nanoTime() - start);
  }

  /**
   * Like {@link #prepare(KnownSpec, GridGraph, Budget)}, but an index that the store has is read
   * from there, and one that it lacks is written there.
   *
   * @throws hopscotch.core.index.BadIndexException if a file in the store is not what it should be
   * @throws IOException if a file cannot be read or written
   */
  public static PreparedPlanner prepare(
      KnownSpec spec, GridGraph graph, Budget budget, IndexStore store) throws IOException {
    List<StoredIndex> indexes = new ArrayList<>();
    long start = System.nanoTime();
    Planner planner = build(spec, graph, budget, store, indexes);
    long nanos = System.nanoTime() - start;
    for (StoredIndex index : indexes) {
      nanos -= index.waitingNanos() + index.writingNanos();
    }
    return new PreparedPlanner(spec, planner, nanos, indexes);
  }

  /** The planner of a spec that decorates one, around one that is prepared. */
  static Planner decorate(KnownSpec spec, Planner inner) {
    return factory(spec.id())
        .prepare(spec.arguments(), List.of(inner), inner.graph(), Budget.UNLIMITED);
  }

  private static Planner build(KnownSpec spec, GridGraph graph, Budget budget) {
    PlannerFamily family = registry().families().get(spec.id());
    if (family != null) {
      return requireEnds(spec, family.prepare(spec.normal(), graph, budget));
    }
    List<Planner> inner = new ArrayList<>();
    for (KnownSpec nested : spec.inner()) {
      inner.add(build(nested, graph, budget));
    }
    requireCells(spec, inner);
    return requireEnds(spec, factory(spec.id()).prepare(spec.arguments(), inner, graph, budget));
  }

  private static Planner build(
      KnownSpec spec, GridGraph graph, Budget budget, IndexStore store, List<StoredIndex> indexes)
      throws IOException {
    if (registry().families().containsKey(spec.id())) {
      return build(spec, graph, budget);
    }
    List<Planner> inner = new ArrayList<>();
    for (KnownSpec nested : spec.inner()) {
      inner.add(build(nested, graph, budget, store, indexes));
    }
    requireCells(spec, inner);
    return requireEnds(
        spec, store.prepare(factory(spec.id()), spec, inner, graph, budget, indexes));
  }

  private static void requireCells(KnownSpec spec, List<Planner> inner) {
    for (int i = 0; i < inner.size(); i++) {
      if (inner.get(i).answersPoints()) {
        throw new IllegalArgumentException(
            "planner '%s' works on paths of cells, and '%s' answers points at corners of cells"
                .formatted(spec.id(), spec.inner().get(i)));
      }
    }
  }

  private static Planner requireEnds(KnownSpec spec, Planner planner) {
    if (planner == null || planner.graph() == null) {
      throw new IllegalStateException(
          "the preparation of '%s' answered %s; expected a planner on the graph"
              .formatted(spec, planner == null ? "null" : "a planner whose graph is null"));
    }
    Movement movement = planner.graph().movement();
    if (movement.ends() == EndPoints.CORNERS && !planner.answersPoints()) {
      throw new IllegalArgumentException(
          ("planner '%s' moves between centres of cells, and under the movement '%s' start and goal"
                  + " are corners; use an exact any-angle planner, or leave 'ends=corners' off")
              .formatted(spec.id(), movement));
    }
    return planner;
  }
}
