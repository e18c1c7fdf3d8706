package hopscotch.core.search.jps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/**
 * Jump point search with a weight: what it promises, and the bound that it was never seen to break.
 */
class WeightedJumpSearchTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(
        Served.MOVEMENTS.stream().filter(it -> it.corners() == CornerRule.NEVER).toList());
  }

  @Property(seed = "20240606")
  void pathsCostAtMostTheWeightTimesTheOptimum(@ForAll("queries") GridCase query) {
    for (int weight : new int[] {2, 8}) {
      for (boolean prune : new boolean[] {false, true}) {
        String spec = "jps(weight=%d,prune=%s)".formatted(weight, prune);
        PathSearch search = Planners.prepare(spec, query.graph()).newSearch();
        PathBuffer path = new PathBuffer();
        Outcome outcome = search.find(query.start(), query.goal(), path);
        long optimum = Oracle.cost(query);
        if (optimum == Oracle.UNREACHABLE) {
          assertEquals(Outcome.NO_PATH, outcome, () -> spec + query);
        } else {
          assertEquals(Outcome.FOUND, outcome, () -> spec + query);
          long cost = Path.of(query.graph(), path).cost();
          assertTrue(cost <= weight * optimum, () -> spec + query);
          assertEquals(0, search.counters().reopened);
        }
      }
    }
  }

  @Test
  void withAWeightNothingIsPromised() {
    GridCase query = GridCase.of("8 never sqrt2 ground", 0, 0, 2, 0, "...");
    Planner weighted = Planners.prepare("jps(weight=1.5)", query.graph());
    assertEquals(Guarantee.INCOMPLETE, weighted.guarantee());
    assertEquals(Guarantee.OPTIMAL, Planners.prepare("jps(weight=1)", query.graph()).guarantee());
  }
}
