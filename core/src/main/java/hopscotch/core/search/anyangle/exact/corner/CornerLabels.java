package hopscotch.core.search.anyangle.exact.corner;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.Points;
import java.util.Arrays;

/**
 * Labels of all corners of a map: corner (x, y), in widths of a cell, is root y * (width + 1) + x;
 * a start or goal that is no corner has a number of its own. For one thread.
 */
public final class CornerLabels extends Labels {
  private final int stride;
  private final int startRoot;
  private final int goalRoot;

  /**
   * For each corner, the number of the last search in which a second way to it was equally short.
   */
  private final int[] tiedIn;

  private int search;
  private int startX;
  private int startY;
  private int goalX;
  private int goalY;

  /** Labels of the corners of a map; no search has begun. */
  public CornerLabels(GridMap map, Points points) {
    super(map.stride() * (map.height() + 1) + 2, points);
    stride = map.stride();
    startRoot = stride * (map.height() + 1);
    tiedIn = new int[startRoot + 1];
    goalRoot = startRoot + 1;
  }

  /** Begins a search between two points in doubled coordinates; all other roots are unreached. */
  public void begin(int fromX, int fromY, int toX, int toY) {
    startX = fromX;
    startY = fromY;
    goalX = toX;
    goalY = toY;
    if (search == Integer.MAX_VALUE) {
      Arrays.fill(tiedIn, 0);
      search = 0;
    }
    search++;
    begin(root(fromX, fromY), isCorner(toX, toY) ? corner(toX, toY) : goalRoot);
  }

  private static boolean isCorner(int x, int y) {
    return (x & 1) == 0 && (y & 1) == 0;
  }

  private int corner(int x, int y) {
    return (y >> 1) * stride + (x >> 1);
  }

  /** The root at a point that is a corner or the start. */
  public int root(int x, int y) {
    return isCorner(x, y) ? corner(x, y) : startRoot;
  }

  @Override
  public int x(int root) {
    return root == startRoot ? startX : root == goalRoot ? goalX : 2 * (root % stride);
  }

  @Override
  public int y(int root) {
    return root == startRoot ? startY : root == goalRoot ? goalY : 2 * (root / stride);
  }

  /**
   * Offers the corner at (x, y) a way over a root that sees it. Says whether it is no longer than
   * the one known.
   */
  public boolean offer(int x, int y, int parent, int parentX, int parentY) {
    double length = length(parent) + distance(x - parentX, y - parentY);
    int corner = corner(x, y);
    int order = offer(corner, parent, length);
    if (order == 0) {
      tiedIn[corner] = search;
    }
    return order <= 0;
  }

  /** Whether a root was offered another way of the length known, or one of them again. */
  public boolean isTied(int root) {
    return tiedIn[root] == search;
  }
}
