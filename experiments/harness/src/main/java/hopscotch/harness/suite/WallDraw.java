package hopscotch.harness.suite;

import hopscotch.core.field.DistanceField;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.judge.query.Wall;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Draws the walls that fall before a crowd on its way. Each is a row or column of cells across a
 * shortest way of some unit on the map as it is then, ahead of where any unit can be. So a wall
 * falls on no unit, whatever planner leads it. The same for all planners and on every machine.
 */
final class WallDraw {
  /** The length of a wall, in cells. */
  private static final int LENGTH = 12;

  private final Random random;
  private final GridGraph first;
  private final List<Integer> units;
  private final List<Integer> goals;

  private WallDraw(GridGraph first, List<Integer> units, List<Integer> goals, long seed) {
    this.random = new Random(seed);
    this.first = first;
    this.units = units;
    this.goals = goals;
  }

  /**
   * The walls, which fall at equal times before any unit could have reached the goal of the first.
   * They are fewer than {@code count} where one would find no place.
   *
   * @param goals the goal of each unit
   */
  static List<Wall> draw(
      GridGraph graph, List<Integer> units, List<Integer> goals, int count, long seed) {
    return new WallDraw(graph, units, goals, seed).draw(count);
  }

  private List<Wall> draw(int count) {
    List<Wall> walls = new ArrayList<>();
    GridGraph graph = first;
    GridMap map = graph.map();
    int apart = distance(map, units.get(0), map.x(goals.get(0)), map.y(goals.get(0)));
    for (int i = 1; i <= count; i++) {
      int step = (int) ((long) apart * i / (count + 1));
      IntStream way = way(graph, random.nextInt(units.size()));
      int[] ahead = way.filter(cell -> isAhead(map, cell, step)).toArray();
      boolean isColumn = random.nextBoolean();
      if (ahead.length > 0) {
        int middle = ahead[random.nextInt(ahead.length)];
        Wall wall = new Wall(step, cells(graph, middle, isColumn));
        if (!wall.cells().isEmpty()) {
          walls.add(wall);
          graph = graph.with(wall.on(graph.map()));
        }
      }
    }
    return walls;
  }

  /** A shortest way of a unit to its goal, or its cell alone if none leads there any more. */
  private IntStream way(GridGraph graph, int unit) {
    int goal = goals.get(unit);
    DistanceField field = DistanceField.of(graph, goal);
    return IntStream.iterate(units.get(unit), cell -> cell >= 0 && cell != goal, field::next);
  }

  /** Whether no unit can be at a wall around a cell yet: a move leads to a cell beside. */
  private boolean isAhead(GridMap map, int cell, int step) {
    int least = step + first.movement().body() + LENGTH / 2;
    return units.stream().allMatch(unit -> distance(map, unit, map.x(cell), map.y(cell)) >= least);
  }

  /** The cells of a wall that are free, and that no goal needs. */
  private List<Integer> cells(GridGraph graph, int middle, boolean isColumn) {
    GridMap map = graph.map();
    int body = graph.movement().body();
    List<Integer> cells = new ArrayList<>();
    for (int i = -LENGTH / 2; i < LENGTH / 2; i++) {
      int x = map.x(middle) + (isColumn ? 0 : i);
      int y = map.y(middle) + (isColumn ? i : 0);
      boolean isOnMap = x >= 0 && y >= 0 && x < map.width() && y < map.height();
      if (isOnMap
          && graph.movement().terrain().isFree(map.terrain(map.cell(x, y)))
          && goals.stream().allMatch(goal -> distance(map, goal, x, y) >= body)) {
        cells.add(map.cell(x, y));
      }
    }
    return cells;
  }

  private static int distance(GridMap map, int cell, int x, int y) {
    return Math.max(Math.abs(map.x(cell) - x), Math.abs(map.y(cell) - y));
  }
}
