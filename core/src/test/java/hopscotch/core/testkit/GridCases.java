package hopscotch.core.testkit;

import hopscotch.core.contract.CaseMaker;
import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.contract.Shrinking;
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
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/** The cases of core's contract for jqwik, and the movements that tests run under. */
public final class GridCases {
  /** Letters of weight 1, 3 and 7. */
  public static final Terrain WEIGHTED = Terrain.parse(".=1,S=3,W=7");

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

  /** Those of {@link #uniformMovements()} that cut no corner: 4 directions, and 8 under NEVER. */
  public static List<Movement> uncutMovements() {
    return uniformMovements().stream().filter(m -> m.corners() == CornerRule.NEVER).toList();
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
    return Arbitraries.fromGenerator(random -> new Case(made(random, movements, made)));
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
    return Arbitraries.<GridCase>fromGenerator(random -> new Case(open(random, movements)))
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
    return new CaseMaker(random, movements, 0).next();
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

  /** For jqwik. */
  private record Case(GridCase value) implements Shrinkable<GridCase> {
    @Override
    public Stream<Shrinkable<GridCase>> shrink() {
      return Shrinking.smaller(value).map(Case::new);
    }

    @Override
    public ShrinkingDistance distance() {
      GridMap map = value.map();
      long blocked =
          (long) map.width() * map.height() - GridCase.freeCells(map, value.movement()).length;
      long marked = map.toString().chars().filter(letter -> letter != GridMap.FREE).count();
      int apart = value.start() == value.goal() ? 0 : 1;
      return ShrinkingDistance.of((long) map.width() * map.height(), blocked, marked, apart);
    }
  }
}
