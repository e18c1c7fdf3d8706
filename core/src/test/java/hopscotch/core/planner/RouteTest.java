package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.testkit.GridCases;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A route is good while its moves are legal, and is mended beside a change. */
class RouteTest {
  private static final int SIDE = 40;
  private static final int LENGTH = 101;
  private static final GridMap HALL = GridMap.of(LENGTH, 9, (x, y) -> true);

  private final ChangingPlanner planner = changing(GridGraph.of(HALL, Movement.OCTILE));
  private final PathSearch search = planner.newSearch();
  private final Route route = new Route(planner.graph());

  private static ChangingPlanner changing(GridGraph graph) {
    return Planners.prepare("astar", graph).capability(Changeable.class).orElseThrow().changing();
  }

  /** Along the middle row, from the west to the east. */
  private void walkAlong() {
    assertSame(Outcome.FOUND, route.find(search, HALL.cell(0, 4), HALL.cell(LENGTH - 1, 4)));
  }

  private void wall(int x, int fromY, int toY) {
    CellChanges.Builder changes = CellChanges.on(HALL);
    for (int y = fromY; y <= toY; y++) {
      changes.block(x, y);
    }
    CellChanges built = changes.build();
    planner.change(built);
    route.change(built);
  }

  private int[] rest() {
    PathBuffer rest = new PathBuffer();
    route.rest(rest);
    return rest.toArray();
  }

  @Example
  void aUnitWalksItToItsEnd() {
    walkAlong();
    assertEquals(HALL.cell(0, 4), route.cell());
    for (int x = 1; x < LENGTH; x++) {
      assertFalse(route.isWalked());
      assertEquals(HALL.cell(x, 4), route.step());
    }
    assertTrue(route.isWalked());
    assertEquals(
        "the route has ended: expected a find",
        assertThrows(IllegalStateException.class, route::step).getMessage());
  }

  @Example
  void aWallBesideItLeavesItGood() {
    walkAlong();
    wall(50, 5, 8);
    assertTrue(route.isGood());
    assertSame(Outcome.FOUND, route.mend(search));
    assertEquals(LENGTH, rest().length);
  }

  @Example
  void aWallBehindTheUnitLeavesItGood() {
    walkAlong();
    while (route.cell() != HALL.cell(51, 4)) {
      route.step();
    }
    wall(50, 0, 8);
    assertTrue(route.isGood());
  }

  @Example
  void aWallThatFallsOnItIsWalkedRoundAndAllElseStays() {
    walkAlong();
    int[] before = rest();
    wall(50, 0, 6);
    assertFalse(route.isGood());
    assertEquals(
        "a move of the route is not legal: expected a mend",
        assertThrows(IllegalStateException.class, route::step).getMessage());
    assertSame(Outcome.FOUND, route.mend(search));
    assertTrue(route.isGood());
    int[] after = rest();
    assertEquals(LENGTH, after.length, "three rows down and up again, on diagonals");
    assertEquals(HALL.cell(50, 7), after[50]);
    for (int i = 0; i < 17; i++) {
      assertEquals(before[i], after[i]);
      assertEquals(before[LENGTH - 1 - i], after[LENGTH - 1 - i]);
    }
  }

  @Example
  void aCornerThatMayNoLongerBeCutIsMended() {
    route.find(search, HALL.cell(0, 0), HALL.cell(8, 8));
    wall(4, 5, 5);
    assertFalse(route.isGood());
    assertSame(Outcome.FOUND, route.mend(search));
    assertEquals(10, rest().length);
  }

  @Example
  void withoutAWayRoundThereIsNoneToTheGoalAndItIsGoodOnceThereIs() {
    walkAlong();
    wall(50, 0, 8);
    assertSame(Outcome.NO_PATH, route.mend(search));
    assertFalse(route.isGood());
    planner.change(CellChanges.on(HALL).free(50, 8).build());
    assertSame(Outcome.FOUND, route.mend(search));
    assertTrue(route.isGood());
  }

  @Example
  void aBlockedGoalIsAnError() {
    walkAlong();
    wall(LENGTH - 1, 4, 4);
    String message =
        assertThrows(IllegalArgumentException.class, () -> route.mend(search)).getMessage();
    assertTrue(message.startsWith("goal (100, 4) "), message);
  }

  @Example
  void aPathThatNamesNotEveryCellIsRefused() {
    PathSearch turns =
        Planners.prepare("thetastar", GridGraph.of(HALL, Movement.OCTILE)).newSearch();
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> route.find(turns, HALL.cell(0, 0), HALL.cell(50, 4)))
            .getMessage();
    assertTrue(message.endsWith("expected that of a planner of moves, such as hpa"), message);
  }

  @Example
  void withoutAPathItIsEmpty() {
    wall(50, 0, 8);
    assertSame(Outcome.NO_PATH, route.find(search, HALL.cell(0, 4), HALL.cell(100, 4)));
    assertTrue(route.isWalked());
    assertArrayEquals(new int[0], rest());
  }

  @Provide
  Arbitrary<Movement> movements() {
    Stream<String> larger = Stream.of("8 body=2", "4 body=3");
    return Arbitraries.of(
        Stream.concat(GridCases.allMovements().stream(), larger.map(Movement::parse)).toList());
  }

  @Property(seed = "2067", tries = 300)
  void itIsGoodExactlyWhileItsMovesAreLegalAndMendedItLeadsToTheGoal(
      @ForAll("movements") Movement movement, @ForAll MapShape shape, @ForAll long seed) {
    Random random = new Random(seed);
    GridMap map = shape.map(SIDE, SIDE, ".", random);
    ChangingPlanner living = changing(GridGraph.of(map, movement));
    PathSearch ofLiving = living.newSearch();
    Route walked = new Route(living.graph());
    int[] cells = living.graph().freeCells();
    if (cells.length == 0) {
      return;
    }
    int goal = cells[random.nextInt(cells.length)];
    walked.find(ofLiving, cells[random.nextInt(cells.length)], goal);
    for (int round = 0; round < 20 && !walked.isWalked(); round++) {
      CellChanges changes = changes(map, random);
      living.change(changes);
      walked.change(changes);
      PathBuffer rest = new PathBuffer();
      walked.rest(rest);
      if (walked.isGood()) {
        assertTrue(areLegal(living.graph(), rest));
        walked.step();
        continue;
      }
      if (!living.graph().isFree(goal) || !living.graph().isFree(walked.cell())) {
        return;
      }
      if (walked.mend(ofLiving) == Outcome.NO_PATH) {
        assertFalse(living.graph().components().connected(walked.cell(), goal));
        return;
      }
      walked.rest(rest);
      PathCheck check = PathValidator.check(living.graph(), rest, walked.cell(), goal);
      assertTrue(check.isValid(), check::toString);
    }
  }

  private static CellChanges changes(GridMap map, Random random) {
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = 0; i < 6; i++) {
      changes.set(random.nextInt(SIDE), random.nextInt(SIDE), "@@.".charAt(random.nextInt(3)));
    }
    return changes.build();
  }

  private static boolean areLegal(GridGraph graph, PathBuffer path) {
    for (int i = 0; i + 1 < path.size(); i++) {
      int dx = graph.map().x(path.cell(i + 1)) - graph.map().x(path.cell(i));
      int dy = graph.map().y(path.cell(i + 1)) - graph.map().y(path.cell(i));
      if ((graph.moves(path.cell(i)) >> Directions.of(dx, dy) & 1) == 0) {
        return false;
      }
    }
    return true;
  }
}
