package hopscotch.experiments.run;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;

/** How often a path changes its direction. */
final class TurnCount {
  private TurnCount() {}

  /** The inner points of a path at which it does not go straight on; all of a path of points. */
  static int count(GridMap map, PathBuffer path) {
    if (path.holdsPoints()) {
      return Math.max(0, path.size() - 2);
    }
    int turns = 0;
    int lastX = 0;
    int lastY = 0;
    int lastMove = 0;
    for (int i = 1; i < path.size(); i++) {
      int move = path.cell(i) - path.cell(i - 1);
      if (move == 0 || move == lastMove) {
        continue;
      }
      int x = map.x(path.cell(i)) - map.x(path.cell(i - 1));
      int y = map.y(path.cell(i)) - map.y(path.cell(i - 1));
      boolean hasDirection = lastX != 0 || lastY != 0;
      boolean straightOn = lastX * y == lastY * x && lastX * x + lastY * y > 0;
      turns += hasDirection && !straightOn ? 1 : 0;
      lastX = x;
      lastY = y;
      // Only a move to a neighbour has a difference of cells that no other direction has.
      lastMove = Math.abs(x) <= 1 && Math.abs(y) <= 1 ? move : 0;
    }
    return turns;
  }
}
