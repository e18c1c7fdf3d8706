package hopscotch.cli.options;

import hopscotch.core.planner.KnownSpec;
import hopscotch.judge.query.OpenMapPlanners;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;

/**
 * A planner for one set, or for every set without a planner of its own.
 *
 * @param set the set; {@code null} for all others
 * @param spec the planner; {@code null} for {@code all}, which means every planner of grid paths
 *     that promises the optimum
 */
public record SetPlanner(String set, KnownSpec spec) {
  private static final String ALL = "all";

  /** The planners of a set: those that name it, or else those that name no set. */
  public static List<KnownSpec> of(String set, List<SetPlanner> planners) {
    List<KnownSpec> own = named(set, planners);
    return own.isEmpty() ? named(null, planners) : own;
  }

  private static List<KnownSpec> named(String set, List<SetPlanner> planners) {
    return planners.stream()
        .filter(planner -> set == null ? planner.set == null : set.equals(planner.set))
        .flatMap(
            planner ->
                planner.spec == null
                    ? new OpenMapPlanners().optimalPlanners().stream()
                    : Stream.of(planner.spec))
        .distinct()
        .toList();
  }

  /** The text as it is typed. */
  @Override
  public String toString() {
    String planner = spec == null ? ALL : spec.toString();
    return set == null ? planner : set + ":" + planner;
  }

  /** Reads {@code SPEC} or {@code SET:SPEC}, where {@code all} may stand for a spec. */
  public static final class Converter implements ITypeConverter<SetPlanner> {
    @Override
    public SetPlanner convert(String text) {
      int colon = text.split("\\(", 2)[0].indexOf(':');
      String set = colon < 0 ? null : text.substring(0, colon);
      String planner = text.substring(colon + 1);
      return new SetPlanner(set, planner.equals(ALL) ? null : new SpecConverter().convert(planner));
    }
  }
}
