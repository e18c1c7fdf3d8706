package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Budget;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.subgoal.SubgoalGraph;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Octile paths between subgoals against Dijkstra's algorithm on the cells. */
class OctileJoinsTest {
  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = "2012")
  void nodesAreJoinedIfTheyAreAtTheirOctileDistance(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = SubgoalGraph.build(query.graph(), "hl", Budget.UNLIMITED);
    OctileJoins joins = new OctileJoins(subgoals);
    int nodes = subgoals.nodeCount();
    for (int a = 0; a < nodes; a += 1 + nodes / 5) {
      for (int b = 0; b < nodes; b++) {
        if (b != a) {
          GridCase between = new GridCase(query.graph(), subgoals.cell(a), subgoals.cell(b));
          boolean isOctile = Oracle.cost(between) == subgoals.distance(a, b);
          String pair = a + " and " + b + " in " + query;
          assertEquals(isOctile, joins.isJoined(a, b), pair);
          assertEquals(isOctile, joins.isJoined(a, b), pair);
        }
      }
    }
  }
}
