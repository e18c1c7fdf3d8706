package hopscotch.experiments.contract;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/**
 * A query on a map under a movement. Immutable.
 *
 * @param map the map
 * @param movement the movement
 * @param start a free cell
 * @param goal a free cell
 */
public record ContractCase(GridMap map, Movement movement, int start, int goal) {
  private static final int NEAR = 5;

  /** The graph; a new one at each call. */
  GridGraph graph() {
    return GridGraph.of(map, movement);
  }

  /** From the goal to the start. */
  ContractCase swapped() {
    return new ContractCase(map, movement, goal, start);
  }

  /** From the start to itself. */
  ContractCase standing() {
    return new ContractCase(map, movement, start, start);
  }

  /** The map seen in a mirror at its left, where the right cells of a body are its left ones. */
  ContractCase mirrored() {
    int last = map.width() - 1;
    int right = movement.body() - 1;
    return new ContractCase(map, movement, start + right, goal + right)
        .redrawn(map.width(), map.height(), (x, y) -> map.cell(last - x, y));
  }

  /** Whether ways cost as much in a mirror: another cell of a body weighs there. */
  boolean isLikeItsMirrorImage() {
    return movement.body() == 1 || !graph().isWeighted();
  }

  /** Rows as columns. */
  ContractCase transposed() {
    return redrawn(map.height(), map.width(), (x, y) -> map.cell(y, x));
  }

  /** Other pairs of free cells of the map. */
  ContractCase[] others(int count) {
    int[] free = freeCells(map, movement);
    Random random = new Random(map.hashCode());
    ContractCase[] cases = new ContractCase[count];
    for (int i = 0; i < count; i++) {
      int from = free[random.nextInt(free.length)];
      cases[i] = new ContractCase(map, movement, from, free[random.nextInt(free.length)]);
    }
    return cases;
  }

  /** Pairs of free cells of the map, at most {@value #NEAR} columns and rows apart. */
  List<ContractCase> near(int count) {
    int[] free = freeCells(map, movement);
    Random random = new Random(map.hashCode());
    List<ContractCase> cases = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int from = free[random.nextInt(free.length)];
      int[] near = IntStream.of(free).filter(cell -> isNear(from, cell)).toArray();
      cases.add(new ContractCase(map, movement, from, near[random.nextInt(near.length)]));
    }
    return cases;
  }

  private boolean isNear(int from, int to) {
    return Math.abs(map.x(from) - map.x(to)) <= NEAR && Math.abs(map.y(from) - map.y(to)) <= NEAR;
  }

  /** The cells of a map on which an agent may stand. */
  static int[] freeCells(GridMap map, Movement movement) {
    GridGraph graph = GridGraph.of(map, movement);
    return IntStream.range(0, map.width() * map.height())
        .map(i -> map.cell(i % map.width(), i / map.width()))
        .filter(graph::isFree)
        .toArray();
  }

  /**
   * The same query on a map made of cells of this one, each at most once.
   *
   * @param cells the cell of this map that stands at (x, y) of the other
   * @return {@code null} if an end is not on the other map
   */
  ContractCase redrawn(int width, int height, IntBinaryOperator cells) {
    GridMap.Builder builder = GridMap.builder(width, height);
    int newStart = -1;
    int newGoal = -1;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int cell = cells.applyAsInt(x, y);
        builder.set(x, y, map.terrain(cell));
        newStart = cell == start ? y * width + x : newStart;
        newGoal = cell == goal ? y * width + x : newGoal;
      }
    }
    if (newStart < 0 || newGoal < 0) {
      return null;
    }
    GridMap other = builder.build();
    return new ContractCase(
        other,
        movement,
        other.cell(newStart % width, newStart / width),
        other.cell(newGoal % width, newGoal / width));
  }

  /** The map, row by row, and the query. */
  @Override
  public String toString() {
    return "%s%nmap %d x %d, movement '%s', from %d,%d to %d,%d"
        .formatted(
            map.toString().stripTrailing(),
            map.width(),
            map.height(),
            movement,
            map.x(start),
            map.y(start),
            map.x(goal),
            map.y(goal));
  }
}
