package hopscotch.harness.results.row;

/**
 * A point of a team's anytime curve: a plan that is better than those before.
 *
 * @param nanos the time since the planning began
 * @param sumOfCosts the sum of costs of the plan
 * @param makespan the makespan of the plan
 * @param sumOfLoss the sum of loss of the plan
 */
public record CurvePoint(long nanos, long sumOfCosts, long makespan, long sumOfLoss) {}
