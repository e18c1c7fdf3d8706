package hopscotch.mapf.pibt;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Steps of {@link Pibt} one after another until all units are at their goals at once. A unit's
 * priority rises by 1 a step and falls back when it is at its goal.
 *
 * <p>Guarantee: none. On a graph in which every edge lies on a cycle each unit gets to its goal in
 * the end, but not all at once. So it gives up after a number of steps.
 */
final class PibtSearch extends PlanSearch {
  private final boolean swaps;
  private final int stepLimit;
  private final long seed;

  PibtSearch(VertexGraph graph, boolean swaps, int stepLimit, long seed, TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 0);
    this.swaps = swaps;
    this.stepLimit = stepLimit;
    this.seed = seed;
  }

  @Override
  protected TeamOutcome plan() {
    int units = team.size();
    int[] at = graph.vertices(team.starts());
    int[] goals = graph.vertices(team.goals());
    GoalDistances distances = new GoalDistances(graph, goals);
    Pibt pibt =
        new Pibt(graph, distances, units, swaps, null, new SplittableRandom(seed), observer);
    for (int unit = 0; unit < units; unit++) {
      if (meter.exhausted(0, distances.bytes()) != null) {
        return meter.exhausted(0, distances.bytes());
      }
      distances.of(unit, at[unit]);
    }
    proveBound(sum(distances, at));
    Priorities priorities = new Priorities(distances, at);
    char[] elapsed = new char[units];
    int[] order = new int[units];
    List<int[]> configurations = new ArrayList<>();
    configurations.add(at);
    int step = 0;
    TeamOutcome outcome = null;
    while (!Arrays.equals(at, goals) && outcome == null) {
      long bytes = distances.bytes() + 4L * units * configurations.size();
      noteBytes(bytes);
      outcome = step == stepLimit ? TeamOutcome.NO_PLAN : meter.exhausted(step, bytes);
      if (outcome == null) {
        for (int unit = 0; unit < units; unit++) {
          elapsed[unit] = Priorities.next(elapsed[unit], at[unit] == goals[unit]);
        }
        priorities.order(elapsed, order);
        if (observer != null) {
          observer.expand(step, step - 1L, step);
        }
        pibt.begin(at);
        pibt.complete(order);
        at = pibt.next().clone();
        configurations.add(at);
        step++;
      }
    }
    counters.expanded = step;
    counters.generated = configurations.size();
    counters.touched = distances.touched();
    noteBytes(distances.bytes() + 4L * units * configurations.size());
    if (outcome == null) {
      configurations.replaceAll(graph::cells);
      offer(Plan.ofConfigurations(configurations));
      outcome = TeamOutcome.SOLVED;
    }
    return outcome;
  }

  private static long sum(GoalDistances distances, int[] at) {
    long sum = 0;
    for (int unit = 0; unit < at.length; unit++) {
      sum += distances.of(unit, at[unit]);
    }
    return sum;
  }
}
