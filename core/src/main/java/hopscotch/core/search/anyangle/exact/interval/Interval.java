package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.search.anyangle.exact.corner.CornerLabels;
import hopscotch.core.search.anyangle.exact.corner.Corners;

/**
 * The interval of the node of {@link Anya} that is being expanded: a part of a line between two
 * rows, between two rays from its root. For one thread.
 */
final class Interval {
  /** Points of the rays that bound x below and above, where a path over the root may bend. */
  final Root leastEnd = new Root();

  final Root mostEnd = new Root();

  /** Whether the rays have no points of their own: the root sees the whole run of the cell. */
  boolean seesAll;

  /** 1 if it looks down, towards higher y, else -1. */
  int side;

  /** A cell beyond. */
  int cell;

  private final CornerLabels labels;
  private final Cones cones;
  private final Root root;
  private final Corners corners;
  private final int stride;

  Interval(IntervalQueue queue, Corners corners, int stride) {
    labels = queue.labels;
    cones = queue.cones;
    root = queue.root;
    this.corners = corners;
    this.stride = stride;
  }

  /** A cell beyond an interval and whether it lies above or below, as one number of a node. */
  static int place(int cell, int side) {
    return cell << 1 | (side > 0 ? 1 : 0);
  }

  /** The cell beyond the interval of a node. */
  int cellBeyond(int node) {
    return cones.numbers()[8 * node + 6] >> 1;
  }

  /** Makes this the interval of a node, whose root is that of the queue. */
  void load(int node) {
    int[] numbers = cones.numbers();
    int at = 8 * node;
    int leastX = numbers[at + 2];
    int leastY = numbers[at + 3];
    int mostX = numbers[at + 4];
    int mostY = numbers[at + 5];
    seesAll = leastX == root.x && leastY == root.y;
    side = (numbers[at + 6] & 1) == 0 ? -1 : 1;
    cell = cellBeyond(node);
    int line = 2 * (cell / stride) - 1 - side;
    leastEnd.guess(leastX, leastY, leastY == line && isBend(leastX, leastY));
    mostEnd.guess(mostX, mostY, mostY == line && isBend(mostX, mostY));
  }

  private boolean isBend(int x, int y) {
    return corners.isBend(corners.corner(x, y));
  }

  /** The root, or end of the interval, over which a point of the run is reached; else null. */
  Root rootThatSees(int x, int y) {
    if (seesAll) {
      return root;
    }
    int dx = x - root.x;
    int dy = y - root.y;
    if (side * cross(leastEnd.x - root.x, leastEnd.y - root.y, dx, dy) > 0) {
      return leastEnd.mayBend(labels, root) ? leastEnd : null;
    }
    if (side * cross(mostEnd.x - root.x, mostEnd.y - root.y, dx, dy) < 0) {
      return mostEnd.mayBend(labels, root) ? mostEnd : null;
    }
    return root;
  }

  private static long cross(int ax, int ay, int bx, int by) {
    return (long) ax * by - (long) ay * bx;
  }
}
