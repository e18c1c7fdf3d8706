package hopscotch.mapf.planner;

import java.util.List;

/**
 * A list of planners of teams, which {@link java.util.ServiceLoader} finds. Name the class in
 * {@code META-INF/services/hopscotch.mapf.planner.TeamPlannerProvider} of a jar on the class path,
 * and its planners are in the registry.
 *
 * <p>For example, a provider of one planner, which is {@code pibt} under another name:
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
  /** The planners, in the order in which they are listed. */
  List<TeamPlannerFactory> planners();
}
