package hopscotch.core.contract;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A query on a map under a movement. Prints as the map with S and G in place of the ends, and as
 * the line of Java that makes it again.
 *
 * @param graph the map under the movement, shared by all who ask
 * @param start a cell of the map, free if any is
 * @param goal a cell of the map, free if any is
 */
public record GridCase(GridGraph graph, int start, int goal) {

  /** A case on a graph of its own. */
  public GridCase(GridMap map, Movement movement, int start, int goal) {
    this(GridGraph.of(map, movement), start, goal);
  }

  /** The case of rows, a movement's text, and the coordinates of the ends. */
  public static GridCase of(
      String movement, int startX, int startY, int goalX, int goalY, String... rows) {
    GridMap map = GridMap.parse(rows);
    return new GridCase(
        map, Movement.parse(movement), map.cell(startX, startY), map.cell(goalX, goalY));
  }

  /** The map. */
  public GridMap map() {
    return graph.map();
  }

  /** The movement. */
  public Movement movement() {
    return graph.movement();
  }

  /** Whether both ends are free. */
  public boolean isQuery() {
    GridMap map = map();
    return mayStand(map, movement(), map.x(start), map.y(start))
        && mayStand(map, movement(), map.x(goal), map.y(goal));
  }

  /** Whether all cells that the agent covers at (x, y) are free. */
  public static boolean mayStand(GridMap map, Movement movement, int x, int y) {
    for (int dy = 0; dy < movement.body(); dy++) {
      for (int dx = 0; dx < movement.body(); dx++) {
        if (!map.contains(x + dx, y + dy)
            || !movement.terrain().isFree(map.terrain(map.cell(x + dx, y + dy)))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The other way round. */
  public GridCase swapped() {
    return new GridCase(graph, goal, start);
  }

  /** The same map and movement, and up to {@code count} other pairs of free cells. */
  public GridCase[] others(int count) {
    int[] free = freeCells(map(), movement());
    Random random = new Random(map().hashCode());
    GridCase[] cases = new GridCase[free.length == 0 ? 0 : count];
    for (int i = 0; i < cases.length; i++) {
      int from = free[random.nextInt(free.length)];
      cases[i] = new GridCase(graph, from, free[random.nextInt(free.length)]);
    }
    return cases;
  }

  /** The cells on which an agent may stand, row by row. */
  public static int[] freeCells(GridMap map, Movement movement) {
    int[] cells = new int[map.width() * map.height()];
    int count = 0;
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (mayStand(map, movement, x, y)) {
          cells[count++] = map.cell(x, y);
        }
      }
    }
    return Arrays.copyOf(cells, count);
  }

  @Override
  public String toString() {
    GridMap map = map();
    StringBuilder picture = new StringBuilder(map.toString());
    mark(picture, goal, 'G');
    mark(picture, start, 'S');
    String rows =
        map.toString().lines().map(row -> '"' + row + '"').collect(Collectors.joining(", "));
    return "%n%s%nGridCase.of(\"%s\", %d, %d, %d, %d, %s)"
        .formatted(picture, movement(), map.x(start), map.y(start), map.x(goal), map.y(goal), rows);
  }

  private void mark(StringBuilder picture, int cell, char mark) {
    picture.setCharAt(map().y(cell) * (map().width() + 1) + map().x(cell), mark);
  }
}
