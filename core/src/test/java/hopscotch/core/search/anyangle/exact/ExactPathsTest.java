package hopscotch.core.search.anyangle.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.path.SquareRootSum;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerChecks;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Exact any-angle planners against the complete visibility graph, in both models. */
class ExactPathsTest {
  private static final List<String> SPECS =
      List.of("anya", "polyanya", "polyanya(largest=true)", "enlsvg");

  private static final List<Movement> MOVEMENTS =
      Stream.of(Movement.OCTILE, Movement.parse("8 always"))
          .flatMap(m -> Stream.of(m, m.withEnds(EndPoints.CORNERS)))
          .toList();

  /** Maps of up to 9 by 9 cells: many corners, many pairs on a line with one. */
  @Provide
  Arbitrary<GridCase> smallQueries() {
    return Arbitraries.randomValue(ExactPathsTest::smallCase).filter(GridCase::isQuery);
  }

  private static GridCase smallCase(Random random) {
    MapShape[] shapes = MapShape.values();
    MapShape shape = shapes[random.nextInt(shapes.length)];
    GridMap map = shape.map(1 + random.nextInt(9), 1 + random.nextInt(9), ".", random);
    return new GridCase(
        map,
        MOVEMENTS.get(random.nextInt(MOVEMENTS.size())),
        map.cell(random.nextInt(map.width()), random.nextInt(map.height())),
        map.cell(random.nextInt(map.width()), random.nextInt(map.height())));
  }

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(MOVEMENTS);
  }

  @Property(seed = "20268")
  void shortestOnSmallMaps(@ForAll("smallQueries") GridCase query) {
    for (String spec : SPECS) {
      PlannerChecks.answersAsPromised(graph -> Planners.prepare(spec, graph), query);
    }
  }

  @Property(seed = "20269")
  void shortestOnMapsOfAllShapes(@ForAll("queries") GridCase query) {
    for (String spec : SPECS) {
      PlannerChecks.answersAsPromised(graph -> Planners.prepare(spec, graph), query);
    }
  }

  /** Equal ways meet at every corner of a chessboard, so that their number grows with each. */
  @Example
  void equalWaysAreNotFollowedOneByOne() {
    int side = 48;
    GridMap map = GridMap.of(side, side, (x, y) -> (x + y) % 2 == 0);
    GridGraph graph = GridGraph.of(map, Movement.parse("8 always"));
    for (String spec : SPECS) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      PathBuffer path = new PathBuffer();
      Budget budget = Budget.expansions((long) side * side);
      assertEquals(
          Outcome.FOUND, search.find(map.cell(0, 0), map.cell(47, 23), path, budget), spec);
      double length = PathValidator.check(graph, path).length();
      assertEquals(46 + 22 * (Math.sqrt(2) - 1) + Math.sqrt(2), length, 1e-9, spec);
    }
  }

  @Example
  void anEndBetweenTwoDiagonalBlocksIsLeftIntoItsOwnCell() {
    String[] rows = {"...@", ".@@.", "...."};
    for (String rule : List.of("never", "one-free")) {
      GridCase query = GridCase.of("8 " + rule + " sqrt2 ground ends=corners", 3, 1, 0, 0, rows);
      assertLength(query, 3, 4 * 1, 1, 4 * 5);
      assertLength(query.swapped(), 3, 4 * 1, 1, 4 * 5);
    }
    GridCase across = GridCase.of("8 always sqrt2 ground ends=corners", 3, 1, 0, 0, rows);
    assertLength(across, 1, 4 * 10);
    assertLength(across.swapped(), 1, 4 * 10);
  }

  private static void assertLength(GridCase query, long... coefficientsAndRadicands) {
    for (String spec : SPECS) {
      PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
      PathBuffer path = new PathBuffer();
      assertEquals(Outcome.FOUND, search.find(query.start(), query.goal(), path), spec);
      SquareRootSum excess = new SquareRootSum();
      excess.add(1, Path.of(query.graph(), path));
      for (int i = 0; i < coefficientsAndRadicands.length; i += 2) {
        excess.add(-coefficientsAndRadicands[i], coefficientsAndRadicands[i + 1]);
      }
      assertEquals(0, excess.signum(), () -> spec + ": " + Path.of(query.graph(), path));
    }
  }

  /** In halves of a cell: from (1, 1) over the corner (4, 2) to (5, 5), or the other way round. */
  @Example
  void bendsAtTheCornerOfASingleBlockedCell() {
    assertLength(GridCase.of("8 never", 0, 0, 2, 2, "...", ".@.", "..."), 2, 10);
  }

  /** Blocked cells on both sides of the line touch it, but not at the same corner. */
  @Example
  void slipsThroughWhereCornersOnBothSidesLieOnTheLine() {
    assertLength(GridCase.of("8 never", 0, 0, 3, 3, "..@.", "....", "@...", "...."), 3, 8);
  }

  @Example
  void squeezesOnlyUnderTheRuleAlways() {
    String[] rows = {"..@", ".@.", "..."};
    assertLength(GridCase.of("8 always", 0, 0, 2, 1, rows), 1, 10, 1, 2);
    assertLength(GridCase.of("8 never", 0, 0, 2, 1, rows), 1, 10, 1, 4, 1, 2);
  }

  @Example
  void aStartOnASharedCornerStandsInItsCell() {
    String[] rows = {"..@", ".@.", "..."};
    assertLength(GridCase.of("8 always ends=corners", 2, 1, 0, 0, rows), 1, 20);
    assertLength(GridCase.of("8 never ends=corners", 2, 1, 0, 0, rows), 2, 4, 1, 20);
  }

  /**
   * The goal is a corner at which a path may bend, and its cell touches the start's there alone.
   */
  @Example
  void reachesAGoalOnASharedCorner() {
    assertLength(GridCase.of("8 always ends=corners", 0, 0, 1, 1, ".@", "@."), 1, 8);
  }

  @Example
  void plannersOfCellsTakeNoPoints() {
    GridGraph graph = GridCase.of("8 never", 0, 0, 1, 0, "..").graph();
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> Planners.prepare("floyd(polyanya)", graph))
            .getMessage();
    assertEquals(
        "planner 'floyd' works on paths of cells, and 'polyanya' answers points at corners of"
            + " cells",
        message);
  }

  @Example
  void endsAtCornersAreForPlannersOfPoints() {
    GridGraph graph = GridCase.of("8 never ends=corners", 0, 0, 1, 0, "..").graph();
    String message =
        assertThrows(IllegalArgumentException.class, () -> Planners.prepare("astar", graph))
            .getMessage();
    assertTrue(message.contains("'8 never sqrt2 ground ends=corners'"), message);
  }
}
