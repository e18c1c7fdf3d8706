package hopscotch.mapf.lacam;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lns.refine.Refiner;
import hopscotch.mapf.planner.TeamAnswer;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.PlanCosts;
import hopscotch.mapf.team.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Improves the best plan of LaCAM* in turn with the search, and enters the configurations of the
 * plans that it finds (Okumura, "Engineering LaCAM*", AAMAS 2024, Section 4.4). There are two ways:
 *
 * <ul>
 *   <li>rounds of large neighbourhood search ({@link Refiner}). A round counts as an expansion.
 *       They lower a sum over units, so they do not serve the makespan.
 *   <li>LaCAM* itself, called from a configuration of the plan that is drawn by chance. An
 *       expansion of that call counts as an expansion.
 * </ul>
 *
 * <p>The paper draws one of the two by chance. Here each has its share of the work, since rounds
 * take much longer on some maps than on others. Work is counted in nodes that were expanded for one
 * unit: those of rounds, and the units of each configuration that was expanded in a call. A call
 * begins with a {@link Scatter} of its own, which counts neither as work nor as expansions.
 */
final class Improvement {
  private static final int INTERVAL = 100;
  private static final int REFINED_UNITS = 8;

  private final Team team;
  private final VertexGraph graph;
  private final GoalDistances distances;
  private final ConfigurationGraph nodes;
  private final Settings settings;
  private final SplittableRandom random;
  private final TeamMeter meter;
  private Refiner refiner;
  private long dueAt;
  private long expanded;
  private long nestedBytes;
  private long workOfRounds;
  private long workOfCalls;
  private boolean isBetter;

  Improvement(
      Team team,
      VertexGraph graph,
      GoalDistances distances,
      ConfigurationGraph nodes,
      Settings settings,
      SplittableRandom random,
      TeamMeter meter) {
    this.team = team;
    this.graph = graph;
    this.distances = distances;
    this.nodes = nodes;
    this.settings = settings;
    this.random = random;
    this.meter = meter;
  }

  /** Whether an improvement is to be tried now, after a number of expansions. */
  boolean isDue(long expandedSoFar) {
    return expandedSoFar >= dueAt
        && nodes.goal().g > nodes.start().h
        && (mayRefine() || settings.recursion() > 0);
  }

  private boolean mayRefine() {
    return settings.refine() > 0 && settings.objective() == Objective.SUM_OF_LOSS;
  }

  /**
   * Tries to improve a plan.
   *
   * @param expandedSoFar the expansions before
   * @param plan the best plan, in cells
   * @param bytes the bytes that the whole search takes
   * @return why to stop, or {@code null} to go on
   */
  TeamOutcome run(long expandedSoFar, Plan plan, long bytes) {
    expanded = expandedSoFar;
    isBetter = false;
    TeamOutcome outcome = meter.exhausted(expanded, bytes);
    if (outcome != null) {
      return outcome;
    }
    if (plan.makespan() > 2 && mayCall(plan.units())) {
      call(plan, bytes);
    } else if (mayRefine()) {
      outcome = refine(plan, bytes);
    }
    dueAt = expanded + INTERVAL;
    return outcome;
  }

  /** Whether calls have not had their share yet, beside rounds or, without those, the search. */
  private boolean mayCall(int units) {
    long share = settings.recursion();
    long others = mayRefine() ? workOfRounds : expanded * units - workOfCalls;
    return share > 0 && workOfCalls * (1000 - share) <= others * share;
  }

  /**
   * Goes on with the plan of the last rounds, though its sum of loss may be higher meanwhile: a low
   * sum of costs brings it down in the end.
   */
  private TeamOutcome refine(Plan plan, long bytes) {
    if (refiner == null || PlanCosts.of(team, plan).sumOfCosts() < refiner.sumOfCosts()) {
      refiner = new Refiner(graph, distances, plan, REFINED_UNITS, random, meter);
    }
    TeamOutcome outcome = null;
    int gain = 0;
    workOfRounds -= refiner.expanded();
    for (int round = 0; round < settings.refine() && outcome == null; round++) {
      outcome = meter.exhausted(expanded, bytes);
      if (outcome == null) {
        expanded++;
        gain += refiner.round();
        outcome = refiner.stopped();
      }
    }
    workOfRounds += refiner.expanded();
    if (gain > 0 && PlanCosts.of(team, refiner.plan()).sumOfLoss() < nodes.goal().g) {
      isBetter = enter(refiner.plan(), nodes.start().configuration);
    }
    return outcome;
  }

  /** Plans anew from somewhere on the way, for about as long as the rest of the way is. */
  private void call(Plan plan, long bytes) {
    int step = 1 + random.nextInt(plan.makespan() - 1);
    int[] cells = new int[plan.units()];
    plan.configuration(step, cells);
    long limit = 2L * (plan.makespan() - step) + INTERVAL;
    LacamSearch search =
        new LacamSearch(graph, settings.nested(random.nextLong()), distances, limit);
    TeamBudget rest = meter.remaining(expanded);
    long own = bytes - distances.bytes();
    TeamAnswer answer =
        search.solve(
            Team.of(graph.grid(), cells, team.goals()),
            rest.withBytes(Math.max(0, rest.bytes() - own)));
    long configurations = Math.max(1, search.counters().expanded);
    expanded += configurations;
    workOfCalls += configurations * plan.units();
    nestedBytes = Math.max(0, answer.bytes() - distances.bytes());
    if (answer.plan() != null) {
      isBetter = enter(answer.plan(), graph.vertices(cells));
    }
  }

  private boolean enter(Plan plan, int[] from) {
    List<int[]> way = new ArrayList<>();
    way.add(from);
    int[] cells = new int[plan.units()];
    for (int step = 1; step <= plan.makespan(); step++) {
      plan.configuration(step, cells);
      way.add(graph.vertices(cells));
    }
    return nodes.enter(way);
  }

  /** All expansions by the end of the last try, including those before it. */
  long expanded() {
    return expanded;
  }

  /** Whether the last try lowered the cost of the goals. */
  boolean isBetter() {
    return isBetter;
  }

  long bytes() {
    return (refiner == null ? 0 : refiner.bytes()) + nestedBytes;
  }
}
