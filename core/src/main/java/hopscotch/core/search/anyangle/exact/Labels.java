package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.path.SquareRootSum;
import java.util.Arrays;

/**
 * The shortest known way to each root of a search: a corner of the grid, the start or the goal.
 * Ways are compared exactly: by their lengths in doubles, and where these are so close that
 * rounding could order them, by the sums of square roots that they stand for.
 *
 * <p>A root is an {@code int}: corner (x, y), in widths of a cell, is y * (width + 1) + x; a start
 * or goal that is no corner has a number of its own. Coordinates are doubled. Nothing is cleared
 * between searches. 16 bytes a corner. For one thread.
 */
final class Labels {
  /**
   * Two lengths this near, relatively, are compared exactly: a sum of n roots in doubles is wrong
   * by less than n * 2^-52, so this serves paths of up to 65,536 bends.
   */
  static final double SLACK = 0x1p-36;

  private final Points points;
  private final int stride;
  private final int startRoot;
  private final int goalRoot;
  private final double[] lengths;
  private final long[] links;
  private final SquareRootSum difference = new SquareRootSum();
  private int number;
  private long base;
  private int startX;
  private int startY;
  private int goalX;
  private int goalY;
  private int goal;

  Labels(GridMap map, Points points) {
    this.points = points;
    stride = map.stride();
    startRoot = stride * (map.height() + 1);
    goalRoot = startRoot + 1;
    lengths = new double[startRoot + 2];
    links = new long[startRoot + 2];
  }

  /** Begins a search between two points in doubled coordinates; all other roots are unreached. */
  void begin(int fromX, int fromY, int toX, int toY) {
    if (number == Integer.MAX_VALUE) {
      Arrays.fill(links, 0);
      number = 0;
    }
    base = (long) ++number << 32;
    startX = fromX;
    startY = fromY;
    goalX = toX;
    goalY = toY;
    goal = isCorner(toX, toY) ? corner(toX, toY) : goalRoot;
    int start = start();
    lengths[start] = 0;
    links[start] = base | start;
  }

  private static boolean isCorner(int x, int y) {
    return (x & 1) == 0 && (y & 1) == 0;
  }

  private int corner(int x, int y) {
    return (y >> 1) * stride + (x >> 1);
  }

  /** The root at a point that is a corner or the start. */
  int root(int x, int y) {
    return isCorner(x, y) ? corner(x, y) : startRoot;
  }

  private int start() {
    return root(startX, startY);
  }

  private int x(int root) {
    return root == startRoot ? startX : root == goalRoot ? goalX : 2 * (root % stride);
  }

  private int y(int root) {
    return root == startRoot ? startY : root == goalRoot ? goalY : 2 * (root / stride);
  }

  /** The length to a root that was reached. */
  double length(int root) {
    return lengths[root];
  }

  /** The length to the goal; infinite before it is reached. */
  double goalLength() {
    return links[goal] >= base ? lengths[goal] : Double.POSITIVE_INFINITY;
  }

  /** Offers the goal a way over a root that sees it. */
  void offerGoal(int parent) {
    offer(goal, parent, lengths[parent] + distance(goalX - x(parent), goalY - y(parent)));
  }

  /**
   * Offers the corner at (x, y) a way over a root that sees it. Says whether it is no longer than
   * the one known.
   */
  boolean offer(int x, int y, int parent, int parentX, int parentY) {
    double length = lengths[parent] + distance(x - parentX, y - parentY);
    return offer(corner(x, y), parent, length) <= 0;
  }

  /** As {@link #offer}, but says whether the way is shorter than the one known, and thus kept. */
  boolean improve(int x, int y, int parent, int parentX, int parentY) {
    double length = lengths[parent] + distance(x - parentX, y - parentY);
    return offer(corner(x, y), parent, length) < 0;
  }

  /** Keeps a way if it is shorter than the one known. Gives the order of the two. */
  private int offer(int root, int parent, double length) {
    if (links[root] >= base) {
      double known = lengths[root];
      if (length > known * (1 + SLACK)) {
        return 1;
      }
      if (length >= known * (1 - SLACK)) {
        int order = (int) links[root] == parent ? 0 : compare(root, parent);
        if (order >= 0) {
          return order;
        }
      }
    }
    lengths[root] = length;
    links[root] = base | parent;
    return -1;
  }

  /** The exact order of the way to a root over a parent, and of the one known. */
  private int compare(int root, int parent) {
    difference.clear();
    int known = (int) links[root];
    addEdge(1, root, parent);
    addEdge(-1, root, known);
    int offered = parent;
    while (offered != known) {
      if (lengths[offered] >= lengths[known]) {
        offered = addEdgeToParent(1, offered);
      } else {
        known = addEdgeToParent(-1, known);
      }
    }
    return difference.signum();
  }

  private int addEdgeToParent(int sign, int root) {
    int parent = (int) links[root];
    addEdge(sign, root, parent);
    return parent;
  }

  private void addEdge(int sign, int root, int parent) {
    difference.addDistance(sign, x(root) - x(parent), y(root) - y(parent));
  }

  /** Fills a buffer with the points from start to goal, without those on a straight line. */
  void trace(PathBuffer path) {
    path.clear();
    int start = start();
    int last = goal;
    path.addPoint(points.point(goalX, goalY));
    for (int root = (int) links[goal]; root != start; root = (int) links[root]) {
      int next = (int) links[root];
      long turn =
          (long) (x(root) - x(last)) * (y(next) - y(root))
              - (long) (y(root) - y(last)) * (x(next) - x(root));
      if (turn != 0) {
        path.addPoint(points.point(x(root), y(root)));
        last = root;
      }
    }
    path.addPoint(points.point(startX, startY));
    path.reverse(0);
  }

  static double distance(long dx, long dy) {
    return Math.sqrt((double) (dx * dx + dy * dy));
  }
}
