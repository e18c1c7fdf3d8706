package hopscotch.mapf.lacam;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lns.Refiner;
import hopscotch.mapf.pibt.Pibt;
import hopscotch.mapf.pibt.Priorities;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamBudget;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * LaCAM: depth-first search over the configurations of the whole team (Okumura, "LaCAM:
 * Search-Based Algorithm for Quick Multi-Agent Pathfinding", AAAI 2023, Algorithm 1), and LaCAM*,
 * which goes on to the optimum (Okumura, "Improving LaCAM for Scalable Eventually Optimal
 * Multi-Agent Pathfinding", IJCAI 2023, Algorithm 1).
 *
 * <p>The successors of a configuration are made one by one: each time the node is on top of the
 * stack, the next constraint of its queue says where the first few units go, and PIBT completes the
 * rest. A node leaves the stack only when its queue is empty, so every successor comes in the end.
 * LaCAM* keeps the edges between configurations, relaxes costs after each new one, and leaves aside
 * nodes that are no better than the best plan until their cost falls.
 *
 * <p>Guarantee: complete, and it ends on teams that have no plan. LaCAM* is optimal for the sum of
 * loss, or for the makespan, which are sums over steps; not for the sum of costs. The optimum is
 * proved when the stack is empty.
 *
 * <p>Deviations: an open node is on the stack once, and moves to the top when it is found again; of
 * several samples of PIBT for one constraint the best by f is taken (Okumura, "Engineering LaCAM*",
 * AAMAS 2024, Section 4.3), one after the other; the plan is made better by {@link Refiner}, and
 * its configurations entered (Section 4.4), in turn with the search and not beside it; the restart
 * at the start node, of LaCAM* in the paper, is LaCAM's too, ten times as frequent by default, and
 * not before a descent had the time to get to the goals.
 *
 * <p>Space: 6 bytes a unit for a node, besides {@link GoalDistances}. For one thread.
 */
final class LacamSearch extends PlanSearch {

  /**
   * What the planner's parameters say.
   *
   * @param star whether to go on after the first plan
   * @param samples how many steps of PIBT are tried for a successor
   * @param refine how many rounds of large neighbourhood search follow each {@value
   *     #REFINE_INTERVAL} expansions once there is a plan; 0 for none
   * @param restart at each configuration that is known, the chance in thousandths to go on from the
   *     start and not from there: it leads out of jams
   */
  record Settings(
      boolean star,
      Objective objective,
      boolean swaps,
      int samples,
      int refine,
      int restart,
      long seed) {}

  private static final int RESTART_FACTOR = 10;
  private static final int REFINE_INTERVAL = 100;
  private static final int REFINED_UNITS = 8;

  private final Settings settings;
  private SplittableRandom random;
  private GoalDistances distances;
  private Priorities priorities;
  private Pibt pibt;
  private NodeTable explored;
  private OpenStack open;
  private int[] goals;
  private Node start;
  private Node goal;
  private Node ordered;
  private int[] order;
  private int[] constraint;
  private int[] shuffled;
  private int[] sample;
  private long nodeBytes;
  private long sinceRestart;
  private long restartAfter;
  private Refiner refiner;
  private int refinedCost;
  private int roundsRefined;

  LacamSearch(VertexGraph graph, Settings settings, TeamObserver observer) {
    super(graph, settings.objective(), observer, 0);
    this.settings = settings;
  }

  @Override
  protected TeamOutcome plan() {
    int units = team.size();
    int[] starts = graph.vertices(team.starts());
    goals = graph.vertices(team.goals());
    random = new SplittableRandom(settings.seed());
    distances = new GoalDistances(graph, goals);
    for (int unit = 0; unit < units; unit++) {
      TeamOutcome stopped = meter.exhausted(0, distances.bytes());
      if (stopped != null) {
        return stopped;
      }
      distances.of(unit, starts[unit]);
    }
    priorities = new Priorities(distances, starts);
    pibt = new Pibt(graph, distances, units, settings.swaps(), random, observer);
    explored = new NodeTable();
    open = new OpenStack();
    order = new int[units];
    constraint = new int[units];
    sample = new int[units];
    shuffled = new int[graph.largestDegree() + 1];
    nodeBytes = 0;
    sinceRestart = 0;
    restartAfter = restartAfter(starts);
    goal = null;
    ordered = null;
    refiner = null;
    start = addNode(starts, NodeTable.hash(starts), null);
    proveBound(start.h);
    TeamOutcome outcome = search();
    counters.touched = distances.touched();
    counters.generated = explored.size();
    noteBytes(bytes());
    if (outcome == TeamOutcome.SOLVED && settings.star() && open.top() == null) {
      proveBound(goal.g);
    }
    release();
    return outcome;
  }

  /** In how many expansions a descent gets to the goals, if all goes well, several times over. */
  private long restartAfter(int[] starts) {
    int largest = 0;
    for (int unit = 0; unit < starts.length; unit++) {
      largest = Math.max(largest, distances.of(unit, starts[unit]));
    }
    return (long) RESTART_FACTOR * largest;
  }

  private TeamOutcome search() {
    long expanded = 0;
    long refineAt = 0;
    TeamOutcome outcome = null;
    while (open.top() != null && outcome == null) {
      Node node = open.top();
      if (goal == null && node.h == 0 && Arrays.equals(node.configuration, goals)) {
        goal = node;
        offerPlan();
        boolean isDone = !settings.star() || meter.budget().stop() == TeamBudget.Stop.FIRST_PLAN;
        if (isDone) {
          break;
        }
        refineAt = expanded;
      }
      if (goal != null && expanded >= refineAt && mayRefine()) {
        outcome = refine(expanded);
        expanded += roundsRefined;
        refineAt = expanded + REFINE_INTERVAL;
        continue;
      }
      if (goal != null && node.f() >= goal.f() || !node.hasConstraint()) {
        open.remove(node);
        continue;
      }
      outcome = meter.exhausted(expanded, bytes());
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
    return goal == null ? TeamOutcome.NO_PLAN : TeamOutcome.SOLVED;
  }

  /** Makes one more successor of a node. */
  private void expand(Node node) {
    if (ordered != node) {
      priorities.order(node.elapsed, order);
      ordered = node;
    }
    nodeBytes -= node.growthBytes();
    int entry = node.takeConstraint();
    int depth = node.constraint(entry, constraint);
    if (depth < order.length) {
      branch(node, entry, order[depth]);
    }
    if (!node.hasConstraint()) {
      node.dropConstraints();
    }
    int[] next = successor(node, depth);
    if (next != null) {
      reach(node, next);
    }
    nodeBytes += node.growthBytes();
  }

  /** Adds the constraints that send one more unit to each vertex it can go to, in random order. */
  private void branch(Node node, int entry, int unit) {
    int at = node.configuration[unit];
    int degree = graph.degree(at);
    System.arraycopy(graph.targets(), graph.first()[at], shuffled, 0, degree);
    shuffled[degree] = at;
    for (int left = degree + 1; left > 0; left--) {
      int drawn = random.nextInt(left);
      node.addConstraint(entry, shuffled[drawn]);
      shuffled[drawn] = shuffled[left - 1];
    }
  }

  /** The configuration after a node's under a constraint, {@code null} where PIBT finds none. */
  private int[] successor(Node node, int depth) {
    int[] best = null;
    long bestCost = Long.MAX_VALUE;
    for (int i = 0; i < settings.samples(); i++) {
      pibt.begin(node.configuration);
      boolean isPossible = true;
      for (int d = 0; d < depth && isPossible; d++) {
        isPossible = pibt.assign(order[d], constraint[d]);
      }
      if (!isPossible) {
        return null;
      }
      if (!pibt.complete(order)) {
        continue;
      }
      if (settings.samples() == 1) {
        return pibt.next().clone();
      }
      System.arraycopy(pibt.next(), 0, sample, 0, sample.length);
      long cost = (long) edgeCost(node.configuration, sample) + heuristic(sample);
      if (cost < bestCost) {
        bestCost = cost;
        best = sample.clone();
      }
    }
    return best;
  }

  private void reach(Node node, int[] next) {
    long hash = NodeTable.hash(next);
    Node known = explored.find(next, hash);
    if (known == null) {
      Node made = addNode(next, hash, node);
      if (settings.star()) {
        node.addSuccessor(made);
        nodeBytes += 8;
      }
      return;
    }
    if (settings.star()) {
      node.addSuccessor(known);
      relax(node, known);
    }
    boolean fromStart = sinceRestart >= restartAfter && random.nextInt(1000) < settings.restart();
    if (fromStart) {
      sinceRestart = 0;
    }
    open.push(fromStart ? start : known);
  }

  /** Whether large neighbourhood search can help: it lowers the sum of costs. */
  private boolean mayRefine() {
    return settings.refine() > 0
        && settings.objective() == Objective.SUM_OF_LOSS
        && goal.g > start.h;
  }

  /** Makes the best plan better, and enters its configurations; why to stop, or {@code null}. */
  private TeamOutcome refine(long expanded) {
    if (refiner == null || refinedCost != goal.g) {
      refiner = new Refiner(graph, distances, best(), REFINED_UNITS, random, meter);
    }
    TeamOutcome outcome = null;
    int gain = 0;
    roundsRefined = 0;
    while (roundsRefined < settings.refine() && outcome == null) {
      outcome = meter.exhausted(expanded + roundsRefined, bytes());
      if (outcome == null) {
        roundsRefined++;
        gain += refiner.round();
        outcome = refiner.stopped();
      }
    }
    if (gain > 0) {
      enter(refiner.plan());
    }
    refinedCost = goal.g;
    return outcome;
  }

  /** Makes nodes of the configurations of a plan, and edges between them. */
  private void enter(Plan plan) {
    Node at = start;
    int[] cells = new int[goals.length];
    for (int step = 1; step <= plan.makespan(); step++) {
      plan.configuration(step, cells);
      int[] next = graph.vertices(cells);
      long hash = NodeTable.hash(next);
      Node known = explored.find(next, hash);
      Node node = known == null ? addNode(next, hash, at) : known;
      nodeBytes -= at.growthBytes();
      at.addSuccessor(node);
      nodeBytes += at.growthBytes();
      if (known != null) {
        relax(at, known);
      }
      at = node;
    }
  }

  private Node addNode(int[] configuration, long hash, Node parent) {
    char[] elapsed = new char[configuration.length];
    for (int unit = 0; unit < elapsed.length; unit++) {
      char before = parent == null ? 0 : parent.elapsed[unit];
      elapsed[unit] = Priorities.next(before, configuration[unit] == goals[unit]);
    }
    int g = parent == null ? 0 : parent.g + edgeCost(parent.configuration, configuration);
    int number = explored.size();
    Node node = new Node(number, configuration, elapsed, parent, g, heuristic(configuration));
    explored.add(node, hash);
    open.push(node);
    nodeBytes += Node.BYTES + 6L * configuration.length;
    return node;
  }

  /** Lowers the cost of every node to which a new edge makes a cheaper way. */
  private void relax(Node from, Node to) {
    int goalCost = goal == null ? 0 : goal.g;
    ArrayDeque<Node> queue = new ArrayDeque<>();
    lower(from, to, queue);
    while (!queue.isEmpty()) {
      Node node = queue.poll();
      for (int i = 0; i < node.successorCount(); i++) {
        lower(node, node.successor(i), queue);
      }
    }
    if (goal != null && goal.g < goalCost) {
      offerPlan();
    }
  }

  private void lower(Node from, Node to, ArrayDeque<Node> queue) {
    if (from.g >= to.g) {
      return;
    }
    int g = from.g + edgeCost(from.configuration, to.configuration);
    if (g < to.g) {
      to.g = g;
      to.parent = from;
      counters.reopened++;
      queue.add(to);
      if (goal != null && to.f() < goal.f()) {
        open.push(to);
      }
    }
  }

  private int edgeCost(int[] from, int[] to) {
    if (settings.objective() == Objective.MAKESPAN) {
      return 1;
    }
    int cost = 0;
    for (int unit = 0; unit < from.length; unit++) {
      if (from[unit] != goals[unit] || to[unit] != goals[unit]) {
        cost++;
      }
    }
    return cost;
  }

  private int heuristic(int[] configuration) {
    long sum = 0;
    int largest = 0;
    for (int unit = 0; unit < configuration.length; unit++) {
      int distance = distances.of(unit, configuration[unit]);
      sum += distance;
      largest = Math.max(largest, distance);
    }
    return settings.objective() == Objective.MAKESPAN ? largest : Math.toIntExact(sum);
  }

  private void offerPlan() {
    List<int[]> configurations = new ArrayList<>();
    for (Node node = goal; node != null; node = node.parent) {
      configurations.add(graph.cells(node.configuration));
    }
    Collections.reverse(configurations);
    offer(Plan.ofConfigurations(configurations));
  }

  private long bytes() {
    long refinerBytes = refiner == null ? 0 : refiner.bytes();
    return distances.bytes() + explored.bytes() + nodeBytes + refinerBytes;
  }

  /** Lets go of what only one team needs. */
  private void release() {
    distances = null;
    refiner = null;
    pibt = null;
    explored = null;
    open = null;
    start = null;
    goal = null;
    ordered = null;
  }
}
