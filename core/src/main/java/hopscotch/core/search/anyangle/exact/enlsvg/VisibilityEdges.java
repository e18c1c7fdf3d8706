package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the directed edges of a {@link SparseVisibilityGraph} and their levels; all edges of a side
 * stand together, in the order in which they turn towards the blocked cell. Of corners seen in one
 * direction only the nearest is joined; it is on the way to the others.
 */
final class VisibilityEdges {
  /** The level of edges on taut paths without end. */
  static final int TOP = Integer.MAX_VALUE;

  private final Vertices vertices;
  private final int[] xs;
  private final int[] ys;
  private final int[] first;
  private final int[] exits;
  private final int[] reverse;
  private final int[] follow;
  private final int[] levels;

  /**
   * The edges between the vertices of a graph.
   *
   * @throws BudgetExhaustedException if the budget of vertices or time ran out
   */
  VisibilityEdges(GridGraph graph, Corners corners, Vertices vertices, Budget budget) {
    this.vertices = vertices;
    xs = vertices.xs();
    ys = vertices.ys();
    first = new int[2 * vertices.count() + 1];
    exits = findEdges(new VisibleCorners(graph, corners), budget);
    reverse = new int[exits.length];
    follow = new int[exits.length];
    for (int side = 0; side + 1 < first.length; side++) {
      for (int edge = first[side]; edge < first[side + 1]; edge++) {
        reverse[edge] = findReverse(edge, side);
        int exit = exits[edge];
        int x = xs[side >> 1];
        int y = ys[side >> 1];
        follow[edge] = vertices.firstTaut(x, y, exit >> 1, first[exit], first[exit + 1], exits);
      }
    }
    levels = new int[exits.length];
    Arrays.fill(levels, TOP);
    findLevels();
  }

  private int[] findEdges(VisibleCorners visible, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    Ints edges = new Ints();
    List<Integer> tangent = new ArrayList<>();
    for (int vertex = 0; vertex < vertices.count(); vertex++) {
      meter.require(vertex, "preparation of enlsvg");
      visible.scan(xs[vertex], ys[vertex]);
      tangent.clear();
      for (int i = 0; i < visible.found().size(); i++) {
        int target = vertices.at(visible.found().get(i));
        if (vertices.isTangent(vertex, target)) {
          tangent.add(target);
        }
      }
      addEdges(vertex, tangent, edges);
    }
    first[first.length - 1] = edges.size();
    return edges.toArray();
  }

  private void addEdges(int vertex, List<Integer> tangent, Ints edges) {
    tangent.sort(
        Comparator.comparingInt((Integer target) -> vertices.side(vertex, xs[target], ys[target]))
            .thenComparing((a, b) -> vertices.turn(vertex, a, b))
            .thenComparingInt(target -> Math.abs(xs[target] - xs[vertex]))
            .thenComparingInt(target -> Math.abs(ys[target] - ys[vertex])));
    int last = -1;
    int side = 2 * vertex;
    first[side] = edges.size();
    for (int target : tangent) {
      boolean isNewSide = vertices.side(vertex, xs[target], ys[target]) != side;
      if (isNewSide) {
        first[++side] = edges.size();
      }
      if (last < 0 || isNewSide || vertices.turn(vertex, last, target) != 0) {
        edges.add(vertices.side(target, xs[vertex], ys[vertex]) ^ 1);
      }
      last = target;
    }
    if (side == 2 * vertex) {
      first[++side] = edges.size();
    }
  }

  private int findReverse(int edge, int side) {
    int entered = exits[edge] ^ 1;
    for (int back = first[entered]; back < first[entered + 1]; back++) {
      if ((exits[back] ^ 1) == side) {
        return back;
      }
    }
    throw new IllegalStateException(
        "(%d, %d) sees (%d, %d) one way only"
            .formatted(xs[side >> 1], ys[side >> 1], xs[entered >> 1], ys[entered >> 1]));
  }

  /** Takes away, round by round, the directed edges that no taut edge is left to follow. */
  private void findLevels() {
    int[] followers = new int[exits.length];
    Ints queue = new Ints();
    for (int edge = 0; edge < exits.length; edge++) {
      followers[edge] = first[exits[edge] + 1] - follow[edge];
      if (followers[edge] == 0) {
        queue.add(edge);
        levels[edge] = 1;
      }
    }
    for (int i = 0; i < queue.size(); i++) {
      int edge = queue.get(i);
      int entered = exits[reverse[edge]];
      for (int back = first[entered]; back < first[entered + 1]; back++) {
        int before = reverse[back];
        if (follow[before] <= edge && --followers[before] == 0) {
          levels[before] = levels[edge] + 1;
          queue.add(before);
        }
      }
    }
    for (int edge = 0; edge < exits.length; edge++) {
      if (edge < reverse[edge]) {
        int level = Math.min(levels[edge], levels[reverse[edge]]);
        levels[edge] = level;
        levels[reverse[edge]] = level;
      }
    }
  }

  /** The index at which the edges of each side begin, and at the end their number. */
  int[] first() {
    return first;
  }

  /** For each edge, the side of its target by which a taut path goes on. */
  int[] exits() {
    return exits;
  }

  int[] reverse() {
    return reverse;
  }

  /** For each edge, the first edge of its exit that may follow it. */
  int[] follow() {
    return follow;
  }

  int[] levels() {
    return levels;
  }
}
