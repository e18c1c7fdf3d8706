package hopscotch.mapf.team;

/**
 * The costs of a plan, or lower bounds of them.
 *
 * @param sumOfCosts see {@link Objective#SUM_OF_COSTS}
 * @param makespan see {@link Objective#MAKESPAN}
 * @param sumOfLoss see {@link Objective#SUM_OF_LOSS}
 */
public record PlanCosts(long sumOfCosts, int makespan, long sumOfLoss) {

  /** The costs of a plan whose units end at their goals. */
  public static PlanCosts of(Team team, Plan plan) {
    long sum = 0;
    int makespan = 0;
    long loss = 0;
    for (int unit = 0; unit < plan.units(); unit++) {
      int steps = plan.steps(unit);
      int goal = team.goal(unit);
      sum += steps;
      makespan = Math.max(makespan, steps);
      loss += steps;
      for (int step = 1; step < steps; step++) {
        if (plan.cell(unit, step) == goal && plan.cell(unit, step - 1) == goal) {
          loss--;
        }
      }
    }
    return new PlanCosts(sum, makespan, loss);
  }

  /** The cost by an objective. */
  public long of(Objective objective) {
    return switch (objective) {
      case SUM_OF_COSTS -> sumOfCosts;
      case MAKESPAN -> makespan;
      case SUM_OF_LOSS -> sumOfLoss;
    };
  }
}
