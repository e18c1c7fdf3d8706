package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.SquareRootSum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The shortest any-angle path by definition: the complete visibility graph of start, goal and all
 * corners of blocked cells, in doubled coordinates and exact predicates, searched by Dijkstra's
 * algorithm with exact comparisons. It shares the comparison of sums of square roots with the code
 * under test, and nothing else. For small maps.
 *
 * <p>The agent is a point in the free cells, borders included; it squeezes between two blocked
 * cells that touch at a corner only under the corner rule {@code always}.
 */
public final class VisibilityGraph {
  private final GridMap map;
  private final Movement movement;
  private final boolean squeeze;
  private final List<int[]> corners = new ArrayList<>();

  /** A corner of the map in doubled coordinates, or an end, with the cell it belongs to. */
  private record Vertex(int x, int y, int cell) {}

  /** The graph of a map under a movement. */
  public VisibilityGraph(GridMap map, Movement movement) {
    this.map = map;
    this.movement = movement;
    squeeze = movement.corners() == CornerRule.ALWAYS;
    for (int y = 0; y <= map.height(); y++) {
      for (int x = 0; x <= map.width(); x++) {
        int blocked =
            (free(x, y) ? 0 : 1)
                + (free(x - 1, y) ? 0 : 1)
                + (free(x, y - 1) ? 0 : 1)
                + (free(x - 1, y - 1) ? 0 : 1);
        if (blocked == 1 || squeeze && isDouble(x, y)) {
          corners.add(new int[] {2 * x, 2 * y});
        }
      }
    }
  }

  private boolean free(int x, int y) {
    return GridCase.mayStand(map, movement, x, y);
  }

  private boolean isDouble(int x, int y) {
    boolean southEast = free(x, y);
    boolean southWest = free(x - 1, y);
    return free(x - 1, y - 1) == southEast && free(x, y - 1) == southWest && southEast != southWest;
  }

  /**
   * Whether the segment between two points in doubled coordinates lies in the free cells, without
   * their ends: neither meets the inside of a blocked cell, nor runs between two, nor squeezes.
   */
  public boolean sees(int ax, int ay, int bx, int by) {
    for (int y = Math.min(ay, by) / 2 - 1; y <= Math.max(ay, by) / 2; y++) {
      for (int x = Math.min(ax, bx) / 2 - 1; x <= Math.max(ax, bx) / 2; x++) {
        if (!free(x, y) && crossesInside(ax, ay, bx, by, x, y)
            || runsBetweenBlocked(ax, ay, bx, by, x, y)
            || !squeeze && squeezes(ax, ay, bx, by, x, y)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether no axis, and not the segment's normal, parts the segment from the open square. */
  private static boolean crossesInside(int ax, int ay, int bx, int by, int x, int y) {
    if (Math.max(ax, bx) <= 2 * x
        || Math.min(ax, bx) >= 2 * x + 2
        || Math.max(ay, by) <= 2 * y
        || Math.min(ay, by) >= 2 * y + 2) {
      return false;
    }
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (int corner = 0; corner < 4; corner++) {
      long side = cross(ax, ay, bx, by, 2 * x + 2 * (corner & 1), 2 * y + (corner & 2));
      least = Math.min(least, side);
      most = Math.max(most, side);
    }
    return least < 0 && most > 0;
  }

  private static long cross(int ax, int ay, int bx, int by, int px, int py) {
    return (long) (bx - ax) * (py - ay) - (long) (by - ay) * (px - ax);
  }

  /** Whether part of the segment is the left or upper side of (x, y), blocked on both sides. */
  private boolean runsBetweenBlocked(int ax, int ay, int bx, int by, int x, int y) {
    if (free(x, y)) {
      return false;
    }
    boolean along = Math.max(ay, by) > 2 * y && Math.min(ay, by) < 2 * y + 2;
    if (ax == bx && ax == 2 * x && along && !free(x - 1, y)) {
      return true;
    }
    boolean across = Math.max(ax, bx) > 2 * x && Math.min(ax, bx) < 2 * x + 2;
    return ay == by && ay == 2 * y && across && !free(x, y - 1);
  }

  /** Whether the upper left corner of (x, y) lies inside the segment and joins blocked cells. */
  private boolean squeezes(int ax, int ay, int bx, int by, int x, int y) {
    int px = 2 * x;
    int py = 2 * y;
    long along = (long) (px - ax) * (bx - px) + (long) (py - ay) * (by - py);
    return cross(ax, ay, bx, by, px, py) == 0 && along > 0 && isDouble(x, y);
  }

  /** Whether an end may be left towards a point: from a double corner only into its own cell. */
  private boolean leaves(Vertex end, int x, int y) {
    if (squeeze || end.x % 2 != 0 || end.y % 2 != 0 || !isDouble(end.x / 2, end.y / 2)) {
      return true;
    }
    int dx = map.x(end.cell) * 2 + 1 - end.x;
    int dy = map.y(end.cell) * 2 + 1 - end.y;
    return (long) dx * (x - end.x) >= 0 && (long) dy * (y - end.y) >= 0;
  }

  /**
   * The length of a shortest path of a case, in halves of a cell's width; null if there is none.
   */
  public static SquareRootSum shortest(GridCase query) {
    return new VisibilityGraph(query.map(), query.movement()).length(query.start(), query.goal());
  }

  /** As {@link #shortest(GridCase)}, between two cells, at the points the movement names. */
  public SquareRootSum length(int start, int goal) {
    List<Vertex> vertices = new ArrayList<>(List.of(end(start), end(goal)));
    corners.forEach(corner -> vertices.add(new Vertex(corner[0], corner[1], -1)));
    int[] parents = new int[vertices.size()];
    double[] lengths = new double[vertices.size()];
    Arrays.fill(lengths, Double.POSITIVE_INFINITY);
    lengths[0] = 0;
    boolean[] done = new boolean[vertices.size()];
    while (!done[1]) {
      int nearest = -1;
      for (int i = 0; i < lengths.length; i++) {
        if (!done[i]
            && lengths[i] < Double.POSITIVE_INFINITY
            && (nearest < 0 || isShorter(vertices, parents, lengths, i, parents[i], nearest))) {
          nearest = i;
        }
      }
      if (nearest < 0) {
        return null;
      }
      done[nearest] = true;
      for (int i = 0; i < lengths.length; i++) {
        if (!done[i]
            && seesVertex(vertices.get(nearest), vertices.get(i))
            && isNearer(vertices, parents, lengths, nearest, i)) {
          parents[i] = nearest;
          lengths[i] = sum(vertices, parents, i).doubleValue();
        }
      }
    }
    return sum(vertices, parents, 1);
  }

  private Vertex end(int cell) {
    int offset = movement.ends() == EndPoints.CENTRES ? 1 : 0;
    return new Vertex(2 * map.x(cell) + offset, 2 * map.y(cell) + offset, cell);
  }

  private boolean seesVertex(Vertex a, Vertex b) {
    return (a.cell < 0 || leaves(a, b.x, b.y))
        && (b.cell < 0 || leaves(b, a.x, a.y))
        && sees(a.x, a.y, b.x, b.y);
  }

  /** Whether vertex i over parent is nearer to the start than vertex j. */
  private static boolean isShorter(
      List<Vertex> vertices, int[] parents, double[] lengths, int i, int parent, int j) {
    double over = i == 0 ? 0 : lengths[parent] + distance(vertices.get(parent), vertices.get(i));
    if (Math.abs(over - lengths[j]) > 1e-9 * over) {
      return over < lengths[j];
    }
    SquareRootSum difference = i == 0 ? new SquareRootSum() : sum(vertices, parents, parent);
    if (i != 0) {
      addDistance(difference, 1, vertices.get(parent), vertices.get(i));
    }
    addChain(difference, -1, vertices, parents, j);
    return difference.signum() < 0;
  }

  private static boolean isNearer(
      List<Vertex> vertices, int[] parents, double[] lengths, int parent, int i) {
    return Double.isInfinite(lengths[i]) || isShorter(vertices, parents, lengths, i, parent, i);
  }

  private static double distance(Vertex a, Vertex b) {
    return Math.hypot(a.x - b.x, a.y - b.y);
  }

  private static SquareRootSum sum(List<Vertex> vertices, int[] parents, int vertex) {
    SquareRootSum sum = new SquareRootSum();
    addChain(sum, 1, vertices, parents, vertex);
    return sum;
  }

  private static void addChain(
      SquareRootSum sum, int sign, List<Vertex> vertices, int[] parents, int vertex) {
    for (int at = vertex; at != 0; at = parents[at]) {
      addDistance(sum, sign, vertices.get(at), vertices.get(parents[at]));
    }
  }

  private static void addDistance(SquareRootSum sum, int sign, Vertex a, Vertex b) {
    sum.addDistance(sign, a.x - b.x, a.y - b.y);
  }

  /** All corners, in doubled coordinates. */
  public List<int[]> corners() {
    return Collections.unmodifiableList(corners);
  }
}
