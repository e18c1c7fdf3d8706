package hopscotch.mapf.lns;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lns.refine.Refiner;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanner;
import hopscotch.mapf.planner.TeamSearch;
import hopscotch.mapf.team.Objective;
import java.util.SplittableRandom;

/**
 * MAPF-LNS (Li, Chen, Harabor, Stuckey and Koenig, "Anytime Multi-Agent Path Finding via Large
 * Neighborhood Search", IJCAI 2021): a first plan of another planner is improved by a {@link
 * Refiner}.
 *
 * <p>Guarantee: that of the first planner; LaCAM's is complete. It ends when the sum of costs
 * equals the lower bound, or after a number of rounds. Distances that may be longer than the
 * shortest paths are no bound. A round counts as an expansion, as do those of the first planner.
 * For one thread.
 */
final class LnsSearch extends PlanSearch {
  private final TeamPlanner first;
  private final int size;
  private final int rounds;
  private final long seed;

  LnsSearch(
      VertexGraph graph,
      TeamPlanner first,
      int size,
      int rounds,
      long seed,
      TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 0);
    this.first = first;
    this.size = size;
    this.rounds = rounds;
    this.seed = seed;
  }

  @Override
  protected TeamOutcome plan() {
    TeamBudget rest = meter.remaining(0).withStop(TeamBudget.Stop.FIRST_PLAN);
    TeamSearch search = first.newSearch();
    TeamAnswer answer = search.solve(team, rest);
    counters.expanded = search.counters().expanded;
    noteBytes(answer.bytes());
    if (answer.outcome() != TeamOutcome.SOLVED) {
      return answer.outcome();
    }
    offer(answer.plan());
    if (meter.budget().stop() == TeamBudget.Stop.FIRST_PLAN) {
      return TeamOutcome.SOLVED;
    }
    GoalDistances distances = new GoalDistances(graph, graph.vertices(team.goals()));
    TeamOutcome stopped = proveDistances(distances, graph.vertices(team.starts()));
    return stopped == null ? improve(distances) : stopped;
  }

  private TeamOutcome improve(GoalDistances distances) {
    SplittableRandom random = new SplittableRandom(seed);
    Refiner refiner = new Refiner(graph, distances, best(), size, random, meter);
    for (int round = 0; round < rounds && bestCosts().sumOfCosts() > lowerBound(); round++) {
      long bytes = distances.bytes() + refiner.bytes();
      noteBytes(bytes);
      TeamOutcome stopped = meter.exhausted(counters.expanded, bytes);
      if (stopped != null) {
        return stopped;
      }
      if (observer != null) {
        observer.expand(round, round - 1L, bestCosts().sumOfCosts());
      }
      int gain = refiner.round();
      counters.expanded++;
      counters.touched = distances.touched();
      if (gain > 0) {
        offer(refiner.plan());
      }
      if (refiner.stopped() != null) {
        return refiner.stopped();
      }
    }
    return TeamOutcome.SOLVED;
  }
}
