package hopscotch.core.planner;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * An entry of the registry: the name of a planner, its parameters, and the way in which it is
 * prepared. It is made in steps, of which all but the first and the last may be left out:
 *
 * <pre>{@code
 * PlannerFactory.named("astar")
 *     .summary("A*")
 *     .paper("Hart, Nilsson and Raphael 1968")
 *     .parameters(WEIGHT, COMPONENTS)
 *     .from((arguments, graph) -> ...)
 * }</pre>
 *
 * @param id the id in specs
 * @param summary one line on what it does
 * @param paper authors and year of its sources, as in {@code Hart, Nilsson and Raphael 1968}
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

  /** The function that makes a planner for a graph. */
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

  /** Copies the lists. */
  public PlannerFactory {
    Objects.requireNonNull(preparation);
    parameters = List.copyOf(parameters);
  }

  /** Begins the entry of a planner. */
  public static Builder named(String id) {
    return new Builder(id);
  }

  /** An entry in the making. */
  public static final class Builder {
    private final String id;
    private String summary = "";
    private String paper = "";
    private int innerCount;
    private List<Parameter> parameters = List.of();
    private IndexFormat index;

    private Builder(String id) {
      this.id = id;
    }

    /** One line on what it does. */
    public Builder summary(String line) {
      summary = line;
      return this;
    }

    /** Authors and year of its sources. */
    public Builder paper(String source) {
      paper = source;
      return this;
    }

    /** Its parameters, in the order in which specs are normalised. */
    public Builder parameters(Parameter... taken) {
      parameters = List.of(taken);
      return this;
    }

    /** The number of planners that it decorates. */
    public Builder decorates(int count) {
      innerCount = count;
      return this;
    }

    /** The layout of its index in a file. */
    public Builder index(IndexFormat format) {
      index = format;
      return this;
    }

    /** The entry of a planner that is made at once from the values of its parameters. */
    public PlannerFactory from(BiFunction<Arguments, GridGraph, Planner> planner) {
      return preparedBy((arguments, inner, graph, budget) -> planner.apply(arguments, graph));
    }

    /** The entry of a planner that decorates others, or whose preparation has a budget. */
    public PlannerFactory preparedBy(Preparation preparation) {
      return new PlannerFactory(id, summary, paper, innerCount, parameters, preparation, index);
    }
  }

  /** Whether the index of its planners is kept in a file. */
  public boolean keepsIndex() {
    return index != null;
  }

  /**
   * Prepares a planner.
   *
   * @throws IllegalArgumentException also if a class of it cannot be loaded
   */
  Planner prepare(Arguments arguments, List<Planner> inner, GridGraph graph, Budget budget) {
    try {
      return preparation.prepare(arguments, inner, graph, budget);
    } catch (NoClassDefFoundError | ClassFormatError | IncompatibleClassChangeError e) {
      throw new IllegalArgumentException(
          "planner '%s' does not load: %s".formatted(id, Registry.describe(e)), e);
    }
  }
}
