package hopscotch.hpa.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.hpa.HpaPlanner;
import org.junit.jupiter.api.Test;

/** A repair that ended halfway leaves a planner that says so, and answers nothing. */
class FailedRepairTest {
  private static final GridMap MAP = GridMap.parse("....", "....");
  private static final String FAILED =
      "the abstract graph is being repaired, or its last repair failed: expected a query before or"
          + " after a repair, or a planner prepared anew";

  private final HpaPlanner planner =
      ((HpaPlanner) Planners.prepare("hpa", GridGraph.of(MAP, Movement.OCTILE)).planner())
          .changing();

  @Test
  void itRefusesQueriesOfSearchesMadeBefore() {
    PathSearch search = planner.newSearch();
    planner.abstraction().beginRepair();
    assertRefused(() -> search.find(MAP.cell(0, 0), MAP.cell(3, 1), new PathBuffer()));
  }

  @Test
  void itMakesNoSearch() {
    planner.abstraction().beginRepair();
    assertRefused(planner::newSearch);
  }

  @Test
  void itRefusesFurtherChangesAndIsNotTidied() {
    planner.abstraction().beginRepair();
    assertRefused(() -> planner.change(CellChanges.on(MAP).block(1, 1).build()));
    assertRefused(() -> planner.tidy(Budget.UNLIMITED));
  }

  private static void assertRefused(Runnable call) {
    assertEquals(FAILED, assertThrows(IllegalStateException.class, call::run).getMessage());
  }
}
