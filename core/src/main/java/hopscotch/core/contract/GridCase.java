package hopscotch.core.contract;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A query on a map under a movement. Prints as the map with S and G in place of the ends, and as
 * the line of Java that makes it again.
 *
 * @param graph the map under the movement, shared by all who ask
 * @param start a cell of the map, free if any is
 * @param goal a cell of the map, free if any is
 */
public record GridCase(GridGraph graph, int start, int goal) {
  private static final int NEAR = 5;
  private static final int PADDING = 3;

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

  /** The other way round. */
  public GridCase swapped() {
    return new GridCase(graph, goal, start);
  }

  GridCase standing() {
    return new GridCase(graph, start, start);
  }

  /** The same map and movement, and up to {@code count} other pairs of free cells. */
  public GridCase[] others(int count) {
    return pairs(count, map().width() + map().height());
  }

  /** Like {@link #others}, with ends that are at most {@value #NEAR} columns and rows apart. */
  GridCase[] near(int count) {
    return pairs(count, NEAR);
  }

  private GridCase[] pairs(int count, int apart) {
    GridMap map = map();
    int[] free = freeCells(map, movement());
    Random random = new Random(map.hashCode());
    GridCase[] cases = new GridCase[free.length == 0 ? 0 : count];
    for (int i = 0; i < cases.length; i++) {
      int from = free[random.nextInt(free.length)];
      int[] near =
          apart >= map.width() + map.height()
              ? free
              : IntStream.of(free)
                  .filter(to -> Math.abs(map.x(from) - map.x(to)) <= apart)
                  .filter(to -> Math.abs(map.y(from) - map.y(to)) <= apart)
                  .toArray();
      cases[i] = new GridCase(graph, from, near[random.nextInt(near.length)]);
    }
    return cases;
  }

  /** The same query after changes of the map. */
  public GridCase with(CellChanges changes) {
    return new GridCase(map().with(changes), movement(), start, goal);
  }

  /**
   * Some cells turned over, none of them an end: the blocked freed, and the free blocked.
   *
   * @param map this map, or what became of it
   * @param most how many cells are drawn
   */
  public CellChanges turnedOver(GridMap map, int most, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = 0; i < most; i++) {
      int cell = map.cell(random.nextInt(map.width()), random.nextInt(map.height()));
      if (cell != start && cell != goal) {
        boolean isFree = movement().terrain().isFree(map.terrain(cell));
        changes.set(map.x(cell), map.y(cell), isFree ? '@' : '.');
      }
    }
    return changes.build();
  }

  /** The map with its rows as columns. */
  GridCase transposed() {
    return redrawn(map().height(), map().width(), (x, y) -> map().cell(y, x));
  }

  /** The map seen in a mirror at its left, where the right cells of a body are its left ones. */
  GridCase mirrored() {
    int last = map().width() - 1;
    int right = movement().body() - 1;
    return new GridCase(graph, start + right, goal + right)
        .redrawn(map().width(), map().height(), (x, y) -> map().cell(last - x, y));
  }

  /** Whether ways cost as much in a mirror: another cell of a body weighs there. */
  boolean isLikeItsMirrorImage() {
    return movement().body() == 1 || !graph.isWeighted();
  }

  /** The map with blocked cells on its left, on its right and below. */
  GridCase padded() {
    return redrawn(
        map().width() + 2 * PADDING,
        map().height() + PADDING,
        (x, y) -> map().contains(x - PADDING, y) ? map().cell(x - PADDING, y) : -1);
  }

  /** Costs of twice the size. */
  GridCase doubled() {
    CostPair costs = movement().costs();
    CostPair twice = new CostPair(2 * costs.straight(), 2 * costs.diagonal());
    return new GridCase(map(), movement().withCosts(twice), start, goal);
  }

  /**
   * The same query on a map made of cells of this one, each at most once.
   *
   * @param cells the cell of this map that stands at (x, y) of the other, or -1 for a blocked one
   * @return {@code null} if an end is not on the other map
   */
  GridCase redrawn(int width, int height, IntBinaryOperator cells) {
    GridMap.Builder builder = GridMap.builder(width, height);
    int newStart = -1;
    int newGoal = -1;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int cell = cells.applyAsInt(x, y);
        if (cell >= 0) {
          builder.set(x, y, map().terrain(cell));
          newStart = cell == start ? y * width + x : newStart;
          newGoal = cell == goal ? y * width + x : newGoal;
        }
      }
    }
    if (newStart < 0 || newGoal < 0) {
      return null;
    }
    GridMap other = builder.build();
    return new GridCase(
        other,
        movement(),
        other.cell(newStart % width, newStart / width),
        other.cell(newGoal % width, newGoal / width));
  }

  /** The ends: {@code from (1, 0) to (0, 2)}. */
  String ends() {
    return "from %s to %s".formatted(map().describe(start), map().describe(goal));
  }

  /** The map, row by row, and the query, for people who write no Java. */
  public String text() {
    GridMap map = map();
    return "%s%nmap %d x %d, movement '%s', from %d,%d to %d,%d"
        .formatted(
            map.toString().stripTrailing(),
            map.width(),
            map.height(),
            movement(),
            map.x(start),
            map.y(start),
            map.x(goal),
            map.y(goal));
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
