package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import hopscotch.hpa.subgoal.JumpScan;
import hopscotch.hpa.subgoal.OctileWalk;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Seeds of cells against Dijkstra's algorithm on the cells. */
class SeedTableTest {
  private static final String SEED = "2026";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  private static SubgoalGraph subgoals(GridGraph graph) {
    return SubgoalGraph.build(graph, "hl", Budget.UNLIMITED);
  }

  private static SeedTable table(SubgoalGraph subgoals, Budget budget) {
    return SeedTable.of(subgoals, SeedUse.KEPT, budget);
  }

  private static int[] seeds(SeedTable table, int cell) {
    int first = table.first(cell);
    return Arrays.copyOfRange(table.nodes(), first, first + table.size(cell));
  }

  @Property(seed = SEED)
  void theOptimumNeedsNoTurnOrLeadsOverASeed(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = subgoals(query.graph());
    SeedTable table = table(subgoals, Budget.UNLIMITED);
    OctileWalk walk = new OctileWalk(query.graph());
    for (GridCase other : query.others(5)) {
      int start = other.start();
      long cost = Oracle.cost(other);
      if (start == other.goal()
          || cost == Oracle.UNREACHABLE
          || walk.isFreeInOrder(start, other.goal())) {
        continue;
      }
      long least = Long.MAX_VALUE;
      int[] itself = {subgoals.node(start)};
      for (int seed : subgoals.isSubgoal(start) ? itself : seeds(table, start)) {
        int cell = subgoals.cell(seed);
        assertTrue(walk.isFreeInOrder(start, cell), other::toString);
        long onwards = Oracle.cost(new GridCase(other.graph(), cell, other.goal()));
        least = Math.min(least, subgoals.distanceToCell(seed, start) + onwards);
      }
      assertEquals(cost, least, other::toString);
    }
  }

  /** Each jump point is a seed or lies behind one, and no seed behind another. */
  @Property(seed = SEED)
  void whatIsLeftOutIsDominated(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = subgoals(query.graph());
    SeedTable table = table(subgoals, Budget.UNLIMITED);
    JumpScan scan = subgoals.newJumpScan();
    for (GridCase other : query.others(5)) {
      int start = other.start();
      int[] seeds = seeds(table, start);
      if (subgoals.isSubgoal(start)) {
        assertEquals(0, seeds.length, other::toString);
        continue;
      }
      int count = scan.from(start);
      for (int i = 0; i < count; i++) {
        int node = scan.found()[i];
        boolean isKept = Arrays.stream(seeds).anyMatch(seed -> seed == node);
        assertEquals(!isKept, isDominated(subgoals, other, seeds, node), other::toString);
      }
    }
  }

  private static boolean isDominated(SubgoalGraph subgoals, GridCase query, int[] seeds, int node) {
    long cost = subgoals.distanceToCell(node, query.start());
    for (int seed : seeds) {
      GridCase between = new GridCase(query.graph(), subgoals.cell(seed), subgoals.cell(node));
      long first = subgoals.distanceToCell(seed, query.start());
      if (seed != node && first + Oracle.cost(between) == cost) {
        return true;
      }
    }
    return false;
  }

  @Example
  void itsBytesAreThoseOfItsLists() {
    GridMap map = GridMap.parse(".......", ".....@.", "..@....");
    SeedTable table = table(subgoals(GridGraph.of(map, Movement.OCTILE)), Budget.UNLIMITED);
    assertEquals(0, seeds(table, map.cell(2, 2)).length, "a blocked cell");
    assertEquals(4L * (map.cellCount() + table.nodes().length), table.bytes());
  }

  /** Below a row of blocks each column has a jump point, which none beside it dominates. */
  @Example
  void aCellMayHaveVeryManySeeds() {
    GridMap map = GridMap.of(301, 160, (x, y) -> y != 2 || x % 3 != 1);
    SubgoalGraph subgoals = subgoals(GridGraph.of(map, Movement.OCTILE));
    SeedTable table = table(subgoals, Budget.UNLIMITED);
    int cell = map.cell(150, 159);
    assertTrue(table.size(cell) > 128, "seeds: " + table.size(cell));
    assertEquals(subgoals.newJumpScan().from(cell), table.size(cell));
  }

  /** From each of the cells beside a wall one sees the same two corners. */
  @Example
  void cellsOfTheSameSeedsShareOneList() {
    GridMap map = GridMap.parse(".......", ".@@@@@.", ".......");
    SubgoalGraph subgoals = subgoals(GridGraph.of(map, Movement.OCTILE));
    SeedTable table = table(subgoals, Budget.UNLIMITED);
    for (int x = 2; x < 6; x++) {
      assertEquals(2, table.size(map.cell(x, 0)));
      assertEquals(table.first(map.cell(1, 0)), table.first(map.cell(x, 0)));
    }
  }

  /** Around a single block every cell has a few jump points, among many blocks more than that. */
  @Example
  void whereCellsHaveFewJumpPointsNothingIsKept() {
    assertFalse(isKept(GridMap.parse("...", ".@.", "...")));
    assertTrue(isKept(GridMap.of(40, 40, (x, y) -> x % 5 != 2 || y % 5 != 2)));
  }

  private static boolean isKept(GridMap map) {
    SubgoalGraph subgoals = subgoals(GridGraph.of(map, Movement.OCTILE));
    SeedTable table = SeedTable.of(subgoals, SeedUse.AUTO, Budget.UNLIMITED);
    assertEquals(table.isKept(), table.bytes() > 0);
    return table.isKept();
  }

  @Example
  void everyCellCountsAgainstTheBudget() {
    GridMap map = GridMap.parse("...", ".@.", "...");
    SubgoalGraph subgoals = subgoals(GridGraph.of(map, Movement.OCTILE));
    assertThrows(BudgetExhaustedException.class, () -> table(subgoals, Budget.expansions(2)));
  }
}
