package hopscotch.visual.trace;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.LengthMetric;
import java.util.ArrayList;
import java.util.List;

/** Finds the places where paths begin, turn and end. */
final class PathTurns {
  /**
   * A turn.
   *
   * @param g the length of the path up to it, in cells
   * @param length the length of the whole path; NaN if the path names no moves
   */
  record Turn(int cell, double g, double length) {}

  private PathTurns() {}

  /** The turns of an answer's path, unless it has more than {@code most}. */
  static List<Turn> of(Observed observed, int most) {
    PathBuffer path = observed.path();
    List<Integer> places = places(observed.planner().graph().map(), path);
    List<Turn> turns = new ArrayList<>();
    if (path.isEmpty() || places.size() > most) {
      return turns;
    }
    double length = length(observed, path.size());
    for (int place : places) {
      turns.add(new Turn(path.cell(place), length(observed, place + 1), length));
    }
    return turns;
  }

  /** Whether the parents of the goal lead back along the path of an answer, if it has one. */
  static boolean areOf(Observed observed, Footprint footprint) {
    GridMap map = observed.planner().graph().map();
    PathBuffer path = observed.path();
    if (path.isEmpty()) {
      return true;
    }
    PathBuffer parents = new PathBuffer();
    int goal = observed.query().goal();
    for (int cell = goal; cell >= 0 && parents.size() < map.cellCount(); ) {
      parents.add(cell);
      cell = footprint.isReached(0, cell) ? footprint.parent(0, cell) : -1;
    }
    parents.reverse(0);
    return cells(map, parents).equals(cells(map, path));
  }

  private static List<Integer> cells(GridMap map, PathBuffer path) {
    return places(map, path).stream().map(path::cell).toList();
  }

  private static List<Integer> places(GridMap map, PathBuffer path) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      boolean isEnd = i == 0 || i == path.size() - 1;
      if (isEnd || !isStraight(map, path.cell(i - 1), path.cell(i), path.cell(i + 1))) {
        places.add(i);
      }
    }
    return places;
  }

  private static boolean isStraight(GridMap map, int a, int b, int c) {
    int dx = map.x(b) - map.x(a);
    int dy = map.y(b) - map.y(a);
    int nextDx = map.x(c) - map.x(b);
    int nextDy = map.y(c) - map.y(b);
    return (long) dx * nextDy == (long) dy * nextDx && (long) dx * nextDx + (long) dy * nextDy > 0;
  }

  /** The length of the path along its first waypoints. NaN if they are not moves. */
  private static double length(Observed observed, int waypoints) {
    if (observed.planner().metric() == LengthMetric.ABSTRACT) {
      return Double.NaN;
    }
    PathBuffer start = new PathBuffer();
    for (int i = 0; i < waypoints; i++) {
      start.add(observed.path().cell(i));
    }
    return PathValidator.check(
            observed.planner().graph(), start, start.cell(0), start.cell(waypoints - 1))
        .length();
  }
}
