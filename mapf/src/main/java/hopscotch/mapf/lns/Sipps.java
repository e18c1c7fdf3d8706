package hopscotch.mapf.lns;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.prioritised.NodeHeap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;

/**
 * Safe interval path planning with soft obstacles: a path with few collisions, and among those a
 * short one (Li, Chen, Harabor, Stuckey and Koenig, "MAPF-LNS2: Fast Repairing for Multi-Agent Path
 * Finding via Large Neighborhood Search", AAAI 2022, Section 4).
 *
 * <p>The steps of a vertex fall into intervals in which it is free or taken. A node enters one at
 * its earliest step; a taken one costs a collision, and so does a move that meets another. Of two
 * nodes of one interval the later with no fewer collisions is left out. Resting at the goal costs a
 * collision for each taken interval to come.
 *
 * <p>There is always a path, for all obstacles are soft. For one thread.
 */
final class Sipps {
  private static final int CHECK_INTERVAL = 1024;
  private static final int RESTS = Integer.MIN_VALUE;

  private final VertexGraph graph;
  private final NodeHeap open = new NodeHeap();
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
    int[] own = soft.intervals(start);
    boolean isTaken = own.length > 1 && own[1] == 0;
    reach(start, isTaken ? 1 : 0, 0, isTaken ? 1 : 0, -1, distances.of(unit, start));
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
      if (vertex == goal) {
        rest(node, soft.intervals(goal));
      }
      int latest = end(soft.intervals(vertex), intervals[node]);
      int until = latest == SoftReservations.FOREVER ? latest : latest + 1;
      if (latest != SoftReservations.FOREVER) {
        int next = intervals[node] + 1;
        int f = latest + 1 + distances.of(unit, vertex);
        reach(vertex, next, latest + 1, collisions[node] + (next & 1), node, f);
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
    int[] list = soft.intervals(to);
    int earliest = arrivals[node] + 1;
    for (int i = 0; i < list.length && list[i] <= until; i++) {
      int last = Math.min(end(list, i), until);
      int step = Math.max(earliest, list[i]);
      if (step > last) {
        continue;
      }
      int count = collisions[node] + (i & 1);
      int free = step;
      while (free <= last && soft.meets(vertices[node], to, free)) {
        free++;
      }
      if (free > step) {
        reach(to, i, step, count + 1, node, step + h);
      }
      if (free <= last) {
        reach(to, i, free, count, node, free + h);
      }
    }
  }

  private static int end(int[] list, int interval) {
    return interval + 1 < list.length ? list[interval + 1] - 1 : SoftReservations.FOREVER;
  }

  /** Lets the unit rest where it is, at the price of all that still comes by. */
  private void rest(int node, int[] list) {
    int coming = 0;
    for (int i = intervals[node] + 1; i < list.length; i++) {
      coming += i & 1;
    }
    int count = collisions[node] + coming;
    add(vertices[node], RESTS, arrivals[node], count, parents[node]);
    open.add((long) count << 32 | arrivals[node], nodes - 1);
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

  private void reach(int vertex, int interval, int arrival, int count, int parent, int f) {
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
    open.add((long) count << 32 | f, nodes - 1);
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
