package hopscotch.core.path;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;

/**
 * Checks a path of points in exact arithmetic against the map's letters, row of cells by row. The
 * agent is a point in the free cells, borders included: it may touch a blocked cell and bend at its
 * corner. Where two blocked cells touch at a corner and the two others are free, it passes between
 * them only under the corner rule {@code always}; the rules {@code never} and {@code one-free} do
 * not differ here.
 *
 * <p>The work of one check; not reusable.
 */
final class PointPathValidator {
  private final GridMap map;
  private final Points points;
  private final PathValidator cells;
  private final boolean squeeze;
  private final String refusal;
  private double length;

  PointPathValidator(GridGraph graph) {
    map = graph.map();
    points = new Points(graph);
    cells = new PathValidator(graph);
    squeeze = graph.movement().corners() == CornerRule.ALWAYS;
    refusal =
        graph.movement().directions() == 4
            ? "a path of points with 4 directions"
            : graph.isWeighted() ? "a path of points on weighted terrain" : null;
  }

  PathCheck check(PathBuffer path, int start, int goal) {
    int last = path.size() - 1;
    if (last >= 0 && (path.point(0) != points.end(start) || path.point(last) != points.end(goal))) {
      return PathCheck.invalid(
          "the path leads from %s to %s, not from %s to %s"
              .formatted(
                  points.describe(path.point(0)),
                  points.describe(path.point(last)),
                  points.describe(points.end(start)),
                  points.describe(points.end(goal))));
    }
    if (last > 0
        && !(isOnSide(path.point(0), path.point(1), start)
            && isOnSide(path.point(last), path.point(last - 1), goal))) {
      return PathCheck.invalid(
          "an end squeezes between two blocked cells: the path must leave %s and reach %s in there"
              .formatted(map.describe(start), map.describe(goal)));
    }
    return check(path);
  }

  PathCheck check(PathBuffer path) {
    if (path.isEmpty()) {
      return PathCheck.invalid("the path has no point");
    }
    if (refusal != null) {
      return PathCheck.invalid(refusal);
    }
    for (int i = 0; i < path.size(); i++) {
      if (!points.isPoint(path.point(i)) || path.size() == 1 && !touchesFree(path.point(i))) {
        return PathCheck.invalid(points.describe(path.point(i)) + " is no point of a free cell");
      }
    }
    for (int i = 1; i < path.size(); i++) {
      String problem = segment(path.point(i - 1), path.point(i));
      if (problem == null && i > 1 && bendSqueezes(path, i - 1)) {
        problem = "squeezes between two blocked cells where it begins";
      }
      if (problem != null) {
        return PathCheck.invalid(
            "segment %d of %d, from %s to %s: %s"
                .formatted(
                    i,
                    path.size() - 1,
                    points.describe(path.point(i - 1)),
                    points.describe(path.point(i)),
                    problem));
      }
    }
    return new PathCheck(null, false, 0, 0, 0, length);
  }

  private boolean touchesFree(int point) {
    int x = points.x(point);
    int y = points.y(point);
    return isFree((x - 1) / 2, (y - 1) / 2)
        || isFree(x / 2, y / 2)
        || isFree((x - 1) / 2, y / 2)
        || isFree(x / 2, (y - 1) / 2);
  }

  private boolean isFree(int x, int y) {
    return cells.weight(x, y) > 0;
  }

  /** Whether a path that leaves a point towards another leaves it on the side of a cell. */
  private boolean isOnSide(int point, int towards, int cell) {
    return squeeze || !isDoubleCorner(point) || cellTowards(point, towards) == cell;
  }

  private boolean bendSqueezes(PathBuffer path, int i) {
    int point = path.point(i);
    return !squeeze
        && isDoubleCorner(point)
        && cellTowards(point, path.point(i - 1)) != cellTowards(point, path.point(i + 1));
  }

  /** Whether just two of the four cells around a point are free, and they lie diagonally. */
  private boolean isDoubleCorner(int point) {
    int x = points.x(point);
    int y = points.y(point);
    return x % 2 == 0 && y % 2 == 0 && isDoubleCorner(x / 2, y / 2);
  }

  private boolean isDoubleCorner(int x, int y) {
    boolean southEast = isFree(x, y);
    boolean southWest = isFree(x - 1, y);
    return southEast != southWest
        && isFree(x - 1, y - 1) == southEast
        && isFree(x, y - 1) == southWest;
  }

  /** The free cell that a line enters from a double corner; of two beside a line, the free one. */
  private int cellTowards(int corner, int towards) {
    int x = points.x(corner) / 2;
    int y = points.y(corner) / 2;
    int dx = points.x(towards) - points.x(corner);
    int dy = points.y(towards) - points.y(corner);
    for (int cellY = y - 1; cellY <= y; cellY++) {
      for (int cellX = x - 1; cellX <= x; cellX++) {
        boolean isThere = (cellX < x ? dx <= 0 : dx >= 0) && (cellY < y ? dy <= 0 : dy >= 0);
        if (isThere && isFree(cellX, cellY)) {
          return map.cell(cellX, cellY);
        }
      }
    }
    return -1;
  }

  private String segment(int from, int to) {
    int fromX = points.x(from);
    int fromY = points.y(from);
    long dx = (long) points.x(to) - fromX;
    long dy = (long) points.y(to) - fromY;
    length += Math.sqrt((double) dx * dx + (double) dy * dy) / 2;
    if (dx == 0 && dy == 0) {
      return "no move";
    }
    if (dy == 0) {
      return straight(fromY, Math.min(fromX, points.x(to)), Math.max(fromX, points.x(to)), false);
    }
    if (dx == 0) {
      return straight(fromX, Math.min(fromY, points.y(to)), Math.max(fromY, points.y(to)), true);
    }
    return dy > 0 ? slanted(fromX, fromY, dx, dy) : slanted(points.x(to), points.y(to), -dx, -dy);
  }

  /** A line along row or, turned, column {@code line}, between two doubled coordinates. */
  private String straight(int line, int from, int to, boolean turned) {
    boolean beforeFree = true;
    boolean afterFree = true;
    for (int i = from / 2; 2 * i < to; i++) {
      int before = (line - 1) >> 1;
      int after = line / 2;
      boolean wasBeforeFree = beforeFree;
      boolean wasAfterFree = afterFree;
      beforeFree = turned ? isFree(before, i) : isFree(i, before);
      afterFree = turned ? isFree(after, i) : isFree(i, after);
      if (!beforeFree && !afterFree) {
        return turned ? blocked(after, i) : blocked(i, after);
      }
      boolean squeezes = !(wasBeforeFree && beforeFree) && !(wasAfterFree && afterFree);
      if (squeezes && !squeeze) {
        return "squeezes between two blocked cells at "
            + (turned ? at(line, 2 * i) : at(2 * i, line));
      }
    }
    return null;
  }

  /** A line that goes down from (x, y), dy &gt; 0, and sideways by dx, not 0. */
  private String slanted(int x, int y, long dx, long dy) {
    for (long row = y / 2; 2 * row < y + dy; row++) {
      long top = Math.max(2 * row, y) - y;
      long bottom = Math.min(2 * row + 2, y + dy) - y;
      long one = x * dy + dx * top;
      long other = x * dy + dx * bottom;
      long first = Math.floorDiv(Math.min(one, other), 2 * dy);
      long last = Math.floorDiv(Math.max(one, other) - 1, 2 * dy);
      for (long column = first; column <= last; column++) {
        if (!isFree((int) column, (int) row)) {
          return blocked((int) column, (int) row);
        }
      }
      boolean passesCorner = 2 * row + 2 < y + dy && other % (2 * dy) == 0;
      if (passesCorner && !squeeze && isDoubleCorner((int) (other / (2 * dy)), (int) row + 1)) {
        return "squeezes between two blocked cells at " + at((int) (other / dy), 2 * (int) row + 2);
      }
    }
    return null;
  }

  private String at(int x, int y) {
    return points.describe(points.point(x, y));
  }

  private static String blocked(int x, int y) {
    return "cell (%d, %d) is not free".formatted(x, y);
  }
}
