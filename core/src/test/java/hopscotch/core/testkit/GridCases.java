package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.grid.Terrain;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * Generated queries: maps of every {@link MapShape}, most of them small, some wider or taller than
 * 64 and 128 cells, under the given movements. They shrink by dropping rows and columns and by
 * freeing cells.
 */
public final class GridCases {
  /** Letters of weight 1, 3 and 7. */
  public static final Terrain WEIGHTED = Terrain.parse(".=1,S=3,W=7");

  private static final MapShape[] SHAPES = MapShape.values();

  /**
   * By movements and seed, the cases made; up to some {@value #MOST_MADE} for the same movements.
   */
  private static final Map<List<Movement>, Map<Long, GridCase>> MADE = new ConcurrentHashMap<>();

  private static final int MOST_MADE = 1000;

  private GridCases() {}

  /** Every movement: 4 and 8 directions, each corner rule, three cost pairs, weighted or not. */
  public static List<Movement> allMovements() {
    return Stream.of(CostPair.SQRT2, new CostPair(2, 3), new CostPair(50, 71))
        .flatMap(costs -> Stream.of(Terrain.GROUND, WEIGHTED).flatMap(t -> movements(costs, t)))
        .toList();
  }

  /** The movements of uniform terrain among {@link #allMovements()}. */
  public static List<Movement> uniformMovements() {
    return allMovements().stream().filter(m -> m.terrain().equals(Terrain.GROUND)).toList();
  }

  /** Those of {@link #uniformMovements()} with 8 directions that never cut a corner. */
  public static List<Movement> neverMovements() {
    return uniformMovements().stream()
        .filter(m -> m.directions() == 8 && m.corners() == CornerRule.NEVER)
        .toList();
  }

  private static Stream<Movement> movements(CostPair costs, Terrain terrain) {
    return Stream.concat(
        Stream.of(new Movement(4, CornerRule.NEVER, costs, terrain)),
        Stream.of(CornerRule.values()).map(rule -> new Movement(8, rule, costs, terrain)));
  }

  /**
   * Queries whose best path goes over a cell that a search reaches first at a cost of one unit
   * more.
   */
  public static List<GridCase> improvedByOneUnit() {
    return List.of(
        GridCase.of(
            "8 always 2/3",
            12,
            3,
            1,
            3,
            "..@.....@....",
            "..@..@..@..@.",
            "..@..@..@..@.",
            ".....@.....@."),
        GridCase.of(
            "8 always 2/3", 7, 3, 0, 0, "..@.....@", "..@..@..@", "..@..@..@", ".....@..."));
  }

  /** Queries on maps with at least one free cell; the ends are free and may be the same. */
  public static Arbitrary<GridCase> queries(List<Movement> movements) {
    return cases(movements).filter(GridCase::isQuery);
  }

  /** Maps of any kind; where no cell is free, the ends are blocked. */
  public static Arbitrary<GridCase> cases(List<Movement> movements) {
    Map<Long, GridCase> made = MADE.computeIfAbsent(movements, key -> new ConcurrentHashMap<>());
    return Arbitraries.fromGenerator(random -> new Shrinking(made(random, movements, made)));
  }

  /** Properties of one seed ask for the same cases, so these are kept, with their graphs. */
  private static GridCase made(Random random, List<Movement> movements, Map<Long, GridCase> made) {
    if (made.size() > MOST_MADE) {
      made.clear();
    }
    return made.computeIfAbsent(random.nextLong(), seed -> random(new Random(seed), movements));
  }

  /**
   * Queries on maps of 4 to 14 cells a side, half of them without an obstacle, whose free cells are
   * of all letters of the terrain: where these weigh little, many paths differ by a unit or two.
   */
  public static Arbitrary<GridCase> openQueries(List<Movement> movements) {
    return Arbitraries.<GridCase>fromGenerator(random -> new Shrinking(open(random, movements)))
        .filter(GridCase::isQuery);
  }

  private static GridCase open(Random random, List<Movement> movements) {
    Movement movement = movements.get(random.nextInt(movements.size()));
    String letters =
        Stream.of(".", "S", "G", "W", "T")
            .filter(letter -> movement.terrain().isFree(letter.charAt(0)))
            .collect(Collectors.joining());
    MapShape shape = random.nextBoolean() ? MapShape.OPEN : MapShape.NOISE;
    int width = 4 + random.nextInt(11);
    int height = 4 + random.nextInt(11);
    return between(shape.map(width, height, letters, random), movement, random);
  }

  /** One random case. */
  public static GridCase random(Random random, List<Movement> movements) {
    Movement movement = movements.get(random.nextInt(movements.size()));
    String letters = movement.terrain().equals(WEIGHTED) ? ".SW" : ".G";
    int width = side(random);
    int height = width > 40 ? 1 + random.nextInt(12) : side(random);
    MapShape shape = SHAPES[random.nextInt(SHAPES.length)];
    GridMap map = shape.map(width, height, letters, random);
    return between(map, movement, random);
  }

  /** A case between two free cells, or between two corners of a map that has none. */
  private static GridCase between(GridMap map, Movement movement, Random random) {
    int[] free = GridCase.freeCells(map, movement);
    if (free.length == 0) {
      int last = map.cell(map.width() - 1, map.height() - 1);
      return new GridCase(map, movement, map.cell(0, 0), last);
    }
    return new GridCase(
        map, movement, free[random.nextInt(free.length)], free[random.nextInt(free.length)]);
  }

  private static int side(Random random) {
    int kind = random.nextInt(20);
    return kind == 0 ? 1 : kind == 1 ? 60 + random.nextInt(80) : 1 + random.nextInt(24);
  }

  /** Smaller cases: without one row or column, or with one blocked cell freed. */
  private record Shrinking(GridCase value) implements Shrinkable<GridCase> {
    @Override
    public Stream<Shrinkable<GridCase>> shrink() {
      GridMap map = value.map();
      return Stream.of(
              IntStream.range(0, map.height()).mapToObj(y -> without(-1, y)),
              IntStream.range(0, map.width()).mapToObj(x -> without(x, -1)),
              IntStream.range(0, map.height()).boxed().flatMap(this::withFreed))
          .flatMap(cases -> cases)
          .filter(smaller -> smaller != null)
          .map(Shrinking::new);
    }

    private GridCase without(int column, int row) {
      GridMap map = value.map();
      int width = map.width() - (column >= 0 ? 1 : 0);
      int height = map.height() - (row >= 0 ? 1 : 0);
      if (width == 0
          || height == 0
          || isOn(value.start(), column, row)
          || isOn(value.goal(), column, row)) {
        return null;
      }
      GridMap.Builder builder = GridMap.builder(width, height);
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          int oldX = column >= 0 && x >= column ? x + 1 : x;
          int oldY = row >= 0 && y >= row ? y + 1 : y;
          builder.set(x, y, map.terrain(map.cell(oldX, oldY)));
        }
      }
      GridMap smaller = builder.build();
      return new GridCase(
          smaller,
          value.movement(),
          moved(smaller, value.start(), column, row),
          moved(smaller, value.goal(), column, row));
    }

    private boolean isOn(int cell, int column, int row) {
      return value.map().x(cell) == column || value.map().y(cell) == row;
    }

    private int moved(GridMap smaller, int cell, int column, int row) {
      int x = value.map().x(cell);
      int y = value.map().y(cell);
      return smaller.cell(column >= 0 && x > column ? x - 1 : x, row >= 0 && y > row ? y - 1 : y);
    }

    private Stream<GridCase> withFreed(int y) {
      GridMap map = value.map();
      return IntStream.range(0, map.width())
          .filter(x -> !value.movement().terrain().isFree(map.terrain(map.cell(x, y))))
          .mapToObj(
              x ->
                  new GridCase(
                      map.with(CellChanges.on(map).free(x, y).build()),
                      value.movement(),
                      value.start(),
                      value.goal()));
    }

    @Override
    public ShrinkingDistance distance() {
      GridMap map = value.map();
      long blocked =
          (long) map.width() * map.height() - GridCase.freeCells(map, value.movement()).length;
      return ShrinkingDistance.of((long) map.width() * map.height(), blocked);
    }
  }
}
