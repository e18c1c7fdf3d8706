package hopscotch.mapf.lns;

import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.IntHeap;
import hopscotch.mapf.lowlevel.PathNodes;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Safe interval path planning with soft obstacles: a path with the fewest collisions, and among
 * those a shortest one (Li, Chen, Harabor, Stuckey and Koenig, "MAPF-LNS2: Fast Repairing for
 * Multi-Agent Path Finding via Large Neighborhood Search", AAAI 2022, Section 4).
 *
 * <p>A collision is a unit that is met at a vertex, however long the two stay there, or a move that
 * swaps or crosses with others. The steps of a vertex fall into {@link SoftIntervals}. A node
 * enters one at its earliest step, and once more at the earliest at which its move meets nobody. Of
 * two nodes of one interval, the later one is left out unless it has fewer collisions, since the
 * earlier one can wait until then at no cost. Resting at the goal counts as a collision with every
 * unit that still comes by.
 *
 * <p>Deviation: in the paper an interval lasts as long as anybody is there, and counts as one
 * collision. That makes fewer nodes, but a path may meet five units for the price of one, and it
 * need not be the best.
 *
 * <p>Of equal nodes, the one nearest to the goal is taken first. There is always a path, since all
 * obstacles are soft. For one thread.
 */
final class Sipps {
  private static final int RESTS = Integer.MIN_VALUE;
  private static final int BITS = 21;

  private final VertexGraph graph;
  private final IntHeap open = new IntHeap();
  private final Long2IntOpenHashMap lastOf = new Long2IntOpenHashMap();
  private final PathNodes nodes = new PathNodes();
  private int[] intervals = new int[1024];
  private int[] siblings = new int[1024];
  private long expanded;
  private TeamOutcome stopped;

  Sipps(VertexGraph graph) {
    this.graph = graph;
    lastOf.defaultReturnValue(-1);
  }

  /**
   * Finds the path of a unit. Returns one vertex for each step, or {@code null} if the budget
   * ended.
   */
  int[] find(int unit, int start, GoalDistances distances, SoftReservations soft, TeamMeter meter) {
    final int goal = distances.goal(unit);
    open.clear();
    lastOf.clear();
    nodes.clear();
    stopped = null;
    // The start counts those that stand there.
    int met = soft.intervals(start).occupants(0);
    reach(start, 0, 0, met, -1, distances.of(unit, start));
    while (!open.isEmpty()) {
      // Take the node with the fewest collisions, and of these the one with the least f.
      int node = open.take();
      // It rests at the goal for good: the path is found.
      if (intervals[node] == RESTS) {
        return nodes.path(node);
      }
      // Another node of its interval is no later, and meets no more.
      if (isDominated(node)) {
        continue;
      }
      // Expand it; look at the budget now and then.
      if (++expanded % BudgetMeter.INTERVAL == 0) {
        stopped = meter.exhausted(0, 0);
        if (stopped != null) {
          return null;
        }
      }
      // At the goal: resting costs all who still come by.
      int vertex = nodes.vertices[node];
      SoftIntervals own = soft.intervals(vertex);
      if (vertex == goal) {
        rest(node, own);
      }
      // Wait into the next interval of this vertex.
      int until = own.last(intervals[node]);
      if (until != SoftReservations.FOREVER) {
        until++;
        int next = intervals[node] + 1;
        int count = nodes.meetings[node] + own.newcomers(next);
        reach(vertex, next, until, count, node, distances.of(unit, vertex));
      }
      // Move into the intervals of the neighbours.
      for (int at = graph.first()[vertex]; at < graph.first()[vertex + 1]; at++) {
        int to = graph.targets()[at];
        enter(node, to, until, distances.of(unit, to), soft);
      }
    }
    throw new IllegalStateException("no path for unit " + unit + " among soft obstacles");
  }

  /** Makes nodes for the intervals of a neighbour that can be entered by a step. */
  private void enter(int node, int to, int until, int h, SoftReservations soft) {
    SoftIntervals there = soft.intervals(to);
    int earliest = nodes.steps[node] + 1;
    for (int i = 0; i < there.count() && there.first(i) <= until; i++) {
      int last = Math.min(there.last(i), until);
      int step = Math.max(earliest, there.first(i));
      if (step > last) {
        continue;
      }
      int count = nodes.meetings[node] + there.occupants(i);
      int free = step;
      while (free <= last && soft.meets(nodes.vertices[node], to, free)) {
        free++;
      }
      if (free > step) {
        reach(to, i, step, count + 1, node, h);
      }
      if (free <= last) {
        reach(to, i, free, count, node, h);
      }
    }
  }

  /** Lets the unit rest where it is; each unit that still comes by counts as a collision. */
  private void rest(int node, SoftIntervals own) {
    int count = nodes.meetings[node];
    for (int i = intervals[node] + 1; i < own.count(); i++) {
      count += own.newcomers(i);
    }
    int step = nodes.steps[node];
    int resting = add(nodes.vertices[node], RESTS, step, count, nodes.parents[node]);
    open.add(key(count, step, 0), resting);
  }

  /**
   * Whether another node of the interval is at least as early and has at most as many collisions.
   */
  private boolean isDominated(int node) {
    long key = (long) nodes.vertices[node] << 32 | intervals[node];
    int step = nodes.steps[node];
    int count = nodes.meetings[node];
    for (int other = lastOf.get(key); other >= 0; other = siblings[other]) {
      boolean isBetter =
          nodes.steps[other] < step && nodes.meetings[other] <= count
              || nodes.steps[other] == step && nodes.meetings[other] < count;
      if (isBetter) {
        return true;
      }
    }
    return false;
  }

  private void reach(int vertex, int interval, int arrival, int count, int parent, int h) {
    long key = (long) vertex << 32 | interval;
    int last = lastOf.get(key);
    for (int other = last; other >= 0; other = siblings[other]) {
      if (nodes.steps[other] <= arrival && nodes.meetings[other] <= count) {
        return;
      }
    }
    int node = add(vertex, interval, arrival, count, parent);
    siblings = IntArrays.grow(siblings, node + 1);
    siblings[node] = last;
    lastOf.put(key, node);
    open.add(key(count, arrival, h), node);
  }

  private int add(int vertex, int interval, int step, int count, int parent) {
    int node = nodes.add(vertex, step, count, parent);
    intervals = IntArrays.grow(intervals, node + 1);
    intervals[node] = interval;
    return node;
  }

  private static long key(int count, int step, int h) {
    return ((long) count << BITS | step + h) << BITS | h;
  }

  /** Why the last search was given up, or {@code null} if it was not. */
  TeamOutcome stopped() {
    return stopped;
  }
}
