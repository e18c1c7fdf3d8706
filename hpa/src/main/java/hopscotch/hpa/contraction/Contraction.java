package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.search.open.OpenEntry;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Builds a contraction hierarchy on a subgoal graph or on a jump point graph.
 *
 * <p>The node of the least priority is contracted next. The priority is the depth of the hierarchy
 * below the node, plus four times the number of arcs that its contraction would add for each arc
 * that it removes. Priorities are updated lazily: that of a node is computed again only when it
 * comes up. The arcs of a contracted node lead up. A node that has very many arcs when it comes up
 * is left out. The nodes that are left out are the <em>core</em>, whose arcs lead both ways.
 *
 * <p>Several nodes of a jump point graph may be on one cell, each for a different direction of
 * arrival. A shortcut is left out if a path between other nodes of the same two cells costs less.
 * For a path over the shortcut would then not be a shortest one between the cells. Edges of the
 * graph beside which another path costs no more are left out from the start.
 *
 * <p>On grids many paths have the same cost. So there is a way around nearly every node, if one
 * looks far enough. With a witness search that gives up early, the shortcuts grow without end on
 * open maps.
 *
 * <p>Papers:
 *
 * <ul>
 *   <li>Geisberger, Sanders, Schultes and Delling, "Contraction Hierarchies: Faster and Simpler
 *       Hierarchical Routing in Road Networks", WEA 2008.
 *   <li>Uras and Koenig, "Understanding Subgoal Graphs by Augmenting Contraction Hierarchies",
 *       IJCAI 2018, for subgoals.
 *   <li>Harabor, Uras, Stuckey and Koenig, "Regarding Jump Point Search and Subgoal Graphs", IJCAI
 *       2019, for jump points.
 * </ul>
 */
public final class Contraction {
  private static final String WHAT = "the contraction hierarchy";
  private static final int NONE = -1;
  private static final int CORE_DEGREE = 256;
  private static final long LEAST_PRIORITY = 0;
  private static final long LEVEL = 1000;
  private static final long SHORTCUTS_PER_ARC = 4 * LEVEL;

  private final RemainingGraph graph;
  private final GraphNodes nodes;
  private final WitnessSearch witness;
  private final WitnessSearch besideWitness;
  private final int[] depth;
  private final int[] order;
  private int contracted;
  private int[] froms = new int[64];
  private int[] tos = new int[64];
  private long[] costs = new long[64];
  private int shortcutCount;

  private Contraction(GraphNodes nodes, IntUnaryOperator starts, int[] edges) {
    this.nodes = nodes;
    graph = new RemainingGraph(nodes.count(), nodes.isDirected());
    witness = new WitnessSearch(nodes, graph);
    besideWitness = nodes.isDirected() ? new WitnessSearch(nodes, graph) : witness;
    depth = new int[nodes.count()];
    order = new int[nodes.count()];
    for (int node = 0; node < order.length; node++) {
      int end = starts.applyAsInt(node + 1);
      for (int edge = starts.applyAsInt(node); edge < end; edge++) {
        int target = edges[edge];
        graph.join(node, target, nodes.distance(node, target), RemainingGraph.NO_MIDDLE);
      }
    }
  }

  /**
   * Contracts every node of a subgoal graph, whatever its degree.
   *
   * @throws BudgetExhaustedException if the budget runs out; each contracted node counts as an
   *     expansion
   */
  public static ContractionHierarchy contractAll(SubgoalGraph subgoals, Budget budget) {
    Contraction contraction = of(subgoals, Integer.MAX_VALUE, budget);
    return new ContractionHierarchy(contraction.upward(), contraction.order);
  }

  /**
   * Contracts a subgoal graph.
   *
   * @throws BudgetExhaustedException if the budget runs out; each contracted node counts as an
   *     expansion
   */
  static UpwardGraph contract(SubgoalGraph subgoals, Budget budget) {
    return of(subgoals, CORE_DEGREE, budget).upward();
  }

  private static Contraction of(SubgoalGraph subgoals, int coreDegree, Budget budget) {
    GraphNodes nodes = GraphNodes.of(subgoals);
    Contraction contraction = new Contraction(nodes, subgoals::edgeStart, subgoals.edges());
    contraction.run(coreDegree, budget);
    return contraction;
  }

  /**
   * Contracts a graph whose edges lead one way, each at the cost of the octile distance.
   *
   * @param cells the cells of its nodes, in ascending order. Several nodes may be on one cell; a
   *     shortest path between two cells may begin and end at any of their nodes
   * @param starts where the edges of each node begin, and at the end the number of edges
   * @param targets the nodes to which the edges lead
   */
  public static UpwardGraph contractDirected(
      GridGraph graph, int[] cells, int[] starts, int[] targets) {
    return contractDirected(GraphNodes.of(graph, cells), starts, targets, Budget.UNLIMITED);
  }

  /**
   * Contracts a jump point graph.
   *
   * @throws BudgetExhaustedException if the budget runs out; each contracted node counts as an
   *     expansion
   */
  static UpwardGraph contract(JumpVertices vertices, GraphNodes nodes, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    JumpVertices.Edges edges = vertices.edges();
    return contractDirected(nodes, edges.starts(), edges.targets(), meter.remaining(0));
  }

  private static UpwardGraph contractDirected(
      GraphNodes nodes, int[] starts, int[] targets, Budget budget) {
    Contraction contraction = new Contraction(nodes, node -> starts[node], targets);
    BudgetMeter meter = BudgetMeter.started(budget);
    contraction.removeNeedlessEdges(meter);
    contraction.run(CORE_DEGREE, meter.remaining(0));
    return contraction.upward();
  }

  private UpwardGraph upward() {
    return UpwardGraph.of(graph, nodes);
  }

  /** Removes each edge beside which another path costs no more. */
  private void removeNeedlessEdges(BudgetMeter meter) {
    ArcLists out = graph.out();
    for (int node = 0; node < order.length; node++) {
      meter.require(0, WHAT);
      for (int i = out.degree(node) - 1; i >= 0; i--) {
        int target = out.target(node, i);
        long cost = out.cost(node, i);
        graph.part(node, target);
        witness.begin(node, NONE);
        if (!witness.reaches(target, cost)) {
          graph.join(node, target, cost, RemainingGraph.NO_MIDDLE);
        }
      }
    }
  }

  private void run(int coreDegree, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    EntryHeap queue = new EntryHeap();
    for (int node = 0; node < order.length; node++) {
      queue.push(LEAST_PRIORITY, node);
    }
    long done = 0;
    while (queue.size() > 0) {
      meter.require(done++, WHAT);
      int node = OpenEntry.cell(queue.topEntry());
      queue.pop();
      if (graph.degree(node) > coreDegree) {
        continue;
      }
      long now = priority(node);
      if (queue.size() > 0 && now > queue.topKey()) {
        queue.push(now, node);
        continue;
      }
      contract(node);
      order[contracted++] = node;
    }
  }

  /** Finds the shortcuts that the contraction of a node needs, and returns its priority. */
  private long priority(int node) {
    findShortcuts(node);
    long added = SHORTCUTS_PER_ARC * shortcutCount / Math.max(1, graph.degree(node));
    return LEVEL * depth[node] + added;
  }

  /** Contracts a node, whose shortcuts must have been found last. */
  private void contract(int node) {
    graph.remove(node);
    for (int i = 0; i < shortcutCount; i++) {
      graph.join(froms[i], tos[i], costs[i], node);
    }
    deepen(graph.out(), node);
    deepen(graph.in(), node);
  }

  private void deepen(ArcLists arcs, int node) {
    for (int i = 0; i < arcs.degree(node); i++) {
      int other = arcs.target(node, i);
      depth[other] = Math.max(depth[other], depth[node] + 1);
    }
  }

  private void findShortcuts(int node) {
    ArcLists in = graph.in();
    ArcLists out = graph.out();
    int degree = out.degree(node);
    shortcutCount = 0;
    for (int i = 0; i < in.degree(node); i++) {
      int from = in.target(node, i);
      int first = graph.isDirected() ? 0 : i + 1;
      boolean hasBegunBeside = false;
      if (first < degree) {
        witness.begin(from, node);
      }
      for (int j = first; j < degree; j++) {
        int to = out.target(node, j);
        long cost = in.cost(node, i) + out.cost(node, j);
        if (to == from || witness.reaches(to, cost)) {
          continue;
        }
        if (graph.isDirected() && !hasBegunBeside) {
          beginBeside(from, node);
          hasBegunBeside = true;
        }
        if (!graph.isDirected() || !isBeatenBeside(to, node, cost)) {
          addShortcut(from, to, cost);
        }
      }
    }
  }

  /** Begins a search for paths around a node from all other nodes of a cell at once. */
  private void beginBeside(int from, int node) {
    besideWitness.begin(from, node);
    for (int other = nodes.firstBeside(from); nodes.isBeside(from, other); other++) {
      if (other != from && other != node) {
        besideWitness.beginAlso(other);
      }
    }
  }

  /** Whether a path between the two cells of a shortcut costs less than it. */
  private boolean isBeatenBeside(int to, int node, long cost) {
    for (int other = nodes.firstBeside(to); nodes.isBeside(to, other); other++) {
      if (other != node && besideWitness.reaches(other, cost - 1)) {
        return true;
      }
    }
    return false;
  }

  private void addShortcut(int from, int to, long cost) {
    if (shortcutCount == froms.length) {
      froms = Arrays.copyOf(froms, 2 * shortcutCount);
      tos = Arrays.copyOf(tos, 2 * shortcutCount);
      costs = Arrays.copyOf(costs, 2 * shortcutCount);
    }
    froms[shortcutCount] = from;
    tos[shortcutCount] = to;
    costs[shortcutCount++] = cost;
  }
}
