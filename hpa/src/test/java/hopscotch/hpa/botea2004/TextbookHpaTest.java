package hopscotch.hpa.botea2004;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The paper's steps, one by one, and the planner's are two ways to the same cost. */
class TextbookHpaTest {
  private static final String SEED = "2004";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.allMovements());
  }

  @Property(seed = SEED)
  void thePlannerFindsPathsOfTheSameCost(@ForAll("queries") GridCase query) {
    PathSearch planner = Planners.prepare("hpa(cluster=5)", query.graph()).newSearch();
    Crossings crossings = new Crossings(Crossing.ENDS, 6, false);
    AbstractGraph graph = AbstractGraph.build(query.graph(), 5, 1, crossings, 1, Budget.UNLIMITED);
    TextbookHpa textbook = new TextbookHpa(graph.level(1));
    PathBuffer path = new PathBuffer();
    for (GridCase other : query.others(10)) {
      boolean found = planner.find(other.start(), other.goal(), path) == Outcome.FOUND;
      long cost = found ? Path.of(query.graph(), path).cost() : TextbookAStar.NO_PATH;
      assertEquals(cost, textbook.find(other.start(), other.goal()));
      assertTrue(textbook.connecting().expanded() <= textbook.insertion().expanded());
    }
  }
}
