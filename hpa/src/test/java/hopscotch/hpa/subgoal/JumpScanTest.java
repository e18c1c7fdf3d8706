package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Jump points by what they are for: the optimum leads over one of them, or needs no turn. */
class JumpScanTest {
  private static final String SEED = "2014";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void theOptimumNeedsNoTurnOrLeadsOverAJumpPoint(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = SubgoalGraph.ofNodes(query.graph(), "hl");
    JumpScan scan = subgoals.newJumpScan();
    OctileWalk walk = new OctileWalk(query.graph());
    for (GridCase other : query.others(5)) {
      long cost = Oracle.cost(other);
      if (other.start() == other.goal() || cost == Oracle.UNREACHABLE) {
        continue;
      }
      int count = scan.from(other.start());
      boolean needsNone = walk.isFreeInOrder(other.start(), other.goal());
      long least = Long.MAX_VALUE;
      for (int i = 0; i < count; i++) {
        int node = scan.found()[i];
        int cell = subgoals.cell(node);
        assertTrue(walk.isFreeInOrder(other.start(), cell), other::toString);
        long onwards = Oracle.cost(new GridCase(other.graph(), cell, other.goal()));
        least = Math.min(least, subgoals.distanceToCell(node, other.start()) + onwards);
      }
      assertTrue(needsNone || cost == least, other::toString);
    }
  }
}
