package hopscotch.core.planner;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A planner as text: {@code astar}, {@code astar(heuristic=euclidean,weight=1.5)}, {@code
 * floyd(hpa(cluster=10))}. A value: whether there is such a planner is up to {@link Planners},
 * which makes a {@link KnownSpec} of it.
 *
 * <pre>
 * spec     = id [ "(" argument { "," argument } ")" ]
 * argument = name "=" value | spec
 * </pre>
 *
 * <p>An id or name is letters, digits and hyphens; a value is those and {@code . + /}. A nested
 * spec is the planner that this one decorates. Blanks between tokens are ignored.
 *
 * @param id the planner's id
 * @param inner the decorated planners, in order; most often none or one
 * @param parameters values by name, in the order written
 */
public record PlannerSpec(String id, List<PlannerSpec> inner, Map<String, String> parameters) {

  /** Copies what it is given. */
  public PlannerSpec {
    inner = List.copyOf(inner);
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
  }

  /**
   * Reads a spec.
   *
   * @throws IllegalArgumentException naming the text, the column (from 1) and what was expected
   */
  public static PlannerSpec parse(String text) {
    return new SpecParser(text).parse();
  }

  /** The form that {@link #parse} reads, without blanks. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (PlannerSpec spec : inner) {
      text.append(text.isEmpty() ? "" : ",").append(spec);
    }
    parameters.forEach(
        (name, value) ->
            text.append(text.isEmpty() ? "" : ",").append(name).append('=').append(value));
    return text.isEmpty() ? id : id + "(" + text + ")";
  }
}
