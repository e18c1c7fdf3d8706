package hopscotch.judge.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import hopscotch.judge.verdict.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class QueryComparisonTest {
  private static final GridMap MAP =
      GridMap.parse(
          "......", //
          ".@@@@.", "......", "WW....");
  private static final List<KnownSpec> SPECS =
      List.of(Planners.known("astar(weight=1)"), Planners.known("dfs"));

  private final QueryComparison comparison =
      new QueryComparison(LayeredMap.ofLayers(MAP, Movement.OCTILE), SPECS, Budget.UNLIMITED);

  @Test
  void everyPlannerAnswersAndItsPathIsThere() {
    Query query = Query.of(MAP.cell(0, 0), MAP.cell(0, 2));
    JudgedAttempt astar = comparison.answer(0, query, Budget.UNLIMITED);
    assertEquals(Verdict.OPTIMAL, astar.judgement().verdict());
    assertEquals(2, astar.judgement().length());
    assertEquals(MAP.cell(0, 2), comparison.path().cell(comparison.path().size() - 1));
    assertTrue(astar.attempt().counters().expanded > 0);
    assertFalse(comparison.answer(1, query, Budget.UNLIMITED).isFault());
  }

  @Test
  void specsAreNormalised() {
    assertEquals("astar", comparison.planners().get(0).spec().toString());
  }

  @Test
  void aQueryBetweenLayersIsAnsweredWithoutASearch() {
    Query query = Query.of(MAP.cell(0, 0), MAP.cell(0, 3));
    JudgedAttempt answer = comparison.answer(0, query, Budget.UNLIMITED);
    assertFalse(answer.isSearched());
    assertEquals(Verdict.NO_PATH, answer.judgement().verdict());
  }

  @Test
  void preparationRefusesAPlannerThatCannotServeTheMap() {
    List<KnownSpec> specs = List.of(Planners.known("astar(open=buckets,weight=2)"));
    QueryComparison refused = new QueryComparison(comparison.map(), specs, Budget.UNLIMITED);
    List<Query> queries = List.of(Query.of(MAP.cell(0, 0), MAP.cell(0, 2)));
    assertThrows(IllegalArgumentException.class, () -> refused.prepareFor(queries));
  }

  @Test
  void aSpentBudgetIsAVerdict() {
    Query query = Query.of(MAP.cell(0, 0), MAP.cell(5, 3));
    JudgedAttempt answer = comparison.answer(0, query, Budget.expansions(1));
    assertEquals(Verdict.BUDGET, answer.judgement().verdict());
  }
}
