package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The sparse visibility graph of a map with its edge levels (Oh and Leong, "Edge N-Level Sparse
 * Visibility Graphs: Fast Optimal Any-Angle Pathfinding Using Hierarchical Taut Paths", SoCS 2017).
 * Vertices are the corners where a path may bend; edges join those that see each other and are
 * tangent to the blocked cells at both ends.
 *
 * <p>Where no taut path goes on from one of its ends, an edge is of level 1; where none goes on by
 * edges that are left once those of levels below k are gone, of level k; the edges that are never
 * gone are of level {@link #TOP}. So along a taut path levels rise, stay at the top, and fall.
 *
 * <p>Edges are directed, each with its reverse; those of vertex v are {@code first(v)} to {@code
 * first(v + 1) - 1}. At a vertex a taut path comes by one of the two quadrants beside the blocked
 * cell and leaves by the other. Edges into the first come before those into the second, and each
 * quadrant's are in the order in which they turn towards the blocked cell: so the edges that may
 * follow one are the last ones of a quadrant. Of corners seen in one direction only the nearest is
 * joined; it is on the way to the others. Immutable; the arrays are not to be written.
 */
final class SparseVisibilityGraph {
  /** The level of edges on taut paths without end. */
  static final int TOP = Integer.MAX_VALUE;

  private final Corners corners;
  private final int[] xs;
  private final int[] ys;
  private final int[] vertexOf;
  private final int[] first;
  private final int[] second;
  private final int[] targets;
  private final int[] reverse;
  private final int[] follow;
  private final int[] levels;

  /**
   * The graph of a map.
   *
   * @throws BudgetExhaustedException if the budget of vertices or time ran out
   */
  SparseVisibilityGraph(GridGraph graph, Corners corners, Budget budget) {
    this.corners = corners;
    int stride = graph.map().stride();
    vertexOf = new int[stride * (graph.map().height() + 1)];
    Ints numbers = new Ints();
    for (int corner = 0; corner < vertexOf.length; corner++) {
      vertexOf[corner] = numbers.size();
      if (corners.isBend(corner)) {
        numbers.add(corner);
      }
    }
    xs = Arrays.stream(numbers.toArray()).map(corner -> 2 * (corner % stride)).toArray();
    ys = Arrays.stream(numbers.toArray()).map(corner -> 2 * (corner / stride)).toArray();
    first = new int[xs.length + 1];
    second = new int[xs.length];
    targets = findEdges(graph, budget);
    reverse = findReverse();
    follow = new int[targets.length];
    Arrays.setAll(follow, this::findFollow);
    levels = new int[targets.length];
    Arrays.fill(levels, TOP);
    findLevels();
  }

  private int[] findEdges(GridGraph graph, Budget budget) {
    VisibleCorners visible = new VisibleCorners(graph, corners);
    BudgetMeter meter = new BudgetMeter();
    long nextCheck = meter.start(budget);
    Ints edges = new Ints();
    for (int vertex = 0; vertex < xs.length; vertex++) {
      if (vertex >= nextCheck) {
        Outcome stopped = meter.exhausted(vertex);
        if (stopped != null) {
          throw new BudgetExhaustedException("preparation of enlsvg", stopped);
        }
        nextCheck = meter.nextCheck(vertex);
      }
      first[vertex] = edges.size();
      visible.scan(xs[vertex], ys[vertex], -1, -1, 0, 0);
      addEdges(vertex, visible.found(), edges);
    }
    first[xs.length] = edges.size();
    return edges.toArray();
  }

  private void addEdges(int vertex, Ints found, Ints edges) {
    int corner = corners.corner(xs[vertex], ys[vertex]);
    List<Integer> tangent = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      int target = vertexOf[found.get(i)];
      if (corners.isTangent(corner, xs[target] - xs[vertex], ys[target] - ys[vertex])) {
        tangent.add(target);
      }
    }
    tangent.sort(
        Comparator.comparing((Integer target) -> isInSecond(vertex, xs[target], ys[target]))
            .thenComparing((a, b) -> turn(vertex, a, b))
            .thenComparingInt(target -> Math.abs(xs[target] - xs[vertex]))
            .thenComparingInt(target -> Math.abs(ys[target] - ys[vertex])));
    int last = -1;
    boolean isLastInSecond = false;
    second[vertex] = first[vertex];
    for (int target : tangent) {
      boolean isSecond = isInSecond(vertex, xs[target], ys[target]);
      if (last < 0 || isSecond != isLastInSecond || turn(vertex, last, target) != 0) {
        edges.add(target);
        second[vertex] += isSecond ? 0 : 1;
      }
      last = target;
      isLastInSecond = isSecond;
    }
  }

  /**
   * Whether a point lies in the second quadrant of a vertex: the one of the blocked cell's rows.
   */
  private boolean isInSecond(int vertex, int x, int y) {
    int corner = corners.corner(xs[vertex], ys[vertex]);
    return corners.blockedX(corner) * (x - xs[vertex]) < 0
        || corners.blockedY(corner) * (y - ys[vertex]) > 0;
  }

  /** Below 0 if, of two targets in one quadrant, the second lies nearer to the blocked cell. */
  private int turn(int vertex, int a, int b) {
    int corner = corners.corner(xs[vertex], ys[vertex]);
    long ax = xs[a] - (long) xs[vertex];
    long ay = ys[a] - (long) ys[vertex];
    long bx = xs[b] - (long) xs[vertex];
    long by = ys[b] - (long) ys[vertex];
    int side = corners.blockedX(corner) * corners.blockedY(corner);
    return Long.signum(ay * bx - ax * by) * (isInSecond(vertex, xs[a], ys[a]) ? -side : side);
  }

  private int[] findReverse() {
    int[] result = new int[targets.length];
    for (int vertex = 0; vertex < xs.length; vertex++) {
      for (int edge = first[vertex]; edge < first[vertex + 1]; edge++) {
        int back = first[targets[edge]];
        while (back < first[targets[edge] + 1] && targets[back] != vertex) {
          back++;
        }
        if (back == first[targets[edge] + 1]) {
          throw new IllegalStateException(
              "(%d, %d) sees (%d, %d) one way only"
                  .formatted(xs[vertex], ys[vertex], xs[targets[edge]], ys[targets[edge]]));
        }
        result[edge] = back;
      }
    }
    return result;
  }

  private int findFollow(int edge) {
    int source = targets[reverse[edge]];
    return firstTaut(xs[source], ys[source], targets[edge]);
  }

  /** Takes away, round by round, the directed edges that no taut edge is left to follow. */
  private void findLevels() {
    int[] followers = new int[targets.length];
    Ints queue = new Ints();
    for (int edge = 0; edge < targets.length; edge++) {
      followers[edge] = followEnd(edge) - follow[edge];
      if (followers[edge] == 0) {
        queue.add(edge);
        levels[edge] = 1;
      }
    }
    for (int i = 0; i < queue.size(); i++) {
      int edge = queue.get(i);
      int source = targets[reverse[edge]];
      boolean isSecond = edge >= second[source];
      int end = isSecond ? second[source] : first[source + 1];
      for (int back = isSecond ? first[source] : second[source]; back < end; back++) {
        int before = reverse[back];
        if (follow[before] <= edge && --followers[before] == 0) {
          levels[before] = levels[edge] + 1;
          queue.add(before);
        }
      }
    }
    for (int edge = 0; edge < targets.length; edge++) {
      if (edge < reverse[edge]) {
        int level = Math.min(levels[edge], levels[reverse[edge]]);
        levels[edge] = level;
        levels[reverse[edge]] = level;
      }
    }
  }

  /**
   * The first edge of a vertex over which a path that comes from a point goes on tautly; all to
   * {@link #endTaut} are.
   */
  int firstTaut(int fromX, int fromY, int vertex) {
    int corner = corners.corner(xs[vertex], ys[vertex]);
    int dx = xs[vertex] - fromX;
    int dy = ys[vertex] - fromY;
    int begin = isInSecond(vertex, fromX, fromY) ? first[vertex] : second[vertex];
    int end = endTaut(fromX, fromY, vertex);
    while (begin < end) {
      int middle = begin + end >>> 1;
      int target = targets[middle];
      if (corners.isTaut(corner, dx, dy, xs[target] - xs[vertex], ys[target] - ys[vertex])) {
        end = middle;
      } else {
        begin = middle + 1;
      }
    }
    return begin;
  }

  /** The end of the edges of a vertex over which a path that comes from a point goes on. */
  int endTaut(int fromX, int fromY, int vertex) {
    return isInSecond(vertex, fromX, fromY) ? second[vertex] : first[vertex + 1];
  }

  /** The end of the edges that may follow one; they begin at {@link #follow}. */
  int followEnd(int edge) {
    int target = targets[edge];
    return reverse[edge] >= second[target] ? second[target] : first[target + 1];
  }

  int vertexCount() {
    return xs.length;
  }

  int edgeCount() {
    return targets.length;
  }

  /** The vertex of a corner where a path may bend. */
  int vertex(int corner) {
    return vertexOf[corner];
  }

  /** The x of vertices in doubled coordinates. */
  int[] xs() {
    return xs;
  }

  int[] ys() {
    return ys;
  }

  int[] first() {
    return first;
  }

  int[] targets() {
    return targets;
  }

  int[] reverse() {
    return reverse;
  }

  /** By edge the first that may follow it. */
  int[] follow() {
    return follow;
  }

  int[] levels() {
    return levels;
  }

  long bytes() {
    return corners.bytes() + 4L * (4L * xs.length + vertexOf.length + 4L * targets.length);
  }
}
