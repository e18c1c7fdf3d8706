package hopscotch.core.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that was cut into slices gives what one that was never cut gives. */
class ResumedSearchTest {
  private static final List<String> SPECS =
      List.of(
          "astar",
          "astar(open=heap)",
          "astar(weight=1.5,reopen=true)",
          "astar(heuristic=euclidean)",
          "dijkstra");

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = "4131")
  void pathAndCountersAreThoseOfASearchNeverCut(
      @ForAll("queries") GridCase query, @ForAll long cuts) {
    for (String spec : SPECS) {
      Planner planner = Planners.prepare(spec, query.graph());
      Random random = new Random(cuts);
      PathBuffer whole = new PathBuffer();
      PathBuffer path = new PathBuffer();
      ResumableSearch uncut = (ResumableSearch) planner.newSearch();
      Outcome expected = uncut.find(query.start(), query.goal(), whole);
      ResumableSearch search = (ResumableSearch) planner.newSearch();
      Outcome outcome = search.find(query.start(), query.goal(), path, slice(random));
      while (outcome.isInterrupted()) {
        assertEquals(0, path.size());
        outcome = search.resume(path, slice(random));
      }
      assertEquals(expected, outcome, spec);
      assertArrayEquals(whole.toArray(), path.toArray(), spec);
      assertEquals(uncut.counters().toString(), search.counters().toString(), spec);
    }
  }

  /** Mostly a few expansions, sometimes none. */
  private static Budget slice(Random random) {
    return Budget.expansions(random.nextInt(random.nextBoolean() ? 4 : 60));
  }

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
  @ValueSource(strings = {"astar", "astar(open=heap)"})
  void onlyWhatABudgetStoppedIsResumed(String spec) {
    GridMap map = GridMap.parse("...@.", "...@.");
    Planner planner = Planners.prepare(spec, GridGraph.of(map, Movement.OCTILE));
    ResumableSearch search = (ResumableSearch) planner.newSearch();
    PathBuffer path = new PathBuffer();
    assertEquals(
        "nothing to resume: expected a find that its budget stopped; the last one ended with"
            + " NO_PATH",
        refusal(search, path));
    search.find(map.cell(0, 0), map.cell(2, 0), path, Budget.expansions(1));
    search.find(map.cell(0, 0), map.cell(0, 0), path, Budget.expansions(1));
    assertEquals(
        "nothing to resume: expected a find that its budget stopped; the last one ended with FOUND",
        refusal(search, path));
  }

  private static String refusal(ResumableSearch search, PathBuffer path) {
    return assertThrows(IllegalStateException.class, () -> search.resume(path, Budget.UNLIMITED))
        .getMessage();
  }
}
