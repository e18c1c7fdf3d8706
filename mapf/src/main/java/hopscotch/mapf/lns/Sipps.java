package hopscotch.mapf.lns;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.IntHeap;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;

/**
 * Safe interval path planning with soft obstacles: a path with the fewest collisions, and among
 * those a shortest one (Li, Chen, Harabor, Stuckey and Koenig, "MAPF-LNS2: Fast Repairing for
 * Multi-Agent Path Finding via Large Neighborhood Search", AAAI 2022, Section 4).
 *
 * <p>A collision is a unit that is met at a vertex, however long the two stay there, or a move that
 * swaps or crosses with others. The steps of a vertex fall into {@link SoftIntervals}. A node
 * enters one at its earliest step, and once more at the earliest at which its move meets nobody. Of
 * two nodes of one interval the later with no fewer collisions is left out, since the earlier can
 * wait for it at no cost. Resting at the goal costs all who still come by.
 *
 * <p>Deviation: the paper has one interval as long as anybody is there, and one collision for all
 * of it. That makes fewer nodes, but a path may meet five units for the price of one, and it is no
 * more sure to be the best.
 *
 * <p>Equal nodes are taken nearest to the goal first. There is always a path, for all obstacles are
 * soft. For one thread.
 */
final class Sipps {
  private static final int CHECK_INTERVAL = 1024;
  private static final int RESTS = Integer.MIN_VALUE;
  private static final int BITS = 21;

  private final VertexGraph graph;
  private final IntHeap open = new IntHeap();
  private final Long2IntOpenHashMap lastOf = new Long2IntOpenHashMap();
  private int[] vertices = new int[1024];
  private int[] intervals = new int[1024];
  private int[] arrivals = new int[1024];
  private int[] collisions = new int[1024];
  private int[] parents = new int[1024];
  private int[] siblings = new int[1024];
  private int nodes;
  private long expanded;
  private TeamOutcome stopped;

  Sipps(VertexGraph graph) {
    this.graph = graph;
    lastOf.defaultReturnValue(-1);
  }

  /** The path, a vertex a step; {@code null} if the budget ended. */
  int[] find(int unit, int start, GoalDistances distances, SoftReservations soft, TeamMeter meter) {
    final int goal = distances.goal(unit);
    open.clear();
    lastOf.clear();
    nodes = 0;
    stopped = null;
    int met = soft.intervals(start).occupants(0);
    reach(start, 0, 0, met, -1, distances.of(unit, start));
    while (!open.isEmpty()) {
      int node = open.take();
      if (intervals[node] == RESTS) {
        return path(node);
      }
      if (isDominated(node)) {
        continue;
      }
      if (++expanded % CHECK_INTERVAL == 0) {
        stopped = meter.exhausted(0, 0);
        if (stopped != null) {
          return null;
        }
      }
      int vertex = vertices[node];
      SoftIntervals own = soft.intervals(vertex);
      if (vertex == goal) {
        rest(node, own);
      }
      int until = own.last(intervals[node]);
      if (until != SoftReservations.FOREVER) {
        until++;
        int next = intervals[node] + 1;
        int count = collisions[node] + own.newcomers(next);
        reach(vertex, next, until, count, node, distances.of(unit, vertex));
      }
      for (int at = graph.first()[vertex]; at < graph.first()[vertex + 1]; at++) {
        int to = graph.targets()[at];
        enter(node, to, until, distances.of(unit, to), soft);
      }
    }
    throw new IllegalStateException("no path for unit " + unit + " among soft obstacles");
  }

  /** Makes the nodes of the intervals of a neighbour that can be entered until a step. */
  private void enter(int node, int to, int until, int h, SoftReservations soft) {
    SoftIntervals there = soft.intervals(to);
    int earliest = arrivals[node] + 1;
    for (int i = 0; i < there.count() && there.first(i) <= until; i++) {
      int last = Math.min(there.last(i), until);
      int step = Math.max(earliest, there.first(i));
      if (step > last) {
        continue;
      }
      int count = collisions[node] + there.occupants(i);
      int free = step;
      while (free <= last && soft.meets(vertices[node], to, free)) {
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

  /** Lets the unit rest where it is, at the price of all that still comes by. */
  private void rest(int node, SoftIntervals own) {
    int count = collisions[node];
    for (int i = intervals[node] + 1; i < own.count(); i++) {
      count += own.newcomers(i);
    }
    add(vertices[node], RESTS, arrivals[node], count, parents[node]);
    open.add(key(count, arrivals[node], 0), nodes - 1);
  }

  /** Whether another node of the interval is no later and has no more collisions. */
  private boolean isDominated(int node) {
    long key = (long) vertices[node] << 32 | intervals[node];
    for (int other = lastOf.get(key); other >= 0; other = siblings[other]) {
      boolean isBetter =
          arrivals[other] < arrivals[node] && collisions[other] <= collisions[node]
              || arrivals[other] == arrivals[node] && collisions[other] < collisions[node];
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
      if (arrivals[other] <= arrival && collisions[other] <= count) {
        return;
      }
    }
    add(vertex, interval, arrival, count, parent);
    siblings[nodes - 1] = last;
    lastOf.put(key, nodes - 1);
    open.add(key(count, arrival, h), nodes - 1);
  }

  private static long key(int count, int step, int h) {
    return ((long) count << BITS | step + h) << BITS | h;
  }

  private void add(int vertex, int interval, int arrival, int count, int parent) {
    if (nodes == vertices.length) {
      vertices = Arrays.copyOf(vertices, 2 * nodes);
      intervals = Arrays.copyOf(intervals, 2 * nodes);
      arrivals = Arrays.copyOf(arrivals, 2 * nodes);
      collisions = Arrays.copyOf(collisions, 2 * nodes);
      parents = Arrays.copyOf(parents, 2 * nodes);
      siblings = Arrays.copyOf(siblings, 2 * nodes);
    }
    vertices[nodes] = vertex;
    intervals[nodes] = interval;
    arrivals[nodes] = arrival;
    collisions[nodes] = count;
    parents[nodes] = parent;
    nodes++;
  }

  private int[] path(int node) {
    int[] path = new int[arrivals[node] + 1];
    int until = arrivals[node];
    for (int at = node; at >= 0; at = parents[at]) {
      Arrays.fill(path, arrivals[at], until + 1, vertices[at]);
      until = arrivals[at] - 1;
    }
    return path;
  }

  /** Why the last search was given up, {@code null} if it was not. */
  TeamOutcome stopped() {
    return stopped;
  }
}
