package hopscotch.core.planner;

import java.util.List;

/**
 * A module's list of planners, found by {@link java.util.ServiceLoader}: name the class in {@code
 * META-INF/services/hopscotch.core.planner.PlannerProvider} of a jar on the class path, and its
 * planners are there.
 */
public interface PlannerProvider {
  /** The planners, in the order to list them. */
  List<PlannerFactory> planners();

  /** The families of planners that cannot be listed; most providers have none. */
  default List<PlannerFamily> families() {
    return List.of();
  }
}
