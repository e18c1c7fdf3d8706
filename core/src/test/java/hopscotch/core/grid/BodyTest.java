package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.core.testkit.PlannerChecks;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Graphs of agents that cover more than one cell. */
class BodyTest {
  private static final String SEED = "20265";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(bodies(GridCases.allMovements()));
  }

  @Provide
  Arbitrary<GridCase> uniformQueries() {
    return GridCases.queries(bodies(GridCases.uniformMovements()));
  }

  private static List<Movement> bodies(List<Movement> movements) {
    return movements.stream().flatMap(m -> Stream.of(1, 2, 3, 4, 5).map(m::withBody)).toList();
  }

  /** The map with all cells blocked that are not the upper left one of k by k free cells. */
  private static GridMap placements(GridMap map, Movement movement) {
    GridMap.Builder fits = GridMap.builder(map.width(), map.height());
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        boolean isFree = x + movement.body() <= map.width() && y + movement.body() <= map.height();
        for (int i = 0; isFree && i < movement.body() * movement.body(); i++) {
          int covered = map.cell(x + i % movement.body(), y + i / movement.body());
          isFree = movement.terrain().isFree(map.terrain(covered));
        }
        fits.set(x, y, isFree ? map.terrain(map.cell(x, y)) : '@');
      }
    }
    return fits.build();
  }

  @Property(seed = SEED)
  void movesAreThoseOnTheMapOfWhereItFits(@ForAll("queries") GridCase query) {
    GridGraph expected =
        GridGraph.of(placements(query.map(), query.movement()), query.movement().withBody(1));
    assertArrayEquals(expected.moves(), query.graph().moves());
    assertArrayEquals(expected.freeBits(), query.graph().freeBits());
  }

  @Property(seed = SEED)
  void pathsCostWhatDijkstraFindsOnTheMapOfWhereItFits(@ForAll("queries") GridCase query) {
    GridMap placements = placements(query.map(), query.movement());
    GridGraph ofOneCell = GridGraph.of(placements, query.movement().withBody(1));
    long least = Oracle.cost(new GridCase(ofOneCell, query.start(), query.goal()));
    PathSearch search = Planners.prepare("astar", query.graph()).newSearch();
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(query.start(), query.goal(), path);
    assertEquals(least == Oracle.UNREACHABLE ? Outcome.NO_PATH : Outcome.FOUND, outcome);
    if (outcome == Outcome.FOUND) {
      long cost = Path.of(query.graph(), path).cost();
      assertEquals(least * query.graph().unitCost(), cost * ofOneCell.unitCost());
    }
  }

  @Property(seed = SEED)
  void aMarginKeepsABodyOffWhatIsBlocked(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    Movement movement = query.movement();
    GridMap wide = placements(map, movement.withBody(movement.body() + 2));
    GridGraph graph = query.graph().withMargin(1);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        boolean isWide =
            x > 0 && y > 0 && movement.terrain().isFree(wide.terrain(map.cell(x - 1, y - 1)));
        assertEquals(isWide, graph.isFree(map.cell(x, y)), map.describe(map.cell(x, y)));
      }
    }
  }

  @Property(seed = SEED)
  void aChangedGraphIsAGraphOfTheChangedMap(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    CellChanges changes =
        CellChanges.on(map).block(map.x(query.start()), map.y(query.start())).build();
    assertArrayEquals(
        GridGraph.of(map.with(changes), query.movement()).moves(),
        query.graph().with(changes).moves());
  }

  @Property(seed = SEED)
  void plannersServeIt(@ForAll("queries") GridCase query) {
    for (String spec : List.of("astar", "dijkstra", "bstar(fallback=astar)")) {
      PlannerChecks.answersAsPromised(graph -> Planners.prepare(spec, graph), query);
    }
  }

  @Property(seed = SEED)
  void itsPathsMayBeSmoothed(@ForAll("uniformQueries") GridCase query) {
    for (String spec : List.of("los(astar)", "floyd(dfs)", "rays(dfs)", "lazythetastar")) {
      PlannerChecks.answersAsPromised(graph -> Planners.prepare(spec, graph), query);
    }
  }

  @Example
  void aBodyOfTwoPassesAGapOfTwo() {
    String[] rows = {"..@..", ".....", ".....", "..@.."};
    GridCase query = GridCase.of("8 never sqrt2 ground body=2", 0, 0, 3, 2, rows);
    GridMap map = query.map();
    PathBuffer path = new PathBuffer();
    Planners.prepare("astar", query.graph()).newSearch().find(map.cell(0, 0), map.cell(3, 2), path);
    assertEquals(5, Path.of(query.graph(), path).length());
    assertEquals(0, query.graph().forBody(3).freeCount());
  }

  @Example
  void theCellItStandsOnWeighs() {
    GridGraph graph =
        GridGraph.of(GridMap.parse("..W", "..W"), Movement.parse("4 never 1/1 .=1,W=7 body=2"));
    assertEquals(graph.unitCost(), graph.cost(graph.map().cell(0, 0), Directions.E));
  }

  @Example
  void theMovementSaysTheBody() {
    Movement movement = Movement.parse("8 never sqrt2 ground body=2");
    assertEquals(2, movement.body());
    assertEquals("8 never sqrt2 ground body=2", movement.toString());
    assertEquals(Movement.ORTHOGONAL.withBody(3), Movement.parse("4 body=3"));
    assertEquals(Movement.ORTHOGONAL, Movement.parse("4 body=1"));
    assertEquals("body=two: expected a whole number from 1 to 2000", refusal("4 body=two"));
  }

  @Example
  void aBodyIsOneToTwoThousand() {
    assertEquals(2000, Movement.parse("4 body=2000").body());
    assertEquals("body 0: expected 1 to 2000", refusal("4 body=0"));
    assertEquals("body 2001: expected 1 to 2000", refusal("4 body=2001"));
  }

  private static String refusal(String movement) {
    return assertThrows(IllegalArgumentException.class, () -> Movement.parse(movement))
        .getMessage();
  }

  @Example
  void anEndWithoutRoomIsRefused() {
    GridCase query = GridCase.of("8 never sqrt2 ground body=2", 2, 1, 0, 0, "...", "...", "...");
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> query.graph().requireFree(query.start(), "start"))
            .getMessage();
    assertEquals(
        "start (2, 1) has no room for a body of 2 x 2 cells, whose upper left one it is", message);
  }
}
