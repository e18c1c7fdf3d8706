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

/**
 * Steps of {@link Pibt} one after another until all units are at their goals at once. The priority
 * of a unit rises by 1 with each step, and falls back when the unit is at its goal; {@link
 * StepOrder} has the other choice.
 *
 * <p>Guarantee: none. On a graph in which every edge lies on a cycle, with this order each unit
 * reaches its goal in the end, but not all at once. So the search gives up after a number of steps.
 */
final class PibtSearch extends PlanSearch {
  private final PibtRules rules;
  private final StepOrder order;
  private final int stepLimit;
  private final long seed;

  PibtSearch(
      VertexGraph graph,
      PibtRules rules,
      StepOrder order,
      int stepLimit,
      long seed,
      TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 0);
    this.rules = rules;
    this.order = order;
    this.stepLimit = stepLimit;
    this.seed = seed;
  }

  @Override
  protected TeamOutcome plan() {
    int units = team.size();
    int[] at = graph.vertices(team.starts());
    int[] goals = graph.vertices(team.goals());
    GoalDistances distances = new GoalDistances(graph, goals);
    TeamOutcome outcome = proveDistances(distances, at);
    if (outcome != null) {
      return outcome;
    }
    PibtSteps steps = new PibtSteps(graph, rules, order, seed, observer);
    steps.begin(at, distances);
    List<int[]> configurations = new ArrayList<>();
    configurations.add(at);
    int step = 0;
    while (!Arrays.equals(at, goals) && outcome == null) {
      long bytes = distances.bytes() + 4L * units * configurations.size();
      noteBytes(bytes);
      outcome = step == stepLimit ? TeamOutcome.NO_PLAN : meter.exhausted(step, bytes);
      if (outcome == null) {
        if (observer != null) {
          observer.expand(step, step - 1L, step);
        }
        at = steps.next(at);
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
}
