package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.IntHeap;
import hopscotch.mapf.lowlevel.PathNodes;
import java.util.function.BooleanSupplier;

/**
 * A* over vertices and steps for one unit under constraints. It finds a path of least cost. Among
 * those it takes one with the fewest conflicts with the paths of the others (Sharon et al. 2015,
 * Section 4.2). All steps after the last constraint count as one step. So there are finitely many
 * states. {@link Demands} tell how long a path must be, and which states come too late.
 */
public final class LowLevel {
  private static final int BITS = 21;
  private static final int MASK = (1 << BITS) - 1;

  /** The expansions after which the budget is read again. */
  static final int INTERVAL = 64;

  private final VertexGraph graph;
  private final GoalDistances distances;
  private final BooleanSupplier isOver;
  private final Demands demands;
  private final IntHeap open = new IntHeap();
  private final StateTable nodeOf = new StateTable();
  private final PathNodes nodes = new PathNodes();
  private long expanded;

  /**
   * A search for the units to whose goals these are the distances.
   *
   * @param isOver whether the budget has ended; asked every {@value #INTERVAL} expansions
   */
  public LowLevel(VertexGraph graph, GoalDistances distances, BooleanSupplier isOver) {
    this.graph = graph;
    this.distances = distances;
    this.isOver = isOver;
    this.demands = new Demands(graph, distances);
  }

  /**
   * Finds the path of a unit. Returns one vertex for each step, or {@code null} if there is no path
   * or if the budget has ended.
   */
  public int[] find(
      int unit, int start, ConstraintTable constraints, ConflictAvoidanceTable others) {
    final int[] first = graph.first();
    final int[] targets = graph.targets();
    final int goal = distances.goal(unit);
    final int restFrom = constraints.restFrom(goal);
    final int mostSteps = constraints.mostSteps();
    final PathNodes nodes = this.nodes;
    final int horizon = constraints.horizon() + 1;
    open.clear();
    nodeOf.clear();
    nodes.clear();
    demands.begin(unit, constraints);
    // No path keeps the constraints of the start, or is short enough.
    final int floor = Math.max(restFrom, demands.leastSteps());
    int least = Math.max(floor, distances.of(unit, start));
    if (!constraints.allowsStart(start) || least > mostSteps || !demands.isInTime(start, 0)) {
      return null;
    }
    add(start, 0, 0, -1, least, 0);
    while (!open.isEmpty()) {
      // Take the node with the least f, and of these the one with the fewest conflicts.
      int node = open.take();
      if (nodes.closed[node]) {
        continue;
      }
      nodes.closed[node] = true;
      int vertex = nodes.vertices[node];
      int step = nodes.steps[node];
      // At the goal, and no constraint forbids to rest there: the path is found.
      if (vertex == goal && step >= restFrom) {
        return nodes.path(node);
      }
      // The budget, now and then.
      if (expanded % INTERVAL == INTERVAL - 1 && isOver.getAsBoolean()) {
        return null;
      }
      // Expand it: moves and a wait that keep the constraints.
      expanded++;
      for (int at = first[vertex]; at <= first[vertex + 1]; at++) {
        int next = at == first[vertex + 1] ? vertex : targets[at];
        int f = Math.max(floor, step + 1 + distances.of(unit, next));
        if (f > mostSteps
            || !constraints.allows(vertex, next, step + 1)
            || !demands.isInTime(next, step + 1)) {
          continue;
        }
        // A path to this vertex and step that is as good is known.
        int state = Math.min(step + 1, horizon);
        int known = nodeOf.get(next, state);
        if (known >= 0 && nodes.closed[known]) {
          continue;
        }
        int count = nodes.meetings[node] + others.conflicts(unit, vertex, next, step + 1);
        if (known >= 0 && !isBetter(step + 1, count, known)) {
          continue;
        }
        // Put it in place of a worse one.
        if (known >= 0) {
          nodes.closed[known] = true;
        }
        add(next, step + 1, count, node, f, state);
      }
    }
    return null;
  }

  private boolean isBetter(int step, int count, int known) {
    return step < nodes.steps[known] || step == nodes.steps[known] && count < nodes.meetings[known];
  }

  private void add(int vertex, int step, int count, int parent, int f, int state) {
    int node = nodes.add(vertex, step, count, parent);
    nodeOf.put(vertex, state, node);
    open.add(
        ((long) f << BITS | Math.min(count, MASK)) << BITS | MASK - Math.min(step, MASK), node);
  }

  /** The number of nodes expanded since this search was made. */
  public long expanded() {
    return expanded;
  }

  /** The bytes that it holds. */
  public long bytes() {
    return nodes.bytes() + nodeOf.bytes() + open.bytes();
  }

  /** The bytes that it may take in addition before the budget is read again. */
  public long growthBytes() {
    int more = INTERVAL * (graph.largestDegree() + 1);
    return nodes.growthBytes(more) + nodeOf.growthBytes(more) + open.growthBytes(more);
  }
}
