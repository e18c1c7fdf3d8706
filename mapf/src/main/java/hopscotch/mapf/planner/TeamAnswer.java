package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import java.util.Optional;

/**
 * The answer of a planner for a team.
 *
 * @param plan the best plan found, or {@code null} if none was
 * @param costs the costs of that plan, or {@code null} if there is none
 * @param lowerBound a lower bound of the cost of any plan, by the objective of the planner's
 *     guarantee; equal to the cost of {@code plan} if that is proved to be optimal
 * @param elapsedNanos the time in nanoseconds that the planning took
 * @param bytes the most bytes that tables and nodes took, by the planner's own count
 */
public record TeamAnswer(
    TeamOutcome outcome,
    Plan plan,
    PlanCosts costs,
    long lowerBound,
    long elapsedNanos,
    long bytes) {

  /** The same answer with the time of another clock. */
  public TeamAnswer withElapsedNanos(long nanos) {
    return new TeamAnswer(outcome, plan, costs, lowerBound, nanos, bytes);
  }

  /** The best plan found, if there is one. */
  public Optional<Plan> findPlan() {
    return Optional.ofNullable(plan);
  }
}
