package hopscotch.mapf.lacam;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.pibt.Pibt;
import hopscotch.mapf.pibt.Priorities;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Plan;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * LaCAM: depth-first search over the configurations of the whole team (Okumura, "LaCAM:
 * Search-Based Algorithm for Quick Multi-Agent Pathfinding", AAAI 2023, Algorithm 1), and LaCAM*,
 * which goes on to the optimum (Okumura, "Improving LaCAM for Scalable Eventually Optimal
 * Multi-Agent Pathfinding", IJCAI 2023, Algorithm 1).
 *
 * <p>The successors of a configuration are made one by one ({@link Successors}), each time the node
 * is on top of the stack. A node leaves the stack only when its queue of constraints is empty, so
 * every successor comes in the end. LaCAM* keeps the edges between configurations, relaxes costs
 * after each new one ({@link ConfigurationGraph}), and leaves aside nodes that are no better than
 * the best plan until their cost falls.
 *
 * <p>Guarantee: complete, and it ends on teams that have no plan. LaCAM* is optimal for the sum of
 * loss, or for the makespan, which are sums over steps; not for the sum of costs. The optimum is
 * proved when the stack is empty.
 *
 * <p>Deviations:
 *
 * <ul>
 *   <li>An open node is on the stack once, and moves to the top when it is found again.
 *   <li>What makes plans better ({@link Improvement}) runs in turn with the search, not beside it.
 *   <li>In the paper LaCAM* restarts at the start node. Here LaCAM does so too. By default it is
 *       ten times as frequent, and not before a descent had the time to get to the goals.
 * </ul>
 *
 * <p>Space: 6 bytes for each unit of each node, besides {@link GoalDistances}. For one thread.
 */
final class LacamSearch extends PlanSearch {
  private static final int RESTART_FACTOR = 10;

  private final Settings settings;

  /** The distances of the search around this one, or {@code null} if there is none. */
  private final GoalDistances shared;

  private final long expansionLimit;
  private GoalDistances distances;
  private SplittableRandom random;
  private Scatter scatter;
  private Successors successors;
  private ConfigurationGraph nodes;
  private Improvement improvement;
  private int[] goals;
  private long sinceRestart;
  private long restartAfter;

  LacamSearch(VertexGraph graph, Settings settings, TeamObserver observer) {
    this(graph, settings, observer, null, Long.MAX_VALUE);
  }

  /** A search inside another one with the same goals; it ends after a number of expansions. */
  LacamSearch(VertexGraph graph, Settings settings, GoalDistances distances, long expansionLimit) {
    this(graph, settings, null, distances, expansionLimit);
  }

  private LacamSearch(
      VertexGraph graph,
      Settings settings,
      TeamObserver observer,
      GoalDistances shared,
      long expansionLimit) {
    super(graph, settings.objective(), observer, 0);
    this.settings = settings;
    this.shared = shared;
    this.expansionLimit = expansionLimit;
  }

  @Override
  protected TeamOutcome plan() {
    int units = team.size();
    int[] starts = graph.vertices(team.starts());
    goals = graph.vertices(team.goals());
    random = new SplittableRandom(settings.seed());
    distances = shared == null ? new GoalDistances(graph, goals) : shared;
    int largest = 0;
    for (int unit = 0; unit < units; unit++) {
      TeamOutcome stopped = meter.exhausted(0, distances.bytes());
      if (stopped != null) {
        return stopped;
      }
      largest = Math.max(largest, distances.of(unit, starts[unit]));
    }
    scatter =
        settings.scatter() < 0
            ? null
            : Scatter.of(graph, distances, starts, settings.scatter(), random, meter);
    Pibt pibt = new Pibt(graph, distances, units, settings.rules(), scatter, random, observer);
    StepCosts costs = new StepCosts(distances, settings.objective());
    Priorities priorities = new Priorities(distances, starts);
    successors = new Successors(graph, costs, priorities, pibt, units, settings.samples(), random);
    nodes = new ConfigurationGraph(distances, costs, starts);
    improvement = null;
    sinceRestart = 0;
    restartAfter = (long) RESTART_FACTOR * largest;
    proveBound(nodes.start().h);
    TeamOutcome outcome = search();
    counters.touched = distances.touched();
    counters.generated = nodes.size();
    counters.reopened = nodes.lowered();
    noteBytes(bytes());
    if (outcome == TeamOutcome.SOLVED && settings.star() && nodes.open().top() == null) {
      proveBound(nodes.goal().g);
    }
    release();
    return outcome;
  }

  private TeamOutcome search() {
    OpenStack open = nodes.open();
    long expanded = 0;
    TeamOutcome outcome = null;
    while (open.top() != null && outcome == null) {
      // N <- Open.top()
      Node node = open.top();
      Node goal = nodes.goal();
      // N.config = G: a plan is found. LaCAM ends here, LaCAM* goes on to the optimum.
      if (goal == null && node.h == 0 && Arrays.equals(node.configuration, goals)) {
        nodes.setGoal(node);
        offerPlan();
        boolean isDone = !settings.star() || meter.budget().stop() == TeamBudget.Stop.FIRST_PLAN;
        if (isDone) {
          break;
        }
        improvement = new Improvement(team, graph, distances, nodes, settings, random, meter);
        continue;
      }
      // In turn with the search, the best plan so far is made better.
      if (goal != null && improvement.isDue(expanded)) {
        outcome = improvement.run(expanded, best(), bytes());
        expanded = improvement.expanded();
        if (improvement.isBetter()) {
          offerPlan();
        }
        continue;
      }
      // Discard N if it is no better than the best plan, or if N.tree is empty.
      if (goal != null && node.f() >= goal.f() || !node.hasConstraint()) {
        open.remove(node);
        continue;
      }
      // The budget.
      outcome =
          expanded >= expansionLimit
              ? TeamOutcome.OUT_OF_EXPANSIONS
              : meter.exhausted(expanded, bytes());
      // Low-level expansion: one more constraint, and one more successor.
      if (outcome == null) {
        if (observer != null) {
          observer.expand(node.number, node.parent == null ? -1 : node.parent.number, node.g);
        }
        expanded++;
        sinceRestart++;
        expand(node);
      }
    }
    counters.expanded = expanded;
    if (outcome != null) {
      return outcome;
    }
    return nodes.goal() == null ? TeamOutcome.NO_PLAN : TeamOutcome.SOLVED;
  }

  private void expand(Node node) {
    // C <- N.tree.pop(); Q_new <- configuration_generator(N, C)
    long before = node.growthBytes();
    int[] next = successors.next(node);
    nodes.noteGrowth(node.growthBytes() - before);
    if (next == null) {
      return;
    }
    // Explored[Q_new]: found before, or a new node.
    Node known = nodes.find(next);
    Node reached = known == null ? nodes.add(next, node) : known;
    // LaCAM*: Dijkstra's algorithm lowers the costs behind the new edge.
    if (settings.star() && nodes.link(node, reached)) {
      offerPlan();
    }
    // A node that was found before comes to the top again, or now and then the start.
    if (known != null) {
      boolean fromStart = sinceRestart >= restartAfter && random.nextInt(1000) < settings.restart();
      sinceRestart = fromStart ? 0 : sinceRestart;
      nodes.open().push(fromStart ? nodes.start() : known);
    }
  }

  private void offerPlan() {
    offer(Plan.ofConfigurations(nodes.way().stream().map(graph::cells).toList()));
  }

  private long bytes() {
    return distances.bytes()
        + nodes.bytes()
        + (scatter == null ? 0 : scatter.bytes())
        + (improvement == null ? 0 : improvement.bytes());
  }

  private void release() {
    distances = null;
    scatter = null;
    successors = null;
    nodes = null;
    improvement = null;
  }
}
