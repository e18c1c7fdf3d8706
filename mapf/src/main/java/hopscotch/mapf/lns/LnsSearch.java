package hopscotch.mapf.lns;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.planner.TeamPlanners;
import hopscotch.mapf.prioritised.Orders;
import hopscotch.mapf.prioritised.Reservations;
import hopscotch.mapf.prioritised.Sipp;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import java.util.SplittableRandom;

/**
 * MAPF-LNS (Li, Chen, Harabor, Stuckey and Koenig, "Anytime Multi-Agent Path Finding via Large
 * Neighborhood Search", IJCAI 2021, Algorithm 1): from a first plan of another planner, a few units
 * at a time give up their paths and are planned anew by {@link Sipp}, in random order, around all
 * others; what lowers the sum of costs is kept.
 *
 * <p>Guarantee: that of the first planner; LaCAM's is complete. It ends where the sum of costs is
 * the lower bound, or after a number of rounds. For one thread.
 */
final class LnsSearch extends PlanSearch {
  private final String first;
  private final int size;
  private final int rounds;
  private final long seed;
  private GoalDistances distances;
  private Reservations reserved;
  private Sipp sipp;
  private int[][] paths;

  LnsSearch(
      VertexGraph graph, String first, int size, int rounds, long seed, TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 0);
    this.first = first;
    this.size = size;
    this.rounds = rounds;
    this.seed = seed;
  }

  @Override
  protected TeamOutcome plan() {
    TeamBudget rest = meter.rest(0).withStop(TeamBudget.Stop.FIRST_PLAN);
    TeamAnswer answer = TeamPlanners.prepare(first, graph.grid()).newSearch().solve(team, rest);
    noteBytes(answer.bytes());
    if (answer.outcome() != TeamOutcome.SOLVED) {
      return answer.outcome();
    }
    offer(answer.plan());
    if (meter.budget().stop() == TeamBudget.Stop.FIRST_PLAN) {
      return TeamOutcome.SOLVED;
    }
    distances = new GoalDistances(graph, graph.vertices(team.goals()));
    reserved = new Reservations(graph.size());
    sipp = new Sipp(graph);
    paths = new int[team.size()][];
    long bound = 0;
    for (int unit = 0; unit < paths.length; unit++) {
      paths[unit] = graph.vertices(answer.plan().path(unit));
      reserved.add(unit, paths[unit]);
      bound += distances.of(unit, paths[unit][0]);
    }
    proveBound(bound);
    return improve(bound);
  }

  private TeamOutcome improve(long bound) {
    SplittableRandom random = new SplittableRandom(seed);
    Neighbourhoods neighbourhoods = new Neighbourhoods(graph, distances, reserved, random);
    for (int round = 0; round < rounds && bestCosts().sumOfCosts() > bound; round++) {
      long bytes = distances.bytes() + reserved.bytes();
      noteBytes(bytes);
      TeamOutcome stopped = meter.exhausted(round, bytes);
      if (stopped != null) {
        return stopped;
      }
      if (observer != null) {
        observer.expand(round, round - 1L, bestCosts().sumOfCosts());
      }
      Neighbourhoods.Kind kind = neighbourhoods.draw();
      int[] units = neighbourhoods.units(kind, size, paths);
      Orders.shuffle(units, 0, random);
      int gain = replan(units);
      counters.expanded = round + 1L;
      counters.touched = distances.touched();
      neighbourhoods.reward(kind, gain);
      if (gain > 0) {
        offer(newPlan());
      }
      if (sipp.stopped() != null) {
        return sipp.stopped();
      }
    }
    return TeamOutcome.SOLVED;
  }

  /** Plans units anew in this order; by how much the sum of costs fell, 0 if nothing changed. */
  private int replan(int[] units) {
    int[][] old = new int[units.length][];
    int oldCost = 0;
    for (int i = 0; i < units.length; i++) {
      old[i] = paths[units[i]];
      oldCost += old[i].length - 1;
      reserved.remove(old[i]);
    }
    int cost = 0;
    int done = 0;
    while (done < units.length) {
      int unit = units[done];
      int[] path = sipp.find(unit, old[done][0], distances, reserved, meter);
      if (path == null || cost + path.length - 1 >= oldCost) {
        break;
      }
      cost += path.length - 1;
      paths[unit] = path;
      reserved.add(unit, path);
      done++;
    }
    if (done == units.length) {
      return oldCost - cost;
    }
    for (int i = 0; i < done; i++) {
      reserved.remove(paths[units[i]]);
    }
    for (int i = 0; i < units.length; i++) {
      paths[units[i]] = old[i];
      reserved.add(units[i], old[i]);
    }
    return 0;
  }

  private Plan newPlan() {
    int[][] cells = new int[paths.length][];
    for (int unit = 0; unit < cells.length; unit++) {
      cells[unit] = graph.cells(paths[unit]);
    }
    return Plan.ofPaths(cells);
  }
}
