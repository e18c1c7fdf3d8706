package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.IntHeap;
import hopscotch.mapf.lowlevel.PathNodes;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Focal search over vertices and steps for one unit under constraints (Barer, Sharon, Stern and
 * Felner, "Suboptimal Variants of the Conflict-Based Search Algorithm for the Multi-Agent
 * Pathfinding Problem", SoCS 2014). It finds a path of at most a factor times the least cost, with
 * few conflicts with the paths of the others. Among the open nodes whose f is at most the factor
 * times the least f, the one of fewest conflicts is expanded. Resting at the goal counts as one
 * conflict for each visit to come.
 *
 * <p>Deviation: on a large map very many nodes may have no conflict and be within the factor, while
 * no path there leads to the goal. To expand all of them costs far more than to split the
 * constraint tree on a conflict. So after a number of expansions one conflict more is tolerated:
 * nodes that have no more than these count as equal. The path is still within the factor.
 *
 * <p>All steps after the last constraint and the last move of others count as one step. So there
 * are finitely many states.
 */
public final class FocalLowLevel {
  private static final int BITS = 21;
  private static final int MASK = (1 << BITS) - 1;
  private static final int RESTS = -1;

  /** The expansions for each step of a shortest path after which one more conflict is tolerated. */
  private static final int EFFORT_PER_STEP = 20;

  /** The expansions before which none is. */
  private static final int LEAST_EFFORT = 20_000;

  /** The expansions after which the budget is read again. */
  static final int INTERVAL = 64;

  private final VertexGraph graph;
  private final GoalDistances distances;
  private final int thousandths;
  private final BooleanSupplier isOver;
  private final IntHeap focal = new IntHeap();
  private final IntHeap waiting = new IntHeap();
  private final StateTable nodeOf = new StateTable();
  private final PathNodes nodes = new PathNodes();
  private int[] costs = new int[1024];

  /** For each f, the number of open nodes that have it. */
  private int[] openOf = new int[1024];

  private int open;
  private int leastSteps;
  private long limit;
  private long expanded;

  /** The number of conflicts up to which nodes count as if they had none. */
  private int tolerated;

  /**
   * A search for the units to whose goals these are the distances.
   *
   * @param thousandths 1000 times the factor
   * @param isOver whether the budget has ended; asked every {@value #INTERVAL} expansions
   */
  public FocalLowLevel(
      VertexGraph graph, GoalDistances distances, int thousandths, BooleanSupplier isOver) {
    this.graph = graph;
    this.distances = distances;
    this.thousandths = thousandths;
    this.isOver = isOver;
  }

  /**
   * Finds the path of a unit. Returns one vertex for each step, or {@code null} if there is no path
   * or if the budget has ended.
   *
   * @param known a lower bound of the steps of any path
   */
  public int[] find(
      int unit, int start, ConstraintTable constraints, ConflictAvoidanceTable others, int known) {
    final int[] first = graph.first();
    final int[] targets = graph.targets();
    final int goal = distances.goal(unit);
    final int restFrom = constraints.restFrom(goal);
    final int mostSteps = constraints.mostSteps();
    final int horizon = Math.max(constraints.horizon(), others.last()) + 1;
    clear();
    int effort = 0;
    // No path keeps the constraints of the start, or is short enough.
    leastSteps = Math.max(known, Math.max(restFrom, distances.of(unit, start)));
    limit = (long) leastSteps * thousandths / 1000;
    if (!constraints.allowsStart(start) || leastSteps > mostSteps) {
      return null;
    }
    add(start, 0, 0, -1, leastSteps, 0);
    while (open > 0) {
      // Take the node of FOCAL with the fewest conflicts.
      int node = take();
      int vertex = nodes.vertices[node];
      // It stands for resting at the goal: the path is found.
      if (vertex == RESTS) {
        return nodes.path(nodes.parents[node]);
      }
      // At the goal: resting counts as a conflict for each visit to come.
      int step = nodes.steps[node];
      if (vertex == goal && step >= restFrom) {
        int coming = others.visitsAfter(unit, goal, step);
        if (coming == 0) {
          return nodes.path(node);
        }
        add(RESTS, step, nodes.meetings[node] + coming, node, step, 0);
      }
      // The budget, now and then.
      if (expanded % INTERVAL == INTERVAL - 1 && isOver.getAsBoolean()) {
        return null;
      }
      // To avoid one more conflict costs more than to split on it: nodes with it come first now.
      if (++effort > Math.max(LEAST_EFFORT, EFFORT_PER_STEP * leastSteps)) {
        effort = 0;
        tolerate(Math.max(tolerated, nodes.meetings[node]) + 1);
      }
      // Expand it: moves and a wait that keep the constraints.
      expanded++;
      for (int at = first[vertex]; at <= first[vertex + 1]; at++) {
        int next = at == first[vertex + 1] ? vertex : targets[at];
        int f = Math.max(restFrom, step + 1 + distances.of(unit, next));
        if (f > mostSteps || !constraints.allows(vertex, next, step + 1)) {
          continue;
        }
        // A path to this vertex that is shorter, or as short and meets as few, is known.
        int state = Math.min(step + 1, horizon);
        int same = nodeOf.get(next, state);
        if (same >= 0 && nodes.steps[same] < step + 1) {
          continue;
        }
        int count = nodes.meetings[node] + others.conflicts(unit, vertex, next, step + 1);
        if (same >= 0
            && nodes.steps[same] == step + 1
            && nodes.meetings[same] <= Math.max(count, tolerated)) {
          continue;
        }
        // Put it in place of a worse one.
        if (same >= 0 && !nodes.closed[same]) {
          close(same);
        }
        add(next, step + 1, count, node, Math.max(f, costs[node]), state);
      }
    }
    return null;
  }

  private void clear() {
    focal.clear();
    waiting.clear();
    nodeOf.clear();
    Arrays.fill(openOf, 0);
    nodes.clear();
    open = 0;
    tolerated = 0;
  }

  /** Sorts FOCAL anew, with this number of conflicts tolerated. */
  private void tolerate(int conflicts) {
    tolerated = conflicts;
    focal.clear();
    for (int node = 0; node < nodes.size(); node++) {
      if (!nodes.closed[node] && costs[node] <= limit) {
        focal.add(key(node), node);
      }
    }
  }

  /** Takes the open node with the fewest conflicts among those whose f is within the factor. */
  private int take() {
    while (openOf[leastSteps] == 0) {
      leastSteps++;
    }
    limit = (long) leastSteps * thousandths / 1000;
    while (!waiting.isEmpty() && waiting.minKey() <= limit) {
      int node = waiting.take();
      if (!nodes.closed[node]) {
        focal.add(key(node), node);
      }
    }
    int node = focal.take();
    while (nodes.closed[node]) {
      node = focal.take();
    }
    close(node);
    return node;
  }

  private void close(int node) {
    nodes.closed[node] = true;
    openOf[costs[node]]--;
    open--;
  }

  private long key(int node) {
    int conflicts = Math.max(0, nodes.meetings[node] - tolerated);
    long high = (long) Math.min(conflicts, MASK) << BITS | costs[node];
    return high << BITS | MASK - Math.min(nodes.steps[node], MASK);
  }

  private void add(int vertex, int step, int count, int parent, int f, int state) {
    if (f >= openOf.length) {
      openOf = Arrays.copyOf(openOf, Math.max(f + 1, 2 * openOf.length));
    }
    int cost = Math.max(f, leastSteps);
    int node = nodes.add(vertex, step, count, parent);
    costs = IntArrays.grow(costs, node + 1);
    costs[node] = cost;
    nodeOf.put(vertex, state, node);
    openOf[cost]++;
    open++;
    if (cost <= limit) {
      focal.add(key(node), node);
    } else {
      waiting.add(cost, node);
    }
  }

  /** A lower bound of the steps of any path of the unit that was asked for last. */
  public int leastSteps() {
    return leastSteps;
  }

  /** The number of nodes expanded since this search was made. */
  public long expanded() {
    return expanded;
  }

  /** The bytes that it holds. */
  public long bytes() {
    return nodes.bytes() + nodeOf.bytes() + focal.bytes() + waiting.bytes() + 4L * costs.length;
  }

  /** The bytes that it may take in addition before the budget is read again. */
  public long growthBytes() {
    int more = INTERVAL * (graph.largestDegree() + 1);
    return nodes.growthBytes(more)
        + nodeOf.growthBytes(more)
        + focal.growthBytes(more)
        + waiting.growthBytes(more);
  }
}
