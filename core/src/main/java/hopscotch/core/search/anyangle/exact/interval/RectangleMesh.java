package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.RelevantCells;
import java.util.Arrays;

/**
 * The free cells of a map as rectangles that do not overlap, and the portals between them. Portals
 * of rectangle r are {@code first(r)} to {@code first(r + 1) - 1}.
 *
 * <p>A portal is the common side of two rectangles, as seen from inside one of them: with a left
 * and a right end in doubled coordinates, and the rectangle that it leads to. Every common side is
 * thus two portals, each the other's twin. Where a path may squeeze, the common corner of two
 * rectangles is a portal too, of no width. Immutable; the arrays are not to be written.
 */
public final class RectangleMesh {
  private static final int OUTSIDE = -2;

  private final int[] rectangleOf;
  private final int[] first;
  private final int[] ends;
  private final int[] to;
  private final int[] twin;
  private final int[] beyond;
  private final boolean[] bends;
  private final RelevantCells relevant;
  private final int[] stretches;

  private RectangleMesh(
      int[] rectangleOf,
      int[] first,
      int[] ends,
      int[] beyond,
      boolean[] bends,
      RelevantCells relevant) {
    this.rectangleOf = rectangleOf;
    this.first = first;
    this.ends = ends;
    this.beyond = beyond;
    to = Arrays.stream(beyond).map(cell -> rectangleOf[cell]).toArray();
    this.bends = bends;
    this.relevant = relevant;
    stretches =
        relevant == null ? new int[0] : Arrays.stream(beyond).map(relevant::stretch).toArray();
    twin = new int[to.length];
    for (int rectangle = 0; rectangle + 1 < first.length; rectangle++) {
      for (int portal = first[rectangle]; portal < first[rectangle + 1]; portal++) {
        twin[portal] = twinOf(portal, rectangle);
      }
    }
  }

  private int twinOf(int portal, int from) {
    for (int other = first[to[portal]]; other < first[to[portal] + 1]; other++) {
      if (to[other] == from
          && ends[4 * other] == ends[4 * portal + 2]
          && ends[4 * other + 1] == ends[4 * portal + 3]) {
        return other;
      }
    }
    throw new IllegalStateException("portal " + portal + " has no twin");
  }

  /**
   * The mesh of a graph's free cells.
   *
   * @param largestFirst whether the rectangle of the whole map with the largest area times shorter
   *     side is cut first, instead of the largest at the first open cell
   * @param blocks whether to tell {@link #relevant} cells
   */
  public static RectangleMesh of(
      GridGraph graph, Corners corners, boolean largestFirst, boolean blocks) {
    Rectangles rectangles =
        largestFirst ? Rectangles.largestFirst(graph) : Rectangles.byRows(graph);
    int[] first = new int[rectangles.count() + 1];
    Ints ends = new Ints();
    Ints beyond = new Ints();
    for (int rectangle = 0; rectangle < rectangles.count(); rectangle++) {
      first[rectangle] = beyond.size();
      new PortalWalk(graph.map(), rectangles, rectangle, ends, beyond).addSides(corners);
    }
    first[rectangles.count()] = beyond.size();
    boolean[] bends = new boolean[2 * beyond.size()];
    for (int i = 0; i < bends.length; i++) {
      bends[i] = corners.isBend(corners.corner(ends.get(2 * i), ends.get(2 * i + 1)));
    }
    return new RectangleMesh(
        rectangles.cells(),
        first,
        ends.toArray(),
        beyond.toArray(),
        bends,
        blocks ? RelevantCells.ifUseful(graph, corners) : null);
  }

  /** The number of rectangles. */
  public int count() {
    return first.length - 1;
  }

  /** The number of rectangles that have one portal alone. */
  public int deadEnds() {
    int deadEnds = 0;
    for (int rectangle = 0; rectangle < count(); rectangle++) {
      deadEnds += first[rectangle + 1] - first[rectangle] == 1 ? 1 : 0;
    }
    return deadEnds;
  }

  /** The number of portals; each common side of two rectangles is two. */
  public int portals() {
    return to.length;
  }

  int rectangleOf(int cell) {
    return rectangleOf[cell];
  }

  /** The first portal by rectangle, and one more. */
  int[] first() {
    return first;
  }

  /** Four numbers a portal: x and y of its left end, x and y of its right end. */
  int[] ends() {
    return ends;
  }

  /** The rectangle that a portal leads to. */
  int[] to() {
    return to;
  }

  /** The cell beyond a portal, at its left end. */
  int beyond(int portal) {
    return beyond[portal];
  }

  int[] twin() {
    return twin;
  }

  /** Two a portal: whether a path may bend at its left end, and at its right end. */
  boolean[] bends() {
    return bends;
  }

  /** Which cells a shortest path may enter; null where all may. */
  RelevantCells relevant() {
    return relevant;
  }

  /** For each portal, the stretch of the cell {@link #beyond}; none where all may be entered. */
  int[] stretches() {
    return stretches;
  }

  /** The bytes it holds. */
  public long bytes() {
    int ints = rectangleOf.length + first.length + ends.length + 3 * to.length + stretches.length;
    return 4L * ints + bends.length + (relevant == null ? 0 : relevant.bytes());
  }

  /** Finds the portals of one rectangle, clockwise from its upper left corner on. */
  private record PortalWalk(
      GridMap map, Rectangles rectangles, int rectangle, Ints ends, Ints beyond) {

    void addSides(Corners corners) {
      int left = rectangles.left(rectangle);
      int top = rectangles.top(rectangle);
      int right = rectangles.right(rectangle);
      int bottom = rectangles.bottom(rectangle);
      addSide(left, top, 1, 0, right - left, 0, -1);
      addSide(right, top, 0, 1, bottom - top, 0, 0);
      addSide(right, bottom, -1, 0, right - left, -1, 0);
      addSide(left, bottom, 0, -1, bottom - top, -1, -1);
      addSqueeze(corners, left, top, -1, -1);
      addSqueeze(corners, right, top, 0, -1);
      addSqueeze(corners, right, bottom, 0, 0);
      addSqueeze(corners, left, bottom, -1, 0);
    }

    /** Walks along a side; out leads from where a step begins to the cell beyond it. */
    private void addSide(int x, int y, int stepX, int stepY, int length, int outX, int outY) {
      int begun = 0;
      int neighbour = rectangles.at(x + outX, y + outY);
      for (int i = 1; i <= length; i++) {
        int toX = x + i * stepX;
        int toY = y + i * stepY;
        int next = i == length ? OUTSIDE : rectangles.at(toX + outX, toY + outY);
        if (next != neighbour) {
          if (neighbour >= 0) {
            int fromX = x + begun * stepX;
            int fromY = y + begun * stepY;
            add(fromX, fromY, toX, toY, map.cell(fromX + outX, fromY + outY));
          }
          begun = i;
          neighbour = next;
        }
      }
    }

    private void addSqueeze(Corners corners, int x, int y, int outX, int outY) {
      if (corners.isSqueeze(corners.corner(2 * x, 2 * y))) {
        add(x, y, x, y, map.cell(x + outX, y + outY));
      }
    }

    private void add(int fromX, int fromY, int toX, int toY, int cell) {
      ends.add(2 * fromX);
      ends.add(2 * fromY);
      ends.add(2 * toX);
      ends.add(2 * toY);
      beyond.add(cell);
    }
  }
}
