package hopscotch.core.search.anyangle.exact.corner;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.path.SquareRootSum;
import java.util.Arrays;

/**
 * The shortest known way to each root of a search. Ways are compared exactly: by their lengths in
 * doubles, and where these are so close that rounding could order them, by the sums of square roots
 * that they stand for.
 *
 * <p>A root is an {@code int}, and has coordinates in doubled numbers. Nothing is cleared between
 * searches. 16 bytes for each root. For one thread.
 */
public abstract class Labels {
  /**
   * Two lengths this near, relatively, are compared exactly: a sum of n roots in doubles is wrong
   * by less than n * 2^-52, so this serves paths of up to 65,536 bends.
   */
  public static final double SLACK = 0x1p-36;

  private final Points points;
  private final double[] lengths;
  private final long[] links;
  private final SquareRootSum difference = new SquareRootSum();
  private int number;
  private long base;
  private int start;
  private int goal;

  /** Labels for {@code count} roots. */
  protected Labels(int count, Points points) {
    this.points = points;
    lengths = new double[count];
    links = new long[count];
  }

  /** The x of a root of this search. */
  public abstract int x(int root);

  /** The y of a root of this search. */
  public abstract int y(int root);

  /** Begins a search between two roots; all but the start are unreached. */
  public final void begin(int startRoot, int goalRoot) {
    if (number == Integer.MAX_VALUE) {
      Arrays.fill(links, 0);
      number = 0;
    }
    base = (long) ++number << 32;
    start = startRoot;
    goal = goalRoot;
    lengths[start] = 0;
    links[start] = base | start;
  }

  /** Whether a root was reached in this search. */
  public final boolean isReached(int root) {
    return links[root] >= base;
  }

  /** The root that is the goal. */
  public final int goal() {
    return goal;
  }

  /** The length to a root that was reached. */
  public final double length(int root) {
    return lengths[root];
  }

  /** The root before one that was reached, on the way that is kept. */
  public final int parent(int root) {
    return (int) links[root];
  }

  /** The length to the goal; infinite before it is reached. */
  public final double goalLength() {
    return isReached(goal) ? lengths[goal] : Double.POSITIVE_INFINITY;
  }

  /** Offers the goal a way over a root that sees it. */
  public final void offerGoal(int parent) {
    int dx = x(goal) - x(parent);
    int dy = y(goal) - y(parent);
    offer(goal, parent, lengths[parent] + distance(dx, dy));
  }

  /**
   * Offers a root a way over a parent that sees it, and keeps it if it is shorter than the one
   * known. Gives the order of the two: below 0 if it is kept, 0 if they are equal.
   */
  public final int offer(int root, int parent, double length) {
    if (isReached(root)) {
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
  public final void trace(PathBuffer path) {
    path.clear();
    int last = goal;
    path.addPoint(points.point(x(goal), y(goal)));
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
    path.addPoint(points.point(x(start), y(start)));
    path.reverse(0);
  }

  /** The length of a step of dx columns and dy rows, in their unit. */
  public static double distance(long dx, long dy) {
    return Math.sqrt((double) (dx * dx + dy * dy));
  }
}
