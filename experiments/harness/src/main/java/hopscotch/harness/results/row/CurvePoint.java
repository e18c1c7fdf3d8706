package hopscotch.harness.results.row;

/**
 * A point of a team's anytime curve: a plan that is better than those before.
 *
 * @param nanos since the planning began
 * @param sumOfCosts of the plan
 * @param makespan of the plan
 * @param sumOfLoss of the plan
 */
public record CurvePoint(long nanos, long sumOfCosts, long makespan, long sumOfLoss) {}
