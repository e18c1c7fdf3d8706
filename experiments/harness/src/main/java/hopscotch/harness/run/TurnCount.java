package hopscotch.harness.run;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;

/** Counts the turns of a path. */
final class TurnCount {
  private TurnCount() {}

  /** The number of inner waypoints at which the path does not go straight on. */
  static int count(GridMap map, PathBuffer path) {
    Points points = new Points(map, EndPoints.CENTRES);
    int turns = 0;
    long lastDx = 0;
    long lastDy = 0;
    for (int i = 1; i < path.size(); i++) {
      int from = points.of(path.cell(i - 1));
      int to = points.of(path.cell(i));
      long dx = (long) points.x(to) - points.x(from);
      long dy = (long) points.y(to) - points.y(from);
      if (dx == 0 && dy == 0) {
        continue;
      }
      boolean hasDirection = lastDx != 0 || lastDy != 0;
      boolean straightOn = lastDx * dy == lastDy * dx && lastDx * dx + lastDy * dy > 0;
      turns += hasDirection && !straightOn ? 1 : 0;
      lastDx = dx;
      lastDy = dy;
    }
    return turns;
  }
}
