package hopscotch.mapf.lowlevel;

import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamMeter;
import hopscotch.mapf.planner.TeamOutcome;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Safe interval path planning: the path of one unit around reserved ones that rests at its goal
 * soonest (Phillips and Likhachev, "SIPP: Safe Interval Path Planning for Dynamic Environments",
 * ICRA 2011).
 *
 * <p>A state is a vertex and one of its safe intervals. Only the earliest arrival in a state
 * matters, since the unit can wait there. A successor is a safe interval of a neighbour that
 * overlaps the steps at which the unit can arrive. The unit arrives at the first of these steps at
 * which its move meets no reserved one. The path ends at the goal only in its last interval, which
 * has no end, so nobody comes by later.
 *
 * <p>Guarantee: optimal and complete for one unit around fixed reservations, where distances are
 * exact. The states are finitely many, so it ends. For one thread.
 */
public final class Sipp {
  private final VertexGraph graph;
  private final boolean isCounted;
  private final IntHeap open = new IntHeap();
  private final Long2IntOpenHashMap nodeOf = new Long2IntOpenHashMap();
  private final PathNodes nodes = new PathNodes();
  private int[] intervals = new int[1024];
  private long expanded;
  private TeamOutcome stopped;

  /**
   * A search inside an expansion of a larger search: its own expansions are not those of the
   * budget.
   */
  public Sipp(VertexGraph graph) {
    this(graph, false);
  }

  private Sipp(VertexGraph graph, boolean isCounted) {
    this.graph = graph;
    this.isCounted = isCounted;
    nodeOf.defaultReturnValue(-1);
  }

  /** A search whose expansions are those of the budget. */
  public static Sipp counted(VertexGraph graph) {
    return new Sipp(graph, true);
  }

  /**
   * Finds the path of a unit from a vertex to its goal. Returns one vertex for each step, or {@code
   * null} if there is no path or if the budget ended ({@link #stopped()}).
   */
  public int[] find(
      int unit, int start, GoalDistances distances, Reservations reserved, TeamMeter meter) {
    return find(unit, start, Reservations.FOREVER - 1, distances, reserved, meter);
  }

  /**
   * Like the other method, but also returns {@code null} if the unit would come to rest at its goal
   * after step {@code latestRest}. No node is made of which exact distances show that it would be
   * late.
   */
  public int[] find(
      int unit,
      int start,
      int latestRest,
      GoalDistances distances,
      Reservations reserved,
      TeamMeter meter) {
    final int goal = distances.goal(unit);
    final int[] first = graph.first();
    final int[] targets = graph.targets();
    final int restFrom = reserved.freeFrom(goal);
    final long limit = isCounted ? meter.budget().limits().expansions() : Long.MAX_VALUE;
    final boolean isExact = graph.hasExactDistances();
    open.clear();
    nodeOf.clear();
    nodes.clear();
    stopped = null;
    // No path can rest in time, or another unit stands on the start.
    if (restFrom > latestRest
        || isExact && distances.of(unit, start) > latestRest
        || reserved.unitAt(start, 0) >= 0) {
      return null;
    }
    reach(start, reserved.intervalOf(start, 0), 0, -1, restFrom, distances.of(unit, start));
    while (!open.isEmpty()) {
      // Take the state with the least f, unless it is closed.
      int node = open.take();
      if (nodes.closed[node]) {
        continue;
      }
      nodes.closed[node] = true;
      int vertex = nodes.vertices[node];
      // In the goal's last safe interval nobody comes by later: the path is found.
      if (vertex == goal && intervals[node] == reserved.count(goal)) {
        return nodes.path(node);
      }
      // The budget: its expansions each time, its time now and then.
      if (expanded >= limit || expanded % BudgetMeter.INTERVAL == BudgetMeter.INTERVAL - 1) {
        stopped = meter.exhausted(isCounted ? expanded : 0, 0);
        if (stopped != null) {
          return null;
        }
      }
      // Expand it.
      expanded++;
      // The unit may wait until its interval ends: from arrival + 1 to latest it can move.
      int arrival = nodes.steps[node];
      int last = reserved.safeTo(vertex, intervals[node]);
      int latest = last == Reservations.FOREVER ? last : last + 1;
      for (int at = first[vertex]; at < first[vertex + 1]; at++) {
        int next = targets[at];
        boolean crosses = graph.beside(vertex, next) >= 0;
        // getSuccessors: each safe interval of the neighbour that overlaps these steps.
        for (int i = reserved.intervalOf(next, arrival + 1);
            i <= reserved.count(next) && reserved.safeFrom(next, i) <= latest;
            i++) {
          int end = Math.min(latest, reserved.safeTo(next, i));
          int from = reserved.safeFrom(next, i);
          int step = Math.max(arrival + 1, from);
          // The earliest arrival whose move neither swaps nor crosses with another unit's.
          boolean swaps =
              step <= end
                  && step == from
                  && step == latest
                  && reserved.unit(next, i - 1) == reserved.unit(vertex, intervals[node]);
          step += swaps ? 1 : 0;
          while (crosses && step <= end && reserved.crosses(graph, vertex, next, step)) {
            step++;
          }
          // Open it, unless it is known to be late.
          if (step <= end && step + (isExact ? distances.of(unit, next) : 0) <= latestRest) {
            reach(next, i, step, node, restFrom, distances.of(unit, next));
          }
          if (end == Reservations.FOREVER) {
            break;
          }
        }
      }
    }
    return null;
  }

  /** Among nodes of one f, the nearest to the goal comes first. */
  private void reach(
      int vertex, int interval, int arrival, int parent, int restFrom, int distance) {
    long key = (long) vertex << 32 | interval;
    int known = nodeOf.get(key);
    if (known >= 0) {
      if (nodes.closed[known] || nodes.steps[known] <= arrival) {
        return;
      }
      nodes.closed[known] = true;
    }
    int node = nodes.add(vertex, arrival, 0, parent);
    intervals = IntArrays.grow(intervals, node + 1);
    intervals[node] = interval;
    nodeOf.put(key, node);
    open.add((long) Math.max(restFrom, arrival + distance) << 32 | distance, node);
  }

  /** Why the last search was given up, or {@code null} if it was not. */
  public TeamOutcome stopped() {
    return stopped;
  }

  /** The number of nodes expanded since this search was made. */
  public long expanded() {
    return expanded;
  }
}
