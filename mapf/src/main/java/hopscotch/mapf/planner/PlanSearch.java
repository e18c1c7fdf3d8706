package hopscotch.mapf.planner;

import hopscotch.core.planner.SearchCounters;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;

/**
 * The work of every planner of teams around its search: it checks the team, reads the clock, keeps
 * the best plan and tells the observer.
 */
public abstract class PlanSearch implements TeamSearch {
  /** The graph whose teams are planned for. */
  protected final VertexGraph graph;

  /** The cost by which plans are compared. */
  protected final Objective objective;

  /** The observer, or {@code null}. */
  protected final TeamObserver observer;

  /** The counters, which are cleared before each team. */
  protected final SearchCounters counters;

  /** Reads the budget of the present team. */
  protected final TeamMeter meter = new TeamMeter();

  /** The present team. */
  protected Team team;

  private Plan best;
  private PlanCosts bestCosts;
  private long lowerBound;
  private long bytes;

  /** A search on a graph. */
  protected PlanSearch(
      VertexGraph graph, Objective objective, TeamObserver observer, int extraCounters) {
    this.graph = graph;
    this.objective = objective;
    this.observer = observer;
    this.counters = new SearchCounters(extraCounters);
  }

  @Override
  public final TeamAnswer solve(Team newTeam, TeamBudget budget) {
    if (newTeam.graph() != graph.grid()) {
      throw new IllegalArgumentException(
          "the team is of another graph than the one this planner was prepared for");
    }
    team = newTeam;
    best = null;
    bestCosts = null;
    lowerBound = 0;
    bytes = 0;
    counters.clear();
    meter.start(budget);
    if (observer != null) {
      observer.begin(team);
    }
    TeamOutcome outcome = plan();
    TeamAnswer answer =
        new TeamAnswer(outcome, best, bestCosts, lowerBound, meter.elapsedNanos(), bytes);
    if (observer != null) {
      observer.end(answer);
    }
    return answer;
  }

  /**
   * Plans for {@link #team}. Plans that are found are given to {@link #offer}; the best one is the
   * answer.
   *
   * @return {@link TeamOutcome#SOLVED} only if a plan was offered
   */
  protected abstract TeamOutcome plan();

  /** Keeps a plan if it is the best so far by the objective, and returns whether it is. */
  protected final boolean offer(Plan plan) {
    PlanCosts costs = PlanCosts.of(team, plan);
    if (best != null && costs.of(objective) >= bestCosts.of(objective)) {
      return false;
    }
    best = plan;
    bestCosts = costs;
    if (observer != null) {
      observer.improve(plan, costs, meter.elapsedNanos());
    }
    return true;
  }

  /**
   * Records a lower bound of the cost of any plan; the largest one counts. If distances may be
   * longer than the shortest paths, no bound counts.
   */
  protected final void proveBound(long bound) {
    if (graph.hasExactDistances()) {
      lowerBound = Math.max(lowerBound, bound);
    }
  }

  /**
   * Finds the distances of all units. Their sum is a lower bound of the sum of costs.
   *
   * @param starts one vertex for each unit
   * @return why it was given up, or {@code null} if it was not
   */
  protected final TeamOutcome proveDistances(GoalDistances distances, int[] starts) {
    long sum = 0;
    for (int unit = 0; unit < starts.length; unit++) {
      TeamOutcome stopped = meter.exhausted(0, distances.bytes());
      if (stopped != null) {
        return stopped;
      }
      sum += distances.of(unit, starts[unit]);
    }
    proveBound(sum);
    return null;
  }

  /** The largest lower bound that has been proved. */
  protected final long lowerBound() {
    return lowerBound;
  }

  /** Records the bytes that tables and nodes take at this time; the largest number counts. */
  protected final void noteBytes(long now) {
    bytes = Math.max(bytes, now);
  }

  /** The best plan so far, or {@code null} if there is none. */
  protected final Plan best() {
    return best;
  }

  /** The costs of the best plan so far, or {@code null} if there is none. */
  protected final PlanCosts bestCosts() {
    return bestCosts;
  }

  @Override
  public final SearchCounters counters() {
    return counters;
  }
}
