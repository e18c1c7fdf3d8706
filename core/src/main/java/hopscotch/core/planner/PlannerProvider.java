package hopscotch.core.planner;

import java.util.List;

/**
 * A module's list of planners, found by {@link java.util.ServiceLoader}: name the class in {@code
 * META-INF/services/hopscotch.core.planner.PlannerProvider} of a jar on the class path, and its
 * planners are there.
 *
 * <p>One planner, which is {@code astar} under a name of its own:
 *
 * <pre>{@code
 * public static final class MyPlanners implements PlannerProvider {
 *   @Override
 *   public List<PlannerFactory> planners() {
 *     return List.of(
 *         PlannerFactory.named("mine")
 *             .from((arguments, graph) -> Planners.prepare("astar", graph)));
 *   }
 * }
 * }</pre>
 */
public interface PlannerProvider {
  /** The planners, in the order to list them. */
  List<PlannerFactory> planners();

  /**
   * The name of the group of its planners in tables, in the field's words, such as {@code jump
   * points}. It is empty if each goes by its own id.
   */
  default String group() {
    return "";
  }

  /** The families of planners that cannot be listed; most providers have none. */
  default List<PlannerFamily> families() {
    return List.of();
  }
}
