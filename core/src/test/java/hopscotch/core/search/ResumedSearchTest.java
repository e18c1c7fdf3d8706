package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.ResumableSearch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the contract of planners does not ask of searches that go on where a budget cut them. */
class ResumedSearchTest {
  @ParameterizedTest
  @ValueSource(strings = {"astar", "astar(open=heap)"})
  void aSliceTakesAsManyExpansionsAsItMay(String spec) {
    GridMap map = GridMap.of(20, 20, (x, y) -> x != 10 || y == 19);
    Planner planner = Planners.prepare(spec, GridGraph.of(map, Movement.OCTILE));
    ResumableSearch search = (ResumableSearch) planner.newSearch();
    PathBuffer path = new PathBuffer();
    search.find(map.cell(0, 0), map.cell(19, 0), path, Budget.expansions(10));
    assertEquals(10, search.counters().expanded);
    assertEquals(Outcome.OUT_OF_EXPANSIONS, search.resume(path, Budget.expansions(7)));
    assertEquals(17, search.counters().expanded);
  }

  @ParameterizedTest
  @ValueSource(strings = {"astar", "astar(open=heap)", "jps", "jpsw"})
  void onlyWhatABudgetStoppedIsResumed(String spec) {
    GridMap map = GridMap.parse("...@.", "...@.");
    Planner planner = Planners.prepare(spec, GridGraph.of(map, Movement.OCTILE));
    ResumableSearch search = (ResumableSearch) planner.newSearch();
    PathBuffer path = new PathBuffer();
    refuses(search, path);
    search.find(map.cell(0, 0), map.cell(2, 0), path, Budget.expansions(1));
    search.find(map.cell(0, 0), map.cell(0, 0), path, Budget.expansions(1));
    refuses(search, path);
  }

  private static void refuses(ResumableSearch search, PathBuffer path) {
    assertEquals(
        "nothing to resume: expected a find that its budget stopped",
        assertThrows(IllegalStateException.class, () -> search.resume(path, Budget.UNLIMITED))
            .getMessage());
  }
}
