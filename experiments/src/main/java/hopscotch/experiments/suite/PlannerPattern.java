package hopscotch.experiments.suite;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import java.util.ArrayList;
import java.util.List;

/**
 * An entry of a suite's planners: a spec, in which braces list values that multiply out, as in
 * {@code astar(weight={1..2..0.5})}; or {@code *}, every planner that decorates none, with its
 * defaults.
 *
 * @param text as written
 * @param specs the normalised specs it stands for
 */
public record PlannerPattern(@JsonValue String text, List<String> specs) {
  /** The pattern of every planner. */
  public static final String EVERY = "*";

  /**
   * Reads a pattern.
   *
   * @throws IllegalArgumentException if it names an unknown planner, parameter or value
   */
  @JsonCreator
  public static PlannerPattern parse(String text) {
    List<String> specs = new ArrayList<>();
    if (text.equals(EVERY)) {
      for (PlannerFactory factory : Planners.all()) {
        if (factory.innerCount() == 0) {
          specs.add(factory.id());
        }
      }
    } else {
      for (String spec : Braces.expand(text)) {
        specs.add(Planners.normalise(PlannerSpec.parse(spec)).toString());
      }
    }
    return new PlannerPattern(text, List.copyOf(specs));
  }
}
