package hopscotch.core.smoothing;

import hopscotch.core.grid.Directions;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.sight.LineOfSight;

/**
 * String pulling to a taut path, in two steps that take turns until neither changes anything:
 *
 * <ol>
 *   <li>Follow the path from turn to turn, as Graham's scan does, but by sight. If the waypoint
 *       before the last, or the one before that, sees the next turn, drop what lies between. If
 *       neither does, move the last waypoint forward along the run of moves, to the farthest cell
 *       that the one before it sees. That cell is found by halving, since what lies beyond an
 *       obstacle seldom comes into sight again.
 *   <li>Tighten: move each waypoint to a neighbouring cell as long as that is shorter and both
 *       neighbours on the path see it. A move must shorten the path by more than a rounding error,
 *       so the steps end.
 * </ol>
 *
 * <p>The answer is taut in this sense: no one or two waypoints can be left out, and none can be
 * moved by one cell, to shorten it. It is a local optimum on the path's own side of each obstacle.
 *
 * <p>It makes 10 to 25 tests of sight for each turn of the paths of A* on real maps. Those of Floyd
 * smoothing grow with the square of the turns. For one thread.
 */
final class StringPulling implements Smoother {
  /** A larger relative change of length than the rounding of two square roots and a sum. */
  static final double ROUNDING = 1e-12;

  private final LineOfSight sight;
  private final int stride;
  private long sightTests;

  StringPulling(LineOfSight sight, int stride) {
    this.sight = sight;
    this.stride = stride;
  }

  @Override
  public void smooth(PathBuffer path) {
    sightTests = 0;
    Segments.merge(path, stride);
    do {
      follow(path);
    } while (tighten(path));
  }

  private void follow(PathBuffer path) {
    int kept = 1;
    for (int i = 1; i < path.size(); i++) {
      int turn = path.cell(i);
      int left = drop(path, kept, turn);
      if (left == kept && kept > 1) {
        int farthest = farthestInSight(path.cell(kept - 2), path.cell(kept - 1), turn);
        left = drop(path, kept - 1, farthest);
        path.set(left++, farthest);
        left = drop(path, left, turn);
      }
      path.set(left, turn);
      kept = left + 1;
    }
    path.truncate(kept);
  }

  /** How many of the first {@code kept} waypoints are still needed before {@code next}. */
  private int drop(PathBuffer path, int kept, int next) {
    int needed = kept;
    while (true) {
      if (needed > 2 && sees(path.cell(needed - 3), next)) {
        needed -= 2;
      } else if (needed > 1 && sees(path.cell(needed - 2), next)) {
        needed--;
      } else {
        return needed;
      }
    }
  }

  /** The farthest cell on the run of moves from {@code near}, in sight, to {@code far}, not so. */
  private int farthestInSight(int from, int near, int far) {
    int moves = Segments.moves(near, far, stride);
    int step = (far - near) / moves;
    int seen = 0;
    int hidden = moves;
    while (hidden - seen > 1) {
      int middle = seen + hidden >>> 1;
      if (sees(from, near + middle * step)) {
        seen = middle;
      } else {
        hidden = middle;
      }
    }
    return near + seen * step;
  }

  private boolean tighten(PathBuffer path) {
    boolean tightened = false;
    for (int i = 1; i < path.size() - 1; i++) {
      int cell = path.cell(i);
      int better = betterNeighbour(path.cell(i - 1), cell, path.cell(i + 1));
      while (better != cell) {
        path.set(i, better);
        tightened = true;
        cell = better;
        better = betterNeighbour(path.cell(i - 1), cell, path.cell(i + 1));
      }
    }
    return tightened;
  }

  /** The first neighbour of a waypoint that is in sight of both ends and shortens, or itself. */
  private int betterNeighbour(int before, int cell, int after) {
    int toX = cell % stride - before % stride;
    int toY = cell / stride - before / stride;
    int onX = after % stride - cell % stride;
    int onY = after / stride - cell / stride;
    double limit = (distance(toX, toY) + distance(onX, onY)) * (1 - ROUNDING);
    for (int d = 0; d < Directions.COUNT; d++) {
      int dx = Directions.dx(d);
      int dy = Directions.dy(d);
      int next = cell + dy * stride + dx;
      if (distance(toX + dx, toY + dy) + distance(onX - dx, onY - dy) < limit
          && sees(before, next)
          && sees(next, after)) {
        return next;
      }
    }
    return cell;
  }

  private static double distance(int dx, int dy) {
    return Math.sqrt((double) dx * dx + (double) dy * dy);
  }

  private boolean sees(int a, int b) {
    sightTests++;
    return sight.sees(a, b);
  }

  @Override
  public long sightTests() {
    return sightTests;
  }
}
