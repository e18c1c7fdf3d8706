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

  /** The number of corners of the blocked cells. Two cells that touch diagonally share one. */
  public int corners() {
    int count = 0;
    for (int corner = 0; corner < cornerCount; corner++) {
      int around = corners.blockedAround(corner);
      count += (Integer.bitCount(around) & 1) != 0 || Corners.isDouble(around) ? 1 : 0;
    }
    return count;
  }

  /**
   * The number of convex corners, those with exactly one blocked cell among the four around them.
   */
  public int convexCorners() {
    int count = 0;
    for (int corner = 0; corner < cornerCount; corner++) {
      count += Integer.bitCount(corners.blockedAround(corner)) == 1 ? 1 : 0;
    }
    return count;
  }

  /** The number of convex corners that the point of a cell sees. */
  public int seen(int cell) {
    return look(all, cell);
  }

  /** The number of these at which a path that comes straight from the point may bend. */
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
