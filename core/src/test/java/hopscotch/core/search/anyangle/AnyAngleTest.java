package hopscotch.core.search.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.CostPair;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.sight.LineOfSight;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Any-angle planners and smoothed A* between the bounds that geometry sets. */
class AnyAngleTest {
  private static final String SEED = "20265";
  private static final double ROUNDING = 1e-9;

  /** 1 / cos(pi / 8): what eight directions lose against any angle at most. */
  private static final double EIGHT_DIRECTIONS = 1 / Math.cos(Math.PI / 8);

  private static final List<MapShape> SHAPES = List.of(MapShape.values());

  private static final List<Movement> MOVEMENTS =
      GridCases.uniformMovements().stream()
          .filter(movement -> movement.costs().equals(CostPair.SQRT2))
          .toList();

  /** Maps of up to 8 by 8 cells: brute force takes the fourth power of a side. */
  @Provide
  Arbitrary<GridCase> smallQueries() {
    return Arbitraries.randomValue(AnyAngleTest::smallCase).filter(GridCase::isQuery);
  }

  private static GridCase smallCase(Random random) {
    Movement movement = MOVEMENTS.get(random.nextInt(MOVEMENTS.size()));
    MapShape shape = SHAPES.get(random.nextInt(SHAPES.size()));
    GridMap map = shape.map(2 + random.nextInt(7), 2 + random.nextInt(7), ".", random);
    return new GridCase(
        map,
        movement,
        map.cell(random.nextInt(map.width()), random.nextInt(map.height())),
        map.cell(random.nextInt(map.width()), random.nextInt(map.height())));
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void noPathIsShorterThanTheOptimumOverAllLines(@ForAll("smallQueries") GridCase query) {
    double optimum = AnyAngleOracle.length(query);
    for (String spec : List.of("thetastar", "lazythetastar", "floyd(astar)", "floyd(thetastar)")) {
      double length = length(spec, query);
      assertTrue(
          length >= optimum * (1 - ROUNDING), () -> spec + " " + length + " below " + optimum);
      assertEquals(Double.isInfinite(optimum), Double.isInfinite(length), spec);
    }
  }

  @Property(seed = SEED)
  void eachStepIsThatOfThePapers(@ForAll("smallQueries") GridCase query) {
    for (String spec : List.of("thetastar", "lazythetastar")) {
      follow(spec, query);
    }
  }

  @Example
  void anOpenCellMayBeReachedAgainByAShorterWay() {
    GridCase query =
        GridCase.of(
            "8 never", 1, 2, 4, 5, ".....", ".@...", ".....", "@....", ".@..@", "...@.", "@....");
    for (String spec : List.of("thetastar", "lazythetastar")) {
      SearchCounters counters = follow(spec, query);
      assertTrue(counters.generated > counters.touched, spec);
    }
  }

  /** The cell (4, 1) is as near over (3, 2) as over (4, 2). */
  @Example
  void ofTwoClosedNeighboursThatTieEitherMayBeTaken() {
    follow(
        "lazythetastar",
        GridCase.of(
            "8 one-free", 1, 3, 6, 2, "..@....", "..@..@.", "..@..@.", "..@..@.", ".....@."));
  }

  private static SearchCounters follow(String spec, GridCase query) {
    PathSearch search =
        Planners.prepare(spec, query.graph())
            .newSearch(new FollowedSearch(query, spec.startsWith("lazy")));
    search.find(query.start(), query.goal(), new PathBuffer());
    return search.counters();
  }

  @Property(seed = SEED)
  void movesLoseLittleAgainstAnyAngle(@ForAll("smallQueries") GridCase query) {
    double optimum = AnyAngleOracle.length(query);
    if (query.start() != query.goal() && !Double.isInfinite(optimum)) {
      boolean mayCutCorners =
          query.movement().directions() == 8 && query.movement().corners() != CornerRule.NEVER;
      double bound = mayCutCorners ? EIGHT_DIRECTIONS : Math.sqrt(2);
      double ratio = length("astar", query) / optimum;
      assertTrue(ratio <= bound * (1 + ROUNDING), () -> "ratio " + ratio);
      assertTrue(ratio >= 1 - ROUNDING, () -> "ratio " + ratio);
    }
  }

  @Example
  void aLineOfSingleFreeCellsIsSeenAlongButWalkedInRightAngles() {
    GridCase query = GridCase.of("8 never", 0, 0, 2, 1, "..@", "@..");
    assertEquals(Math.sqrt(5), AnyAngleOracle.length(query), ROUNDING);
    assertEquals(Math.sqrt(5), length("floyd(astar)", query), ROUNDING);
    assertEquals(3, length("astar", query), ROUNDING);
  }

  @Example
  void thetaStarSeesOnlyFromParents() {
    GridCase query = GridCase.of("8 never", 0, 0, 2, 1, "..@", "@..");
    assertEquals(
        3, length("thetastar", query), ROUNDING, "no parent on the way sees past a corner");
  }

  @Example
  void goesStraightWhereItCan() {
    GridCase query = GridCase.of("8 never", 0, 0, 6, 2, ".......", ".......", ".......");
    for (String spec : List.of("thetastar", "lazythetastar")) {
      assertEquals(Math.sqrt(40), length(spec, query), ROUNDING, spec);
    }
  }

  /** Three cells are expanded on the way, and what is open beside them is generated once. */
  @Example
  void countsWhatItDid() {
    GridCase query = GridCase.of("8 never", 0, 0, 3, 0, "....", "....");
    assertEquals("3, 8, 8, 12, 5, 7", counted("thetastar", query));
    assertEquals("3, 8, 8, 12, 5, 4", counted("lazythetastar", query));
  }

  private static String counted(String spec, GridCase query) {
    PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
    search.find(query.start(), query.goal(), new PathBuffer());
    SearchCounters c = search.counters();
    return "%d, %d, %d, %d, %d, %d"
        .formatted(c.expanded, c.generated, c.touched, c.heapOperations, c.openPeak, c.extra(0));
  }

  @Property(seed = SEED)
  void sightFromNeighboursIsSight(@ForAll("queries") GridCase query) {
    LineOfSight sight = new LineOfSight(query.graph());
    SightStates states = new SightStates(query.map().cellCount());
    IncrementalSight incremental = new IncrementalSight(query.graph(), states);
    int base = states.begin();
    Random random = new Random(query.hashCode());
    GridCase[] pairs = query.others(300);
    int root = pairs[0].start();
    for (GridCase pair : pairs) {
      int cell = pair.goal();
      boolean sees = sight.sees(root, cell);
      int dx = query.map().x(cell) - query.map().x(root);
      int dy = query.map().y(cell) - query.map().y(root);
      assertEquals(sees, incremental.sees(root, cell, dx, dy, base), () -> root + " " + pair);
      if (sees && random.nextInt(4) > 0) {
        states.links()[cell] = base | root;
      }
    }
  }

  @Example
  void promisesNoMoreThanAPath() {
    GridGraph graph = GridCase.of("8 never", 0, 0, 1, 0, "..").graph();
    for (String spec : List.of("thetastar", "lazythetastar")) {
      assertEquals(Guarantee.COMPLETE, Planners.prepare(spec, graph).guarantee());
      assertEquals(LengthMetric.EUCLIDEAN, Planners.prepare(spec, graph).metric());
    }
  }

  private static double length(String spec, GridCase query) {
    GridGraph graph = query.graph();
    PathBuffer path = new PathBuffer();
    Outcome outcome =
        Planners.prepare(spec, graph).newSearch().find(query.start(), query.goal(), path);
    return outcome == Outcome.FOUND
        ? PathValidator.check(graph, path, query.start(), query.goal()).length()
        : Double.POSITIVE_INFINITY;
  }
}
