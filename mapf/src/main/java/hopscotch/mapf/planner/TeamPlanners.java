package hopscotch.mapf.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.text.DidYouMean;
import hopscotch.mapf.distance.DistanceSource;
import hopscotch.mapf.distance.VertexGraph;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The registry of planners of teams. It has every planner of every {@link TeamPlannerProvider} on
 * the class path or in a jar that {@link Planners} knows.
 *
 * <p>To plan for a team, prepare a planner by its name:
 *
 * <pre>{@code
 * Team team = Team.of(graph, starts, goals);
 * TeamBudget budget = TeamBudget.of(Budget.time(Duration.ofSeconds(5)));
 * TeamAnswer answer = TeamPlanners.prepare("lacam", graph).newSearch().solve(team, budget);
 * answer.findPlan().ifPresent(plan -> System.out.println(plan.makespan() + " steps"));
 * }</pre>
 */
public final class TeamPlanners {
  private static final TeamRegistry REGISTRY = TeamRegistry.of(Planners.classLoader());
  private static final Map<String, TeamPlannerFactory> FACTORIES = REGISTRY.factories();

  private TeamPlanners() {}

  /** All entries, in the order of their providers; cannot be changed. */
  public static Collection<TeamPlannerFactory> all() {
    return FACTORIES.values();
  }

  /**
   * One line for each thing that could not be loaded, which names the jar; empty if there is none.
   */
  public static List<String> problems() {
    return REGISTRY.problems();
  }

  /** Whether there is a planner of teams with an id. */
  public static boolean has(String id) {
    return FACTORIES.containsKey(id);
  }

  /**
   * The entry with an id.
   *
   * @throws IllegalArgumentException naming the known ids
   */
  public static TeamPlannerFactory factory(String id) {
    TeamPlannerFactory factory = FACTORIES.get(id);
    if (factory == null) {
      throw new IllegalArgumentException(
          "unknown planner of teams '%s'%s; known: %s"
              .formatted(
                  id,
                  DidYouMean.hint(id, FACTORIES.keySet()),
                  String.join(", ", FACTORIES.keySet())));
    }
    return factory;
  }

  /**
   * The jar from which a planner of teams came, or the source of its distances, if that is not on
   * the class path.
   *
   * @throws IllegalArgumentException naming the known ids
   */
  public static Optional<Path> jar(String id) {
    if (!has(id)) {
      return id.equals(DistanceSource.MANHATTAN) ? Optional.empty() : Planners.jar(id);
    }
    return Optional.ofNullable(REGISTRY.files().get(factory(id).id()))
        .filter(Planners.jarFiles()::contains);
  }

  /**
   * Checks a spec. A nested one is the {@link DistanceSource}.
   *
   * @throws IllegalArgumentException if an id, parameter or value is unknown, naming the known ones
   */
  public static KnownSpec known(PlannerSpec spec) {
    TeamPlannerFactory factory = factory(spec.id());
    if (spec.inner().size() > 1) {
      throw new IllegalArgumentException(
          "planner '%s' has its distances of one source at most, got %s"
              .formatted(spec.id(), spec));
    }
    return KnownSpec.of(spec, factory.parameters(), DistanceSource::known);
  }

  /** Checks a spec of a planner of teams, or else of one that {@link Planners} knows. */
  public static KnownSpec knownOfEither(PlannerSpec spec) {
    return has(spec.id()) ? known(spec) : Planners.known(spec);
  }

  /** Prepares the planner of a spec that is given as text, without limits. */
  public static PreparedTeamPlanner prepare(String spec, GridGraph graph) {
    return prepare(known(PlannerSpec.parse(spec)), graph, Budget.UNLIMITED);
  }

  /**
   * Prepares the planner of a spec.
   *
   * @throws IllegalArgumentException if the planner cannot serve this graph
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget ran out
   */
  public static PreparedTeamPlanner prepare(KnownSpec spec, GridGraph graph, Budget budget) {
    long start = System.nanoTime();
    DistanceSource source =
        spec.inner().isEmpty() ? null : DistanceSource.prepare(spec.inner().get(0), graph, budget);
    VertexGraph vertices = VertexGraph.of(graph, source);
    TeamPlanner planner = build(spec, vertices, budget);
    long bytes = source == null ? 0 : source.indexBytes();
    return new PreparedTeamPlanner(spec, planner, bytes, System.nanoTime() - start);
  }

  private static TeamPlanner build(KnownSpec spec, VertexGraph vertices, Budget budget) {
    TeamPlanner planner =
        factory(spec.id()).preparation().prepare(spec.arguments(), vertices, budget);
    if (!vertices.hasExactDistances() && Double.isFinite(planner.guarantee().promise().bound())) {
      throw new IllegalArgumentException(
          ("%s: %s is %s, which it can only be by the distances of shortest paths: expected a"
                  + " nested planner that is OPTIMAL")
              .formatted(spec, spec.id(), planner.guarantee()));
    }
    return planner;
  }
}
