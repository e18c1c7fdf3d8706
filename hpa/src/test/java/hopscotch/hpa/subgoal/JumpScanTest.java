package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Jump points by what they are for: the optimum leads over one of them, or needs no turn. */
class JumpScanTest {
  private static final String SEED = "2014";

  @Provide
  Arbitrary<GridCase> queries() {
    List<Movement> movements =
        GridCases.uniformMovements().stream()
            .filter(movement -> movement.directions() == 8)
            .filter(movement -> movement.corners() == CornerRule.NEVER)
            .toList();
    return GridCases.queries(movements);
  }

  @Property(seed = SEED)
  void theOptimumNeedsNoTurnOrLeadsOverAJumpPoint(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = SubgoalGraph.ofNodes(query.graph(), "hl");
    JumpScan scan = subgoals.newJumpScan();
    for (GridCase other : query.others(5)) {
      long cost = Oracle.cost(other);
      if (other.start() == other.goal() || cost == Oracle.UNREACHABLE) {
        continue;
      }
      int count = scan.from(other.start());
      long least = scan.sees(other.goal()) ? walked(scan, other, other.goal()) : Long.MAX_VALUE;
      for (int i = 0; i < count; i++) {
        int cell = scan.found(i);
        assertTrue(subgoals.isSubgoal(cell) && scan.sees(cell), other::toString);
        long onwards = Oracle.cost(new GridCase(other.map(), other.movement(), cell, other.goal()));
        least = Math.min(least, walked(scan, other, cell) + onwards);
      }
      assertEquals(cost, least, other::toString);
    }
  }

  /** The cost of the cells that a scan appends. */
  private static long walked(JumpScan scan, GridCase query, int cell) {
    PathBuffer path = new PathBuffer();
    path.add(query.start());
    scan.append(cell, path);
    assertEquals(cell, path.cell(path.size() - 1), query::toString);
    return Path.of(query.graph(), path).cost();
  }

  /** Of the corners of a block, nobody turns at the nearest. */
  @Example
  void aCornerOnTheNearSideIsNoJumpPoint() {
    GridMap map = GridMap.parse(".....", ".....", "..@..", ".....", ".....");
    SubgoalGraph subgoals = SubgoalGraph.ofNodes(GridGraph.of(map, Movement.OCTILE), "hl");
    JumpScan scan = subgoals.newJumpScan();
    Set<Integer> found = new TreeSet<>();
    int count = scan.from(map.cell(0, 0));
    for (int i = 0; i < count; i++) {
      found.add(scan.found(i));
    }
    assertEquals(Set.of(map.cell(3, 1), map.cell(1, 3)), found);
    assertTrue(subgoals.isSubgoal(map.cell(1, 1)));
  }
}
