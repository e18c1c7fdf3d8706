package hopscotch.core.planner;

import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A spec whose planners are known and whose parameters all have a value that they take. Only
 * registries make one, where text comes in: {@link Planners#known(String)}, and those of other
 * kinds of planners. Two are equal if their texts are.
 */
public final class KnownSpec {
  private final PlannerSpec normal;
  private final Arguments arguments;
  private final List<KnownSpec> inner;

  private KnownSpec(PlannerSpec normal, Arguments arguments, List<KnownSpec> inner) {
    this.normal = normal;
    this.arguments = arguments;
    this.inner = inner;
  }

  /**
   * Checks a spec against the parameters of its planner, and the planners in it against {@link
   * Planners}. For registries, which have found the planner.
   *
   * @throws IllegalArgumentException if an id, parameter or value is unknown, naming the known ones
   */
  public static KnownSpec of(PlannerSpec spec, List<Parameter> parameters) {
    return of(spec, parameters, Planners::known);
  }

  /**
   * Checks a spec against the parameters of its planner.
   *
   * @param nested checks each spec in it
   * @throws IllegalArgumentException if an id, parameter or value is unknown, naming the known ones
   */
  public static KnownSpec of(
      PlannerSpec spec, List<Parameter> parameters, Function<PlannerSpec, KnownSpec> nested) {
    Arguments arguments = Arguments.of(spec.id(), spec.parameters(), parameters);
    List<KnownSpec> inner = spec.inner().stream().map(nested).toList();
    List<PlannerSpec> normalInner = inner.stream().map(KnownSpec::normal).toList();
    return new KnownSpec(
        new PlannerSpec(spec.id(), normalInner, arguments.changed()), arguments, inner);
  }

  /** A spec that its family has checked, in which no planners stand. */
  static KnownSpec of(PlannerFamily family, PlannerSpec spec) {
    Arguments none = Arguments.of(spec.id(), Map.of(), List.of());
    return new KnownSpec(family.normalise(spec), none, List.of());
  }

  /** The planner's id. */
  public String id() {
    return normal.id();
  }

  /** The decorated planners, in order; those of a {@link PlannerFamily} decorate none. */
  public List<KnownSpec> inner() {
    return inner;
  }

  /** This and all that it decorates, from the outside in. */
  public Stream<KnownSpec> all() {
    return Stream.concat(Stream.of(this), inner.stream().flatMap(KnownSpec::all));
  }

  /** The planner that decorates none: the first decorated one of the first, and so on. */
  public KnownSpec innermost() {
    return inner.isEmpty() ? this : inner.get(0).innermost();
  }

  /** The values of all parameters. */
  public Arguments arguments() {
    return arguments;
  }

  /**
   * The canonical form: parameters in their declared order, defaults left off, numbers normalised.
   */
  public PlannerSpec normal() {
    return normal;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KnownSpec spec && normal.equals(spec.normal);
  }

  @Override
  public int hashCode() {
    return normal.hashCode();
  }

  /** The canonical form as text. */
  @Override
  public String toString() {
    return normal.toString();
  }
}
