package hopscotch.mapf.planner;

import java.util.List;

/**
 * A list of planners of teams, found by {@link java.util.ServiceLoader}: name the class in {@code
 * META-INF/services/hopscotch.mapf.planner.TeamPlannerProvider} of a jar on the class path, and its
 * planners are there.
 *
 * <p>One planner, which is {@code pibt} under a name of its own:
 *
 * <pre>{@code
 * public static final class MyTeamPlanners implements TeamPlannerProvider {
 *   @Override
 *   public List<TeamPlannerFactory> planners() {
 *     TeamPlannerFactory pibt = TeamPlanners.factory("pibt");
 *     return List.of(
 *         new TeamPlannerFactory(
 *             "mine", "PIBT", pibt.paper(), pibt.parameters(), pibt.preparation()));
 *   }
 * }
 * }</pre>
 */
public interface TeamPlannerProvider {
  /** The planners, in the order to list them. */
  List<TeamPlannerFactory> planners();
}
