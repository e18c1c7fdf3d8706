package hopscotch.mapf.planner;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import java.util.Optional;

/**
 * What a planner answers for a team.
 *
 * @param outcome how it ended
 * @param plan the best plan found, {@code null} for none
 * @param costs the costs of that plan, {@code null} for none
 * @param lowerBound of the cost of any plan by the objective of the planner's guarantee; equal to
 *     the cost of {@code plan} where that is proved to be optimal
 * @param elapsedNanos the time it took
 * @param bytes the most that tables and nodes took, by the planner's own count
 */
public record TeamAnswer(
    TeamOutcome outcome,
    Plan plan,
    PlanCosts costs,
    long lowerBound,
    long elapsedNanos,
    long bytes) {

  /** The same answer with a time that another clock told. */
  public TeamAnswer withElapsedNanos(long nanos) {
    return new TeamAnswer(outcome, plan, costs, lowerBound, nanos, bytes);
  }

  /** The best plan found, if there is one. */
  public Optional<Plan> findPlan() {
    return Optional.ofNullable(plan);
  }
}
