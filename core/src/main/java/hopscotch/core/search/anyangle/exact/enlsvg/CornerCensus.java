package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.Points;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import java.util.Arrays;

/**
 * Counts of corners, as papers on any-angle paths print them: those of the blocked cells of a map,
 * and those that a point sees. Off the map all is blocked. For one thread.
 */
public final class CornerCensus {
  private final int cornerCount;
  private final Corners corners;
  private final VisibleCorners all;
  private final VisibleCorners tangent;
  private final Points points;

  /** The counts of a graph, whose movement says where in its cell a point is. */
  public CornerCensus(GridGraph graph) {
    cornerCount = graph.map().stride() * (graph.map().height() + 1);
    corners = new Corners(graph);
    all = VisibleCorners.all(graph, corners);
    tangent = new VisibleCorners(graph, corners);
    points = new Points(graph);
  }

  /** How many corners the blocked cells have; two where two of them touch diagonally. */
  public int corners() {
    return count(1) + count(2) + count(3);
  }

  /**
   * How many corners are convex, that is, a path may bend there: of four cells around one is
   * blocked, or two touch diagonally, which are two corners.
   */
  public int convexCorners() {
    return count(1) + count(2);
  }

  /** How many corners have so many blocked cells around; of two, those that touch diagonally. */
  private int count(int blocked) {
    int count = 0;
    for (int corner = 0; corner < cornerCount; corner++) {
      int around = corners.blockedAround(corner);
      if (Integer.bitCount(around) == blocked) {
        count += blocked != 2 ? 1 : Corners.isDouble(around) ? 2 : 0;
      }
    }
    return count;
  }

  /** How many convex corners the point of a cell sees, but for those where blocked cells touch. */
  public int seen(int cell) {
    return look(all, cell);
  }

  /** How many of these a path may bend at that comes straight from the point. */
  public int tangent(int cell) {
    return look(tangent, cell);
  }

  private int look(VisibleCorners visible, int cell) {
    int point = points.end(cell);
    visible.begin(points.x(point), points.y(point), cell, 0, 0, -1);
    visible.look(Double.POSITIVE_INFINITY);
    return (int) Arrays.stream(visible.found().toArray()).distinct().count();
  }
}
