package hopscotch.core.goals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.NearestChecks;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the contract of planners does not ask: bodies, far goals, ties drawn by hand, budgets. */
class NearestCellSearchTest {
  private final PathBuffer path = new PathBuffer();

  @Provide
  Arbitrary<GridCase> bodies() {
    List<Movement> movements =
        GridCases.allMovements().stream().flatMap(m -> Stream.of(2, 3).map(m::withBody)).toList();
    return GridCases.queries(movements);
  }

  @Property(seed = "41", tries = 200)
  void aBodyEndsAtTheNearestCellWithRoomForIt(@ForAll("bodies") GridCase query) {
    NearestChecks.endsAtTheNearestCell(Planners.prepare("astar", query.graph()), query);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, -2147483648, -2147483648",
    "2, 1, 2147483647, 2147483647",
    "0, 1, -2147483648, 2147483647",
    "2, 0, 2147483647, 0",
    "1, 0, 1, -2147483648"
  })
  void aGoalMayLieAsFarAsNumbersGo(int x, int y, int goalX, int goalY) {
    GridGraph graph = GridGraph.of(GridMap.parse("...", "..."), Movement.OCTILE);
    for (String spec : List.of("astar", "thetastar")) {
      NearestCellSearch search = NearestCellSearch.of(Planners.prepare(spec, graph));
      assertEquals(Outcome.FOUND, search.find(graph.map().cell(0, 1), goalX, goalY, path));
      assertEquals(
          graph.map().describe(graph.map().cell(x, y)), graph.map().describe(search.cell()));
    }
  }

  /** The goal is a blocked cell with free ones on all sides. */
  @ParameterizedTest
  @CsvSource({
    "astar, 0, 0, 1, 1",
    "astar, 4, 0, 3, 1",
    "astar, 2, 3, 2, 2",
    "thetastar, 4, 0, 3, 1",
    "'jps(prune=true)', 0, 3, 1, 1"
  })
  void ofEquallyNearCellsTheShortestPathDecidesThenTheRowThenTheColumn(
      String spec, int startX, int startY, int x, int y) {
    GridMap map = GridMap.parse(".....", "..@..", ".....", ".....");
    Planner planner = Planners.prepare(spec, GridGraph.of(map, Movement.OCTILE));
    NearestCellSearch search = NearestCellSearch.of(planner);
    assertEquals(Outcome.FOUND, search.find(map.cell(startX, startY), 2, 1, path));
    assertEquals(map.describe(map.cell(x, y)), map.describe(search.cell()));
    assertEquals(search.cell(), path.cell(path.size() - 1));
  }

  @Test
  void onACellAlreadyNearestThePathIsThatCell() {
    GridMap map = GridMap.parse("..@.");
    NearestCellSearch search = astar(map);
    assertEquals(Outcome.FOUND, search.find(map.cell(1, 0), 3, 0, path));
    assertEquals(map.cell(1, 0), search.cell());
    assertEquals(1, path.size());
  }

  @Test
  void aCellWhosePathCannotBeShorterIsNotSearched() {
    GridMap map = GridMap.parse(".....", "..@..", ".....");
    NearestCellSearch search = astar(map);
    search.find(map.cell(0, 1), 2, 1, path);
    assertEquals(map.cell(1, 1), search.cell());
    assertTrue(search.counters().expanded <= 1, () -> "" + search.counters());
  }

  @Test
  void aBlockedStartIsAnError() {
    GridMap map = GridMap.parse(".@.");
    NearestCellSearch search = astar(map);
    String message =
        assertThrows(IllegalArgumentException.class, () -> search.find(map.cell(1, 0), 0, 0, path))
            .getMessage();
    assertTrue(message.contains("start (1, 0) is blocked"), message);
  }

  /** One path around the wall takes some expansions; those of the second cell come on top. */
  @Test
  void theBudgetIsOfAllSearchesTogether() {
    GridMap map = GridMap.parse(".....", ".@@@.", ".@.@.", ".....");
    NearestCellSearch search = astar(map);
    int start = map.cell(0, 0);
    assertEquals(Outcome.FOUND, search.find(start, 2, 1, path));
    long needed = search.counters().expanded;
    assertEquals(
        Outcome.OUT_OF_EXPANSIONS, search.find(start, 2, 1, path, Budget.expansions(needed - 1)));
    assertEquals(map.cell(2, 0), search.cell());
    assertEquals(0, path.size());
    assertEquals(Outcome.FOUND, search.find(start, 2, 1, path, Budget.expansions(needed)));
  }

  private static NearestCellSearch astar(GridMap map) {
    return NearestCellSearch.of(Planners.prepare("astar", GridGraph.of(map, Movement.OCTILE)));
  }
}
