package hopscotch.mapf.lacam;

import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.lowlevel.IntHeap;
import hopscotch.mapf.lowlevel.Orders;
import hopscotch.mapf.lowlevel.PathNodes;
import hopscotch.mapf.pibt.Preference;
import hopscotch.mapf.planner.TeamMeter;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Spreads the units over the map before the search (space utilisation optimisation; Okumura,
 * "Engineering LaCAM*", AAMAS 2024, Section 4.2). Each unit gets a path that meets few of the
 * others and is longer than the shortest by at most a margin. Paths are planned anew, in random
 * order, as long as they meet less often than before. PIBT then tries the next vertex of a unit's
 * path first.
 *
 * <p>Paths are found in space alone: a vertex is closed at its first expansion, and its step is
 * that of the way by which it was reached. A meeting counts if another unit comes to the same
 * vertex at the same step, swaps with this one, or rests there already.
 *
 * <p>Space: 16 bytes for each vertex, 12 for each step of each unit's path, and 16 for each step
 * that is handed out. For one thread.
 */
final class Scatter implements Preference {
  private static final int BITS = 20;
  private static final int MASK = (1 << BITS) - 1;
  private static final int MOST_ROUNDS = 100;

  /**
   * The most expansions, about a second of work. Units that have no path by then go by their
   * distances alone.
   */
  private static final long MOST_EXPANDED = 2_000_000;

  private final VertexGraph graph;
  private final GoalDistances distances;
  private final int margin;

  /** For each vertex, the steps at which units come to it, each with the vertex before. */
  private final int[][] visits;

  private final int[] visitCounts;

  /**
   * For each vertex, the first step at which a unit rests there, or {@link Integer#MAX_VALUE} if
   * none does.
   */
  private final int[] restsFrom;

  private final int[][] paths;
  private final IntHeap open = new IntHeap();
  private final int[] closed;
  private int search;
  private long expanded;
  private final PathNodes nodes = new PathNodes();
  private long meetingsOfAll;
  private final Int2IntOpenHashMap[] nextOf;

  private Scatter(VertexGraph graph, GoalDistances distances, int units, int margin) {
    this.graph = graph;
    this.distances = distances;
    this.margin = margin;
    visits = new int[graph.size()][];
    visitCounts = new int[graph.size()];
    restsFrom = new int[graph.size()];
    Arrays.fill(restsFrom, Integer.MAX_VALUE);
    paths = new int[units][];
    closed = new int[graph.size()];
    nextOf = new Int2IntOpenHashMap[units];
  }

  /**
   * Spreads units. When the budget ends, or when {@value #MOST_EXPANDED} vertices have been
   * expanded, the paths found so far are handed out.
   *
   * @param starts one vertex for each unit
   */
  static Scatter of(
      VertexGraph graph,
      GoalDistances distances,
      int[] starts,
      int margin,
      SplittableRandom random,
      TeamMeter meter) {
    Scatter scatter = new Scatter(graph, distances, starts.length, margin);
    int[] order = IntStream.range(0, starts.length).toArray();
    long before = Long.MAX_VALUE;
    boolean isOver = false;
    for (int round = 0; round < MOST_ROUNDS && !isOver; round++) {
      Orders.shuffle(order, 0, random);
      scatter.meetingsOfAll = 0;
      for (int i = 0; i < order.length && !isOver; i++) {
        scatter.replan(order[i], starts[order[i]]);
        isOver = scatter.expanded >= MOST_EXPANDED || meter.exhausted(0, distances.bytes()) != null;
      }
      isOver |= scatter.meetingsOfAll == 0 || scatter.meetingsOfAll >= before;
      before = scatter.meetingsOfAll;
    }
    scatter.handOut();
    return scatter;
  }

  private void replan(int unit, int start) {
    int[] old = paths[unit];
    if (old != null) {
      enter(old, false);
    }
    int[] path = find(unit, start);
    paths[unit] = path == null ? old : path;
    if (paths[unit] != null) {
      enter(paths[unit], true);
    }
  }

  /**
   * Finds a path within the margin that has the fewest meetings, and of such paths a shortest one.
   * Returns {@code null} if vertices on the way were closed at too late a step.
   */
  private int[] find(int unit, int start) {
    final int[] first = graph.first();
    final int[] targets = graph.targets();
    final int goal = distances.goal(unit);
    final int longest = distances.of(unit, start) + margin;
    open.clear();
    nodes.clear();
    search++;
    add(start, 0, 0, -1, distances.of(unit, start));
    while (!open.isEmpty()) {
      int node = open.take();
      int vertex = nodes.vertices[node];
      if (closed[vertex] == search) {
        continue;
      }
      closed[vertex] = search;
      expanded++;
      if (vertex == goal) {
        meetingsOfAll += nodes.meetings[node];
        return nodes.path(node);
      }
      int step = nodes.steps[node] + 1;
      for (int at = first[vertex]; at < first[vertex + 1]; at++) {
        int next = targets[at];
        if (closed[next] != search) {
          int length = step + distances.of(unit, next);
          if (length <= longest) {
            int count = nodes.meetings[node] + meetings(vertex, next, step);
            add(next, step, count, node, length);
          }
        }
      }
    }
    return null;
  }

  private int meetings(int from, int to, int step) {
    int count = restsFrom[to] <= step ? 1 : 0;
    int[] list = visits[to];
    for (int at = 0; at < visitCounts[to]; at += 2) {
      count += list[at] == step ? 1 : 0;
    }
    list = visits[from];
    for (int at = 0; at < visitCounts[from]; at += 2) {
      count += list[at] == step && list[at + 1] == to ? 1 : 0;
    }
    return count;
  }

  private void add(int vertex, int step, int count, int parent, int length) {
    int node = nodes.add(vertex, step, count, parent);
    open.add(((long) count << BITS | length) << BITS | MASK - step, node);
  }

  private void enter(int[] path, boolean isThere) {
    for (int step = 1; step < path.length; step++) {
      if (isThere) {
        addVisit(path[step], step, path[step - 1]);
      } else {
        removeVisit(path[step], step, path[step - 1]);
      }
    }
    restsFrom[path[path.length - 1]] = isThere ? path.length : Integer.MAX_VALUE;
  }

  private void addVisit(int vertex, int step, int from) {
    int count = visitCounts[vertex];
    if (visits[vertex] == null) {
      visits[vertex] = new int[8];
    } else if (count == visits[vertex].length) {
      visits[vertex] = Arrays.copyOf(visits[vertex], 2 * count);
    }
    visits[vertex][count] = step;
    visits[vertex][count + 1] = from;
    visitCounts[vertex] = count + 2;
  }

  private void removeVisit(int vertex, int step, int from) {
    int[] list = visits[vertex];
    int at = 0;
    while (list[at] != step || list[at + 1] != from) {
      at += 2;
    }
    int last = visitCounts[vertex] - 2;
    list[at] = list[last];
    list[at + 1] = list[last + 1];
    visitCounts[vertex] = last;
  }

  private void handOut() {
    for (int unit = 0; unit < paths.length; unit++) {
      int[] path = paths[unit] == null ? new int[0] : paths[unit];
      nextOf[unit] = new Int2IntOpenHashMap(path.length);
      nextOf[unit].defaultReturnValue(-1);
      for (int step = 1; step < path.length; step++) {
        nextOf[unit].put(path[step - 1], path[step]);
      }
      paths[unit] = null;
    }
    Arrays.fill(visits, null);
  }

  @Override
  public int vertexAfter(int unit, int vertex) {
    return nextOf[unit].get(vertex);
  }

  /** The bytes of the tables and of what is handed out. */
  long bytes() {
    long sum = 16L * closed.length;
    for (Int2IntOpenHashMap next : nextOf) {
      sum += 16L * next.size();
    }
    return sum;
  }
}
