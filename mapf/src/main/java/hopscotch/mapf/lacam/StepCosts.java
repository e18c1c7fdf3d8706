package hopscotch.mapf.lacam;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.team.Objective;

/**
 * The costs of the steps of a whole team by an objective that is a sum over steps, and a lower
 * bound of the costs to come.
 */
final class StepCosts {
  private final GoalDistances distances;
  private final boolean isMakespan;

  StepCosts(GoalDistances distances, Objective objective) {
    this.distances = distances;
    this.isMakespan = objective == Objective.MAKESPAN;
  }

  /** The cost of one step. */
  int of(int[] from, int[] to) {
    if (isMakespan) {
      return 1;
    }
    int cost = 0;
    for (int unit = 0; unit < from.length; unit++) {
      int goal = distances.goal(unit);
      if (from[unit] != goal || to[unit] != goal) {
        cost++;
      }
    }
    return cost;
  }

  /** A lower bound of the cost from a configuration to the goals. */
  int ahead(int[] configuration) {
    long sum = 0;
    int largest = 0;
    for (int unit = 0; unit < configuration.length; unit++) {
      int distance = distances.of(unit, configuration[unit]);
      sum += distance;
      largest = Math.max(largest, distance);
    }
    return isMakespan ? largest : Math.toIntExact(sum);
  }
}
