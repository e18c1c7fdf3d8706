package hopscotch.experiments.cli.options;

import hopscotch.core.planner.PlannerSpec;
import java.util.List;
import picocli.CommandLine.ITypeConverter;

/**
 * A planner for one set alone, or for every set that has none of its own.
 *
 * @param set the set; {@code null} for every other
 * @param spec the normalised spec
 */
public record SetPlanner(String set, PlannerSpec spec) {

  /** The planners of a set: those that name it, else those that name none. */
  public static List<PlannerSpec> of(String set, List<SetPlanner> planners) {
    List<PlannerSpec> own = named(set, planners);
    return own.isEmpty() ? named(null, planners) : own;
  }

  private static List<PlannerSpec> named(String set, List<SetPlanner> planners) {
    return planners.stream()
        .filter(planner -> set == null ? planner.set == null : set.equals(planner.set))
        .map(SetPlanner::spec)
        .toList();
  }

  /** The form that is typed. */
  @Override
  public String toString() {
    return set == null ? spec.toString() : set + ":" + spec;
  }

  /** Reads {@code SPEC} or {@code SET:SPEC}; no spec has a colon before its parameters. */
  public static final class Converter implements ITypeConverter<SetPlanner> {
    /** Made by picocli. */
    public Converter() {}

    @Override
    public SetPlanner convert(String text) {
      int colon = text.split("\\(", 2)[0].indexOf(':');
      String set = colon < 0 ? null : text.substring(0, colon);
      return new SetPlanner(set, new SpecConverter().convert(text.substring(colon + 1)));
    }
  }
}
