package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.PlannerChecks;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Graphs of agents that cover more than one cell. */
class AgentSizeTest {
  private static final String SEED = "20265";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(sizes(GridCases.allMovements()));
  }

  @Provide
  Arbitrary<GridCase> uniformQueries() {
    return GridCases.queries(sizes(GridCases.uniformMovements()));
  }

  private static List<Movement> sizes(List<Movement> movements) {
    return movements.stream().flatMap(m -> Stream.of(m.withSize(2), m.withSize(3))).toList();
  }

  @Property(seed = SEED)
  void movesAreThoseOnTheMapOfWhereItFits(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    Clearance clearance = Clearance.of(map, query.movement().terrain());
    CellChanges.Builder unfit = CellChanges.on(map);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (clearance.at(map.cell(x, y)) < query.movement().size()) {
          unfit.block(x, y);
        }
      }
    }
    GridGraph expected = GridGraph.of(map.with(unfit.build()), query.movement().withSize(1));
    assertArrayEquals(expected.moves(), query.graph().moves());
    assertArrayEquals(expected.freeBits(), query.graph().freeBits());
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
    for (String spec :
        List.of("los(astar)", "floyd(dfs)", "rays(dfs)", "pull(dfs)", "lazythetastar")) {
      PlannerChecks.answersAsPromised(graph -> Planners.prepare(spec, graph), query);
    }
  }

  @Example
  void theMovementSaysTheSize() {
    Movement movement = Movement.parse("8 never sqrt2 ground size=2");
    assertEquals(2, movement.size());
    assertEquals("8 never sqrt2 ground size=2", movement.toString());
    assertEquals(Movement.ORTHOGONAL.withSize(3), Movement.parse("4 size=3"));
    assertEquals(
        "size=two: expected a whole number from 1 to 1000",
        assertThrows(IllegalArgumentException.class, () -> Movement.parse("4 size=two"))
            .getMessage());
  }

  @Example
  void aSizeIsOneToAThousand() {
    assertEquals(1000, Movement.parse("4 size=1000").size());
    for (int size : new int[] {0, 1001}) {
      assertEquals(
          "size " + size + ": expected 1 to 1000",
          assertThrows(IllegalArgumentException.class, () -> Movement.ORTHOGONAL.withSize(size))
              .getMessage());
    }
  }

  @Example
  void anEndTooCloseToAWallIsRefused() {
    GridCase query = GridCase.of("8 never sqrt2 ground size=2", 0, 1, 1, 1, "...", "...", "...");
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> query.graph().requireFree(query.start(), "start"))
            .getMessage();
    assertEquals(
        "start (0, 1) is too close to a blocked cell or the edge of the map for an agent of size 2",
        message);
  }
}
