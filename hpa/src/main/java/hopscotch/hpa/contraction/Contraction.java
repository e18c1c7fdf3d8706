package hopscotch.hpa.contraction;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import hopscotch.core.search.BucketQueue;
import hopscotch.core.search.EntryHeap;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * Builds a contraction hierarchy (Geisberger, Sanders, Schultes and Delling, "Contraction
 * Hierarchies: Faster and Simpler Hierarchical Routing in Road Networks", WEA 2008) on a subgoal
 * graph (Uras and Koenig, "Understanding Subgoal Graphs by Augmenting Contraction Hierarchies",
 * IJCAI 2018).
 *
 * <p>Nodes are contracted in the order of a priority that is kept lazily: arcs added less arcs
 * removed, plus how many neighbours went before and how deep the hierarchy below is. A contracted
 * node's arcs lead up. Where the next node would add too many shortcuts, contraction stops: the
 * rest is the core, whose arcs lead both ways. Open maps of scattered obstacles have such cores,
 * and without that stop their preparation does not end in reasonable time.
 */
final class Contraction {
  private static final int SETTLE_LIMIT = 30;
  private static final int CORE_DEGREE = 64;

  private final RemainingGraph graph;
  private final WitnessSearch witness;
  private final int[] contractedNeighbours;
  private final int[] depth;
  private final int nodes;

  private Contraction(SubgoalGraph subgoals) {
    nodes = subgoals.nodeCount();
    graph = new RemainingGraph(nodes);
    witness = new WitnessSearch(graph, nodes);
    contractedNeighbours = new int[nodes];
    depth = new int[nodes];
    int[] edges = subgoals.edges();
    for (int node = 0; node < nodes; node++) {
      for (int edge = subgoals.edgeStart(node); edge < subgoals.edgeStart(node + 1); edge++) {
        int target = edges[edge];
        graph.join(node, target, subgoals.distance(node, target), RemainingGraph.NO_MIDDLE);
      }
    }
  }

  /**
   * Contracts a subgoal graph.
   *
   * @throws BudgetExhaustedException if the budget ran out; a contracted node counts as an
   *     expansion
   */
  static UpwardGraph contract(SubgoalGraph subgoals, Budget budget) {
    Contraction contraction = new Contraction(subgoals);
    contraction.run(budget);
    return UpwardGraph.of(contraction.graph, contraction.nodes);
  }

  private void run(Budget budget) {
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    EntryHeap order = new EntryHeap();
    for (int node = 0; node < nodes; node++) {
      order.push(priority(node), node);
    }
    long done = 0;
    while (order.size() > 0) {
      Outcome stopped = meter.exhausted(done++);
      if (stopped != null) {
        throw new BudgetExhaustedException("the contraction hierarchy", stopped);
      }
      int node = (int) order.topEntry() & BucketQueue.CELL_MASK;
      order.pop();
      if (graph.degree(node) > CORE_DEGREE) {
        continue;
      }
      long now = priority(node);
      if (order.size() > 0 && now > order.topKey()) {
        order.push(now, node);
        continue;
      }
      contract(node);
    }
  }

  private long priority(int node) {
    int shortcuts = shortcuts(node, false);
    return (1L << 40)
        + 4L * (shortcuts - graph.degree(node))
        + 2L * contractedNeighbours[node]
        + depth[node];
  }

  private void contract(int node) {
    shortcuts(node, true);
    graph.remove(node);
    for (int i = 0; i < graph.degree(node); i++) {
      int other = graph.target(node, i);
      contractedNeighbours[other]++;
      depth[other] = Math.max(depth[other], depth[node] + 1);
    }
  }

  /** Counts the shortcuts that contracting a node asks for, and adds them if told to. */
  private int shortcuts(int node, boolean add) {
    int degree = graph.degree(node);
    int count = 0;
    for (int i = 0; i < degree; i++) {
      int from = graph.target(node, i);
      long first = graph.cost(node, i);
      long dearest = 0;
      for (int j = i + 1; j < degree; j++) {
        dearest = Math.max(dearest, graph.cost(node, j));
      }
      witness.search(from, node, first + dearest, SETTLE_LIMIT);
      for (int j = i + 1; j < degree; j++) {
        int to = graph.target(node, j);
        long cost = first + graph.cost(node, j);
        if (!witness.reaches(to, cost)) {
          count++;
          if (add) {
            graph.join(from, to, cost, node);
          }
        }
      }
    }
    return count;
  }
}
