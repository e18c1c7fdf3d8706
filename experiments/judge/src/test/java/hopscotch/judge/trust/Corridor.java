package hopscotch.judge.trust;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;

/** One corridor, one cell wide, that winds east and west through the map from its first cell. */
final class Corridor {
  private Corridor() {}

  /** A corridor of so many cells. */
  static GridMap map(int width, int height, int cells) {
    return map(width, height, cells, '.', 0);
  }

  /** A corridor whose first cells are of another letter. */
  static GridMap map(int width, int height, int cells, char first, int firsts) {
    GridMap.Builder map = GridMap.builder(width, height);
    for (int i = 0; i < cells; i++) {
      map.set(x(width, i), y(width, i), i < firsts ? first : '.');
    }
    return map.build();
  }

  /** The column of cell {@code i} of the corridor: {@code width} to the side, one down. */
  private static int x(int width, int i) {
    int along = Math.min(i % (width + 1), width - 1);
    return i / (width + 1) % 2 == 0 ? along : width - 1 - along;
  }

  private static int y(int width, int i) {
    return 2 * (i / (width + 1)) + i % (width + 1) / width;
  }

  /** What comes of the query from end to end: {@code spec: cost}, or why there is none. */
  static String solve(String spec, GridMap map, Movement movement) {
    GridGraph graph = GridGraph.of(map, movement);
    int last = graph.freeCount() - 1;
    int start = map.cell(0, 0);
    int goal = map.cell(x(map.width(), last), y(map.width(), last));
    PreparedPlanner planner;
    try {
      planner = Planners.prepare(spec, graph);
    } catch (IllegalArgumentException e) {
      return spec + ": refused, " + e.getMessage();
    }
    PathBuffer path = new PathBuffer();
    Outcome outcome = planner.newSearch().find(start, goal, path);
    if (outcome != Outcome.FOUND) {
      return spec + ": " + outcome;
    }
    PathCheck check = PathValidator.check(graph, path, start, goal);
    if (!check.isValid()) {
      return spec + ": " + check.problem();
    } else if (planner.answersPoints()) {
      double taut = tautLength(map.width(), last);
      boolean isTaut = Math.abs(check.length() - taut) <= 1e-9 * taut;
      return spec + ": " + (isTaut ? "taut" : check.length() + ", expected " + taut);
    }
    return spec + ": " + cost(graph, check);
  }

  /**
   * The length of a taut string from the centre of the first cell to that of cell {@code last}: it
   * bends at both corners of the wall wherever the corridor goes down.
   */
  private static double tautLength(int width, int last) {
    double x = 0.5;
    double y = 0.5;
    double length = 0;
    for (int turn = 0; turn * (width + 1) + width <= last; turn++) {
      double wallX = turn % 2 == 0 ? width - 1 : 1;
      double wallY = 2 * turn + 1;
      length += Math.hypot(wallX - x, wallY - y);
      x = wallX;
      y = wallY;
      if (turn * (width + 1) + width < last) {
        length++;
        y++;
      }
    }
    return length + Math.hypot(x(width, last) + 0.5 - x, y(width, last) + 0.5 - y);
  }

  /** Of lines the length, which on a corridor of one cell is that of its moves. */
  private static long cost(GridGraph graph, PathCheck check) {
    return check.isGridPath() ? check.cost() : Math.round(check.length() * graph.unitCost());
  }

  /** Solves one of the side in the second argument with the planner in the first. */
  public static void main(String[] arguments) {
    int side = Integer.parseInt(arguments[1]);
    GridMap map = map(side, side, side * (side / 2) + side / 2);
    long start = System.nanoTime();
    String said = solve(arguments[0], map, Movement.OCTILE);
    System.out.printf("%d s%n%s%n", (System.nanoTime() - start) / 1_000_000_000, said);
  }
}
