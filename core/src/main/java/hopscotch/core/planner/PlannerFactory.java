package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import java.util.List;
import java.util.Objects;

/**
 * An entry of the registry: what a planner is called, what it takes, and how it is prepared.
 *
 * @param id the id in specs
 * @param summary one line on what it does
 * @param paper authors, title and year of its source
 * @param innerCount how many planners it decorates, 0 for most
 * @param parameters in the order in which specs are normalised
 * @param preparation makes the planner
 * @param index how its index is kept in a file, {@code null} where none is
 */
public record PlannerFactory(
    String id,
    String summary,
    String paper,
    int innerCount,
    List<Parameter> parameters,
    Preparation preparation,
    IndexFormat index) {

  /** The parameter that every planner with a check of components takes; see {@link GridSearch}. */
  public static final Parameter COMPONENTS =
      Parameter.flag(
          "components", true, "answer unreachable goals from connected components, without search");

  /** Makes a planner for a graph. */
  @FunctionalInterface
  public interface Preparation {
    /**
     * Prepares a planner.
     *
     * @param inner the decorated planners, prepared for the same graph
     * @param budget to be looked at now and then by a preparation that takes long
     * @throws IllegalArgumentException if the planner cannot serve the graph's movement or map
     * @throws BudgetExhaustedException if the budget ran out
     */
    Planner prepare(Arguments arguments, List<Planner> inner, GridGraph graph, Budget budget);
  }

  /** Copies the list of parameters. */
  public PlannerFactory {
    Objects.requireNonNull(preparation);
    parameters = List.copyOf(parameters);
  }

  /** A planner whose index is kept in no file. */
  public PlannerFactory(
      String id,
      String summary,
      String paper,
      int innerCount,
      List<Parameter> parameters,
      Preparation preparation) {
    this(id, summary, paper, innerCount, parameters, preparation, null);
  }
}
