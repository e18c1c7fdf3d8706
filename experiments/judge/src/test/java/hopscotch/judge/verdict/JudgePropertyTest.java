package hopscotch.judge.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.datasets.movingai.LengthFormat;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.PublishedLength;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.JudgedAttempt;
import hopscotch.judge.timing.QueryComparison;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class JudgePropertyTest {
  private static final List<KnownSpec> OPTIMAL =
      List.of(
          Planners.known("astar"), Planners.known("astar(open=heap)"), Planners.known("dijkstra"));

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = "42", tries = 200)
  void aPlannerThatIsRightIsNeverAtFaultWhateverTheFileSays(
      @ForAll("queries") GridCase grid, @ForAll @IntRange(max = 30) int length) {
    PublishedLength published =
        new PublishedLength(BigDecimal.valueOf(length), LengthFormat.SIX_DIGITS);
    Query query = new Query(0, grid.start(), grid.goal(), Optional.of(published));
    QueryComparison comparison = comparison(grid, OPTIMAL);
    Verdict first = comparison.answer(0, query, Budget.UNLIMITED).judgement().verdict();
    for (int i = 0; i < OPTIMAL.size(); i++) {
      JudgedAttempt answer = comparison.answer(i, query, Budget.UNLIMITED);
      assertFalse(answer.isFault(), () -> answer.judgement().toString());
      assertEquals(first, answer.judgement().verdict());
    }
  }

  @Property(seed = "42", tries = 200)
  void withoutAFileEveryVerdictIsAgainstTheOptimum(@ForAll("queries") GridCase grid) {
    Query query = Query.of(grid.start(), grid.goal());
    QueryComparison comparison = comparison(grid, List.of(OPTIMAL.get(0), Planners.known("dfs")));
    Judgement best = comparison.answer(0, query, Budget.UNLIMITED).judgement();
    Judgement any = comparison.answer(1, query, Budget.UNLIMITED).judgement();
    assertEquals(best.isSolved(), any.isSolved());
    assertEquals(best.isSolved() ? Verdict.OPTIMAL : Verdict.NO_PATH, best.verdict());
    if (any.isSolved()) {
      assertEquals(best.length(), any.expectedLength(), 1e-9);
      assertEquals(any.cost() == best.cost(), any.verdict() == Verdict.OPTIMAL);
      assertTrue(any.suboptimality() >= 1);
    }
  }

  private static QueryComparison comparison(GridCase grid, List<KnownSpec> specs) {
    return new QueryComparison(
        LayeredMap.ofTerrain(grid.map(), grid.movement()), specs, Budget.UNLIMITED);
  }
}
