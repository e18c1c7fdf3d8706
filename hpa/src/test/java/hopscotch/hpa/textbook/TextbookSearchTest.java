package hopscotch.hpa.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.testkit.GridCases;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The paper's steps, one by one, and those of {@code hpa} are two ways to the same cost. */
class TextbookSearchTest {
  private static final String SEED = "2004";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void itFindsPathsOfTheCostOfHpa(@ForAll("queries") GridCase query) {
    PathSearch hpa = Planners.prepare("hpa(cluster=5)", query.graph()).newSearch();
    PreparedPlanner planner = Planners.prepare("hpa2004(cluster=5)", query.graph());
    PathSearch textbook = planner.newSearch();
    for (GridCase other : query.others(10)) {
      assertEquals(cost(hpa, other), cost(textbook, other));
      assertTrue(extra(planner, textbook, "connecting") <= extra(planner, textbook, "insertion"));
    }
  }

  /** The abstract path promises the cost that its refinement has. */
  @Property(seed = SEED)
  void refinementCostsWhatTheMainSearchFound(@ForAll("queries") GridCase query) {
    PreparedPlanner planner = Planners.prepare("hpa2004(cluster=5)", query.graph());
    PathSearch textbook = planner.newSearch();
    long cost = cost(textbook, query);
    if (cost > 0) {
      assertEquals(cost, extra(planner, textbook, "abstract-cost"));
    }
  }

  /** The cost of the path, -1 if none is found. */
  private static long cost(PathSearch search, GridCase query) {
    PathBuffer path = new PathBuffer();
    boolean found = search.find(query.start(), query.goal(), path) == Outcome.FOUND;
    return found ? Path.of(query.graph(), path).cost() : -1;
  }

  private static long extra(PreparedPlanner planner, PathSearch search, String name) {
    return search.counters().extra(planner.extraCounters().indexOf(name));
  }
}
