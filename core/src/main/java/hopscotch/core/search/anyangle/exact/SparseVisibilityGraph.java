package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import java.util.Arrays;

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
 * first(v + 1) - 1}, ordered by target. Immutable; the arrays are not to be written. Preparation
 * takes the sum over all vertices of the square of their number of edges.
 */
final class SparseVisibilityGraph {
  /** The level of edges on taut paths without end. */
  static final int TOP = Integer.MAX_VALUE;

  private final Corners corners;
  private final int stride;
  private final int[] cornerOf;
  private final int[] vertexOf;
  private final int[] first;
  private final int[] targets;
  private final int[] reverse;
  private final int[] levels;

  /**
   * The graph of a map.
   *
   * @throws BudgetExhaustedException if the budget of vertices or time ran out
   */
  SparseVisibilityGraph(GridGraph graph, Corners corners, Budget budget) {
    this.corners = corners;
    stride = graph.map().stride();
    int count = stride * (graph.map().height() + 1);
    vertexOf = new int[count];
    Ints numbers = new Ints();
    for (int corner = 0; corner < count; corner++) {
      vertexOf[corner] = numbers.size();
      if (corners.isBend(corner)) {
        numbers.add(corner);
      }
    }
    cornerOf = numbers.toArray();
    first = new int[cornerOf.length + 1];
    targets = findEdges(graph, budget);
    reverse = findReverse();
    levels = new int[targets.length];
    Arrays.fill(levels, TOP);
    findLevels();
  }

  private int[] findEdges(GridGraph graph, Budget budget) {
    VisibleCorners visible = new VisibleCorners(graph, corners);
    BudgetMeter meter = new BudgetMeter();
    long nextCheck = meter.start(budget);
    Ints edges = new Ints();
    for (int vertex = 0; vertex < cornerOf.length; vertex++) {
      if (vertex >= nextCheck) {
        Outcome stopped = meter.exhausted(vertex);
        if (stopped != null) {
          throw new BudgetExhaustedException("preparation of enlsvg", stopped);
        }
        nextCheck = meter.nextCheck(vertex);
      }
      first[vertex] = edges.size();
      int corner = cornerOf[vertex];
      visible.scan(x(vertex), y(vertex), -1, -1, 0, 0);
      int[] found = visible.found().toArray();
      Arrays.sort(found);
      int last = -1;
      for (int other : found) {
        int target = vertexOf[other];
        if (other != last
            && corners.isTangent(corner, x(target) - x(vertex), y(target) - y(vertex))) {
          edges.add(target);
        }
        last = other;
      }
    }
    first[cornerOf.length] = edges.size();
    return edges.toArray();
  }

  private int[] findReverse() {
    int[] result = new int[targets.length];
    for (int vertex = 0; vertex < cornerOf.length; vertex++) {
      for (int edge = first[vertex]; edge < first[vertex + 1]; edge++) {
        int target = targets[edge];
        int back = Arrays.binarySearch(targets, first[target], first[target + 1], vertex);
        if (back < 0) {
          throw new IllegalStateException(
              "corner " + cornerOf[vertex] + " sees corner " + cornerOf[target] + " one way only");
        }
        result[edge] = back;
      }
    }
    return result;
  }

  /** Takes away, round by round, the directed edges that no taut edge is left to follow. */
  private void findLevels() {
    int[] followers = new int[targets.length];
    Ints queue = new Ints();
    for (int edge = 0; edge < targets.length; edge++) {
      for (int next = first[targets[edge]]; next < first[targets[edge] + 1]; next++) {
        followers[edge] += isTaut(edge, next) ? 1 : 0;
      }
      if (followers[edge] == 0) {
        queue.add(edge);
        levels[edge] = 1;
      }
    }
    for (int i = 0; i < queue.size(); i++) {
      int edge = queue.get(i);
      int source = targets[reverse[edge]];
      for (int back = first[source]; back < first[source + 1]; back++) {
        int before = reverse[back];
        if (isTaut(before, edge) && --followers[before] == 0) {
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

  /** Whether a path over two edges, the second from the target of the first, is taut. */
  boolean isTaut(int edge, int next) {
    int source = targets[reverse[edge]];
    return isTaut(x(source), y(source), targets[edge], next);
  }

  /** Whether a path from a point that sees a vertex over it and one of its edges is taut. */
  boolean isTaut(int fromX, int fromY, int vertex, int next) {
    int x = x(vertex);
    int y = y(vertex);
    int target = targets[next];
    return corners.isTaut(cornerOf[vertex], x - fromX, y - fromY, x(target) - x, y(target) - y);
  }

  int vertexCount() {
    return cornerOf.length;
  }

  int edgeCount() {
    return targets.length;
  }

  /** The vertex of a corner where a path may bend. */
  int vertex(int corner) {
    return vertexOf[corner];
  }

  /** The x of a vertex in doubled coordinates. */
  int x(int vertex) {
    return 2 * (cornerOf[vertex] % stride);
  }

  int y(int vertex) {
    return 2 * (cornerOf[vertex] / stride);
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

  int[] levels() {
    return levels;
  }

  long bytes() {
    return corners.bytes()
        + 4L * (cornerOf.length + vertexOf.length + first.length + 3L * targets.length);
  }
}
