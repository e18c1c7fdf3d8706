package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.open.NodeHeap;
import java.util.Arrays;

/**
 * The nodes of a search over intervals: each a root, and what the root sees of a portal. The cone
 * of sight is bounded by two rays, each given by a point of the grid on it, in doubled coordinates;
 * where the ray meets the portal is never computed but for estimates. A node whose root lies on the
 * portal's line sees all that is beyond and has no rays.
 *
 * <p>Beside them the root's length g, and a portal in the terms of the search. For one thread.
 */
public final class Cones {
  /**
   * The count of a node's numbers that distinguish it from others. Its line follows from its
   * portal.
   */
  private static final int KEY = 7;

  /** An odd number near 2^32 times the golden ratio, which spreads what is multiplied by it. */
  private static final int MULTIPLIER = 0x9e3779b1;

  private int[] numbers = new int[8 * 1024];
  private double[] lengths = new double[1024];
  private int size;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  /** Adds a node whose root sees all beyond the portal. */
  public void addOpen(int rootX, int rootY, int portal, int line, double g) {
    add(rootX, rootY, rootX, rootY, rootX, rootY, portal, line, g);
  }

  /**
   * Adds a node with a root, a point on its left ray and one on its right ray.
   *
   * @param line the doubled coordinate of the line on which the portal lies: y of a line between
   *     rows, the complement of x of one between columns
   */
  public void add(
      int rootX,
      int rootY,
      int leftX,
      int leftY,
      int rightX,
      int rightY,
      int portal,
      int line,
      double g) {
    int at = 8 * size;
    if (size == NodeHeap.MAX_NODES) {
      throw new IllegalArgumentException(
          "a search over intervals keeps at most %d of them, and this query needs more"
              .formatted(NodeHeap.MAX_NODES));
    }
    if (at == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * at);
      lengths = Arrays.copyOf(lengths, 2 * size);
    }
    numbers[at] = rootX;
    numbers[at + 1] = rootY;
    numbers[at + 2] = leftX;
    numbers[at + 3] = leftY;
    numbers[at + 4] = rightX;
    numbers[at + 5] = rightY;
    numbers[at + 6] = portal;
    numbers[at + 7] = line;
    lengths[size] = g;
    size++;
  }

  /**
   * Eight numbers a node: x and y of the root, of a point on the left ray and of one on the right
   * ray, then the portal and its line. If the root sees all, both points are the root itself.
   */
  public int[] numbers() {
    return numbers;
  }

  double g(int node) {
    return lengths[node];
  }

  /** Whether two nodes have the same root, rays and portal. */
  boolean isSame(int node, int other) {
    return Arrays.equals(numbers, 8 * node, 8 * node + KEY, numbers, 8 * other, 8 * other + KEY);
  }

  /** A hash of root, rays and portal. */
  int hash(int node) {
    int hash = 0;
    for (int i = 8 * node; i < 8 * node + KEY; i++) {
      hash = (hash + numbers[i]) * MULTIPLIER;
    }
    return hash ^ hash >>> 15;
  }

  void tell(SearchObserver observer, int node) {
    int at = 8 * node;
    int line = numbers[at + 7];
    double x = numbers[at] / 2.0;
    double y = numbers[at + 1] / 2.0;
    int leftX = numbers[at + 2] - numbers[at];
    int leftY = numbers[at + 3] - numbers[at + 1];
    int rightX = numbers[at + 4] - numbers[at];
    int rightY = numbers[at + 5] - numbers[at + 1];
    if (leftX == 0 && leftY == 0) {
      observer.cone(x, y, x, y, x, y);
    } else if (line >= 0) {
      int distance = line - numbers[at + 1];
      double left = x + meet(leftX, leftY, distance) / 2;
      double right = x + meet(rightX, rightY, distance) / 2;
      observer.cone(x, y, left, line / 2.0, right, line / 2.0);
    } else {
      int column = ~line;
      int distance = column - numbers[at];
      double left = y + meet(leftY, leftX, distance) / 2;
      double right = y + meet(rightY, rightX, distance) / 2;
      observer.cone(x, y, column / 2.0, left, column / 2.0, right);
    }
  }

  /**
   * The length of the shortest way from a root over its interval to the goal, walls ignored: the
   * goal is mirrored where it lies on the root's side.
   *
   * @param distance from the root to the portal's line, above 0
   * @param left where the interval begins along that line, counted from the root
   * @param right where it ends; the smaller of the two may be either
   * @param goalAlong the goal's place along the line, counted from the root
   * @param goalDistance from the goal to the line
   */
  public static double estimate(
      double distance, double left, double right, double goalAlong, double goalDistance) {
    double depth = distance + goalDistance;
    double least = Math.min(left, right);
    double most = Math.max(left, right);
    double straight = goalAlong * distance;
    double over;
    if (straight < least * depth) {
      over = least;
    } else if (straight > most * depth) {
      over = most;
    } else {
      return Math.sqrt(goalAlong * goalAlong + depth * depth);
    }
    double beyond = goalAlong - over;
    return Math.sqrt(over * over + distance * distance)
        + Math.sqrt(beyond * beyond + goalDistance * goalDistance);
  }

  /** The x at which a ray by (dx, dy) from a root meets the line at {@code distance} in y. */
  static double meet(int dx, int dy, int distance) {
    return dy == distance ? dx : (double) dx * distance / dy;
  }

  /** The least number of columns that reach to a doubled x, for x above 0; else at most 0. */
  public static int columnsUpTo(double x) {
    int columns = (int) (x / 2);
    return 2.0 * columns < x ? columns + 1 : columns;
  }
}
