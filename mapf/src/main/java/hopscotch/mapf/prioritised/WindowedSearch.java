package hopscotch.mapf.prioritised;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.IntHeap;
import hopscotch.mapf.lowlevel.Orders;
import hopscotch.mapf.planner.PlanSearch;
import hopscotch.mapf.planner.TeamObserver;
import hopscotch.mapf.planner.TeamOutcome;
import hopscotch.mapf.team.Objective;
import hopscotch.mapf.team.Plan;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Windowed hierarchical cooperative A* (Silver, "Cooperative Pathfinding", AIIDE 2005, Section 5).
 * The units avoid each other for the next {@code window} steps, and are guided beyond by true
 * distances. After half of these steps they plan anew, in another random order. A step costs 1, and
 * a wait at the unit's own goal 0. Of several ways to one vertex at one step, the first that is
 * found is kept.
 *
 * <p>If a unit finds no way through the window, it becomes the first in the order, the others are
 * shuffled, and the window is planned again. Guarantee: none. It gives up after as many tries as
 * there are units (at least 100) in one window, or after a number of steps.
 */
final class WindowedSearch extends PlanSearch {
  private static final int LEAST_TRIES = 100;

  private final int window;
  private final int stepLimit;
  private final long seed;
  private final WindowTable reserved;
  private final IntHeap open = new IntHeap();
  private final Long2IntOpenHashMap parentOf = new Long2IntOpenHashMap();
  private GoalDistances distances;
  private SplittableRandom random;

  WindowedSearch(VertexGraph graph, int window, int stepLimit, long seed, TeamObserver observer) {
    super(graph, Objective.SUM_OF_COSTS, observer, 0);
    this.window = window;
    this.stepLimit = stepLimit;
    this.seed = seed;
    this.reserved = new WindowTable(graph);
    parentOf.defaultReturnValue(-1);
  }

  @Override
  protected TeamOutcome plan() {
    int[] at = graph.vertices(team.starts());
    int[] goals = graph.vertices(team.goals());
    distances = new GoalDistances(graph, goals);
    TeamOutcome stopped = proveDistances(distances, at);
    if (stopped != null) {
      return stopped;
    }
    random = new SplittableRandom(seed);
    int[] order = IntStream.range(0, at.length).toArray();
    int[][] paths = new int[at.length][];
    List<int[]> configurations = new ArrayList<>();
    configurations.add(graph.cells(at));
    while (!Arrays.equals(at, goals)) {
      if (configurations.size() > stepLimit) {
        return TeamOutcome.NO_PLAN;
      }
      Orders.shuffle(order, 0, random);
      stopped = planWindow(at, order, paths, configurations.size());
      if (stopped != null) {
        return stopped;
      }
      for (int step = 1; step <= (window + 1) / 2 && !Arrays.equals(at, goals); step++) {
        at = new int[at.length];
        for (int unit = 0; unit < at.length; unit++) {
          at[unit] = paths[unit][step];
        }
        configurations.add(graph.cells(at));
      }
    }
    offer(Plan.ofConfigurations(configurations));
    return TeamOutcome.SOLVED;
  }

  /** Plans all units from where they are. Returns why to stop, or {@code null} to go on. */
  private TeamOutcome planWindow(int[] at, int[] order, int[][] paths, int steps) {
    int tries = Math.max(LEAST_TRIES, at.length);
    for (int attempt = 0; attempt < tries; attempt++) {
      reserved.clear();
      int done = 0;
      while (done < order.length) {
        int unit = order[done];
        long bytes = distances.bytes() + reserved.bytes() + 4L * at.length * steps;
        noteBytes(bytes);
        TeamOutcome stopped = meter.exhausted(counters.expanded, bytes);
        if (stopped != null) {
          return stopped;
        }
        if (observer != null) {
          observer.expand(unit, -1, steps);
        }
        paths[unit] = find(unit, at[unit]);
        if (paths[unit] == null && meter.stopped() != null) {
          return meter.stopped();
        }
        if (paths[unit] == null) {
          order[done] = order[0];
          order[0] = unit;
          Orders.shuffle(order, 1, random);
          break;
        }
        reserved.add(unit, paths[unit]);
        done++;
      }
      if (done == order.length) {
        return null;
      }
    }
    return TeamOutcome.NO_PLAN;
  }

  /**
   * Finds the way of a unit through the window. Returns one vertex for each step of the window, or
   * {@code null} if there is no way or if the budget ended.
   */
  private int[] find(int unit, int start) {
    final int[] first = graph.first();
    final int[] targets = graph.targets();
    final int goal = distances.goal(unit);
    open.clear();
    parentOf.clear();
    reach(start, 0, -1, distances.of(unit, start));
    while (!open.isEmpty() && !meter.stops(counters.expanded)) {
      int f = (int) (open.minKey() >>> 32);
      int step = window - (int) (open.minKey() & 0xffff);
      int vertex = open.take();
      counters.expanded++;
      if (step == window) {
        counters.touched = distances.touched();
        return path(vertex);
      }
      int g = f - distances.of(unit, vertex);
      for (int at = first[vertex]; at <= first[vertex + 1]; at++) {
        boolean isWait = at == first[vertex + 1];
        int next = isWait ? vertex : targets[at];
        if (parentOf.containsKey(key(next, step + 1)) || !reserved.isFree(vertex, next, step + 1)) {
          continue;
        }
        int cost = isWait && vertex == goal ? 0 : 1;
        reach(next, step + 1, vertex, g + cost + distances.of(unit, next));
      }
    }
    return null;
  }

  private void reach(int vertex, int step, int parent, int f) {
    parentOf.put(key(vertex, step), parent);
    open.add((long) f << 32 | window - step, vertex);
    counters.generated++;
  }

  private static long key(int vertex, int step) {
    return (long) step << 32 | vertex;
  }

  private int[] path(int last) {
    int[] path = new int[window + 1];
    path[window] = last;
    for (int step = window; step > 0; step--) {
      path[step - 1] = parentOf.get(key(path[step], step));
    }
    return path;
  }
}
