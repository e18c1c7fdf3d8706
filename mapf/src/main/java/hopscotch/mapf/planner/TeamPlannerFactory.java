package hopscotch.mapf.planner;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.mapf.distance.VertexGraph;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An entry of the registry: the name of a planner, its parameters, and how it is prepared.
 *
 * @param id the name in specs
 * @param summary one line about what it does
 * @param paper authors and year of its sources, as in {@code Li, Ruml and Koenig 2021}
 * @param parameters its parameters, in the order in which specs are normalised
 */
public record TeamPlannerFactory(
    String id, String summary, String paper, List<Parameter> parameters, Preparation preparation) {

  /** The parameter of every planner that draws random numbers. */
  public static final Parameter SEED =
      Parameter.integer("seed", 0, 0, 999_999_999, "of the random numbers; same seed, same plan");

  /** Makes a planner for a graph. */
  @FunctionalInterface
  public interface Preparation {
    /**
     * Prepares a planner.
     *
     * @param graph the vertices of the graph, with the distances that the spec asks for
     * @param budget the budget, which a preparation that takes long reads from time to time
     * @throws IllegalArgumentException if the planner cannot serve the graph's movement or map
     * @throws hopscotch.core.planner.BudgetExhaustedException if the budget ran out
     */
    TeamPlanner prepare(Arguments arguments, VertexGraph graph, Budget budget);
  }

  /** Copies the list of parameters. */
  public TeamPlannerFactory {
    Objects.requireNonNull(preparation);
    parameters = List.copyOf(parameters);
  }

  /** The spec of the planner with its usual parameters. */
  public KnownSpec spec() {
    return TeamPlanners.known(new PlannerSpec(id, List.of(), Map.of()));
  }

  /**
   * Prepares the planner, with its default parameters and a {@link #SEED}, for another planner that
   * asks it for a plan.
   */
  public TeamPlanner prepare(VertexGraph graph, int seed) {
    Map<String, String> seeded = Map.of(SEED.name(), String.valueOf(seed));
    return preparation.prepare(Arguments.of(id, seeded, parameters), graph, Budget.UNLIMITED);
  }
}
