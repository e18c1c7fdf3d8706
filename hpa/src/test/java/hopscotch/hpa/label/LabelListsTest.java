package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The labels that a lesson shows, by cell. */
class LabelListsTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = "20121")
  void areThoseOfTheSubgoals(@ForAll("queries") GridCase query) {
    Planner planner = Planners.prepare("hl", query.graph());
    Labelled lists = planner.capability(Labelled.class).orElseThrow();
    SubgoalGraph subgoals = SubgoalGraph.build(query.graph(), "hl", Budget.UNLIMITED);
    int[] cells = IntStream.range(0, query.map().cellCount()).filter(subgoals::isSubgoal).toArray();
    assertArrayEquals(cells, lists.nodes(), query::toString);
    int[] ranks = Arrays.stream(cells).map(lists::rank).sorted().toArray();
    assertArrayEquals(IntStream.range(0, cells.length).toArray(), ranks, query::toString);
  }

  @Property(seed = "20122")
  void holdExactCostsToHubsByRank(@ForAll("queries") GridCase query) {
    Labelled lists = Planners.prepare("hl", query.graph()).capability(Labelled.class).orElseThrow();
    for (int node : lists.nodes()) {
      int[] hubs = lists.hubs(node);
      long[] costs = lists.costs(node);
      assertEquals(hubs.length, costs.length, query::toString);
      assertEquals(node, hubs[hubs.length - 1], query::toString);
      for (int i = 0; i < hubs.length; i++) {
        GridCase way = new GridCase(query.graph(), node, hubs[i]);
        assertEquals(Oracle.cost(way), costs[i], query::toString);
        assertTrue(i == 0 || lists.rank(hubs[i - 1]) < lists.rank(hubs[i]), query::toString);
      }
    }
  }
}
