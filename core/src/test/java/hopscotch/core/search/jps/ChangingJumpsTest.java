package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.IncrementalChecks;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Jump point search on a map that changes in place. */
class ChangingJumpsTest {
  private static final GridMap YARD = GridMap.parse("....", ".@@.", "....");

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(Served.MOVEMENTS);
  }

  @Property(seed = "2063")
  void everyAnswerCostsWhatAStarFinds(@ForAll("queries") GridCase query, @ForAll long seed) {
    for (String spec : new String[] {"jps", "jps(prune=true)", "jps(learn=false)"}) {
      IncrementalChecks.answersOnAWalk(
          (graph, observer) -> IncrementalSearches.of(Planners.prepare(spec, graph), observer),
          true,
          Integer.MAX_VALUE,
          false,
          query,
          seed);
    }
  }

  @Example
  void aMapThatItCannotServeIsRefusedAndNothingIsChanged() {
    GridGraph graph = GridGraph.of(YARD, Movement.parse("8 never sqrt2 .=1,S=3"));
    ChangingPlanner planner = changing(graph);
    CellChanges swamp = CellChanges.on(YARD).block(0, 0).set(3, 1, 'S').build();
    assertEquals(
        "planner 'jps' needs uniform terrain, since it orders paths of equal cost;"
            + " got '8 never sqrt2 .=1,S=3'",
        assertThrows(IllegalArgumentException.class, () -> planner.change(swamp)).getMessage());
    PathBuffer path = new PathBuffer();
    Outcome outcome = planner.newSearch().find(YARD.cell(0, 0), YARD.cell(3, 2), path);
    assertSame(Outcome.FOUND, outcome);
  }

  @Example
  void aQueryThatItsBudgetStoppedDoesNotGoOnAfterAChange() {
    ChangingPlanner planner = changing(GridGraph.of(YARD, Movement.OCTILE));
    ResumableSearch search = (ResumableSearch) planner.newSearch();
    PathBuffer path = new PathBuffer();
    search.find(YARD.cell(0, 0), YARD.cell(3, 2), path, Budget.expansions(1));
    planner.change(CellChanges.on(YARD).block(0, 1).build());
    assertEquals(
        "the map has changed since this query began: expected a new find",
        assertThrows(IllegalStateException.class, () -> search.resume(path, Budget.UNLIMITED))
            .getMessage());
  }

  private static ChangingPlanner changing(GridGraph graph) {
    return Planners.prepare("jps(components=false)", graph)
        .capability(Changeable.class)
        .orElseThrow()
        .changing();
  }
}
