package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.OpenMapPlanners;
import hopscotch.mapf.planner.TeamPlanners;
import java.util.ArrayList;
import java.util.List;

/**
 * An entry of a suite's planners. It is a spec in which braces list values that multiply out, as in
 * {@code astar(weight={1..2..0.5})}, or {@code *} for every planner that decorates no other, with
 * its defaults. With a hyphen before it, it takes away planners that earlier entries named, as in
 * {@code -bstar}.
 *
 * @param text the text as written
 * @param specs the planners for which it stands
 * @param takesAway whether these are taken away
 */
public record PlannerPattern(@JsonValue String text, List<KnownSpec> specs, boolean takesAway) {
  /** The pattern of every planner. */
  public static final String EVERY = "*";

  /**
   * Reads a pattern.
   *
   * @throws IllegalArgumentException if it names an unknown planner, parameter or value
   */
  @JsonCreator
  public static PlannerPattern parse(String text) {
    boolean takesAway = text.startsWith("-");
    String pattern = takesAway ? text.substring(1) : text;
    List<KnownSpec> specs = new ArrayList<>();
    if (pattern.equals(EVERY)) {
      for (PlannerFactory factory : Planners.all()) {
        if (factory.innerCount() == 0) {
          specs.add(OpenMapPlanners.spec(factory));
        }
      }
    } else {
      for (String spec : Braces.expand(pattern)) {
        specs.add(planner(spec));
      }
    }
    return new PlannerPattern(text, List.copyOf(specs), takesAway);
  }

  /** The planner that a spec in a suite names, of queries or of teams. */
  static KnownSpec planner(String spec) {
    return TeamPlanners.knownOfEither(PlannerSpec.parse(spec));
  }
}
