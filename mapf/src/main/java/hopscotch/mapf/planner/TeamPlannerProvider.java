package hopscotch.mapf.planner;

import java.util.List;

/**
 * A list of planners of teams, found by {@link java.util.ServiceLoader}: name the class in {@code
 * META-INF/services/hopscotch.mapf.planner.TeamPlannerProvider} of a jar on the class path, and its
 * planners are there.
 */
public interface TeamPlannerProvider {
  /** The planners, in the order to list them. */
  List<TeamPlannerFactory> planners();
}
