package hopscotch.hpa.bounded;

import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.Clusters;

/**
 * The ground where moves became legal or cheaper since the distances of landmarks were found: a few
 * rectangles. A path that uses such a move passes one of them, and so costs at least the {@link
 * #detour}.
 */
final class CheaperGround {
  /** With more rectangles, some path over one of them is mostly about as short as any. */
  private static final int MOST = 16;

  /** A cell no farther than this from a rectangle makes it larger. */
  private static final int NEAR = 8;

  private final int[] left;
  private final int[] top;
  private final int[] right;
  private final int[] bottom;
  private int count;

  /** No ground. */
  CheaperGround() {
    this(new int[MOST], new int[MOST], new int[MOST], new int[MOST], 0);
  }

  private CheaperGround(int[] left, int[] top, int[] right, int[] bottom, int count) {
    this.left = left;
    this.top = top;
    this.right = right;
    this.bottom = bottom;
    this.count = count;
  }

  CheaperGround copy() {
    return new CheaperGround(left.clone(), top.clone(), right.clone(), bottom.clone(), count);
  }

  /**
   * Adds the moves from a cell and from those around it: where a cell is freed, diagonal moves past
   * it become legal too. False if there are too many rectangles.
   */
  boolean add(int x, int y) {
    int at = 0;
    while (at < count && Math.max(across(at, x), down(at, y)) > NEAR) {
      at++;
    }
    if (at == MOST) {
      return false;
    }
    boolean isNew = at == count;
    count += isNew ? 1 : 0;
    left[at] = isNew ? x - 1 : Math.min(left[at], x - 1);
    top[at] = isNew ? y - 1 : Math.min(top[at], y - 1);
    right[at] = isNew ? x + 1 : Math.max(right[at], x + 1);
    bottom[at] = isNew ? y + 1 : Math.max(bottom[at], y + 1);
    return true;
  }

  /** The columns between a rectangle and a cell. */
  private int across(int at, int x) {
    return Math.max(0, Math.max(left[at] - x, x - right[at]));
  }

  private int down(int at, int y) {
    return Math.max(0, Math.max(top[at] - y, y - bottom[at]));
  }

  /** Whether a cluster has a cell of this ground. */
  boolean touches(Clusters clusters, int cluster) {
    int x = clusters.x(cluster);
    int y = clusters.y(cluster);
    for (int at = 0; at < count; at++) {
      if (left[at] < x + clusters.side()
          && right[at] >= x
          && top[at] < y + clusters.side()
          && bottom[at] >= y) {
        return true;
      }
    }
    return false;
  }

  /**
   * A lower bound on the cost of paths from one cell to another over this ground; the largest long
   * if there is none.
   *
   * @param perMax of an admissible {@link Heuristic} on the map as it is
   * @param perMin of the same
   */
  long detour(int x, int y, int toX, int toY, long perMax, long perMin) {
    long least = Long.MAX_VALUE;
    for (int at = 0; at < count; at++) {
      long there = Heuristic.estimate(across(at, x), down(at, y), perMax, perMin);
      long on = Heuristic.estimate(across(at, toX), down(at, toY), perMax, perMin);
      least = Math.min(least, there + on);
    }
    return least;
  }
}
