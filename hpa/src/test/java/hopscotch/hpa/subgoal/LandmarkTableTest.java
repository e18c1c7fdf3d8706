package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class LandmarkTableTest {
  private static final int LANDMARKS = 3;
  private static final GridGraph RING =
      GridGraph.of(GridMap.parse("...", ".@.", "..."), Movement.OCTILE);

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(List.of(Movement.OCTILE));
  }

  /** The ring's four corners stand around its middle, which is the first of them. */
  @Test
  void everyLandmarkIsFarthestInItsSector() {
    SubgoalGraph subgoals = SubgoalGraph.build(RING, "test", Budget.UNLIMITED);
    LandmarkTable table = LandmarkTable.of(subgoals, 1, Budget.UNLIMITED);
    long farthest = IntStream.range(0, 4).filter(node -> table.distances()[node] == 0).sum();
    assertEquals(3, farthest);
  }

  /** Of four landmarks each is the farthest in a quarter around the middle. */
  @Property(seed = "2009")
  void eachOfFourIsFarthestInItsQuarter(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = SubgoalGraph.build(query.graph(), "test", Budget.UNLIMITED);
    if (subgoals.nodeCount() == 0) {
      return;
    }
    int[] cells = IntStream.range(0, subgoals.nodeCount()).map(subgoals::cell).toArray();
    GridMap map = query.map();
    int middle = query.graph().components().middle(cells, map.stride());
    Oracle oracle = new Oracle(map, query.movement(), query.graph().costs());
    long[][] costs = oracle.costsFrom(map.x(middle), map.y(middle));
    long[] farthest = new long[4];
    for (int cell : cells) {
      long cost = costs[map.y(cell)][map.x(cell)];
      int quarter = quarter(map.x(cell) - map.x(middle), map.y(cell) - map.y(middle));
      farthest[quarter] = Math.max(farthest[quarter], cost == Oracle.UNREACHABLE ? 0 : cost);
    }
    LandmarkTable table = LandmarkTable.of(subgoals, 4, Budget.UNLIMITED);
    int there = subgoals.node(middle);
    for (int quarter = 0; quarter < 4; quarter++) {
      assertEquals(farthest[quarter], table.distances()[there * 4 + quarter], query::toString);
    }
  }

  /** Clockwise from north on, which is of the first; the middle is of the second. */
  private static int quarter(int dx, int dy) {
    boolean isEast = dx > 0 || dx == 0 && dy <= 0;
    return isEast ? dy < 0 ? 0 : 1 : dy > 0 ? 2 : 3;
  }

  /** A landmark is the subgoal at distance 0 in its column. */
  @Property(seed = "2009")
  void distancesAreThoseOfShortestPaths(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = SubgoalGraph.build(query.graph(), "test", Budget.UNLIMITED);
    LandmarkTable table = LandmarkTable.of(subgoals, LANDMARKS, Budget.UNLIMITED);
    Oracle oracle = new Oracle(query.map(), query.movement(), query.graph().costs());
    for (int p = 0; p < LANDMARKS && subgoals.nodeCount() > 0; p++) {
      int column = p;
      int landmark =
          IntStream.range(0, subgoals.nodeCount())
              .filter(node -> table.distances()[node * LANDMARKS + column] == 0)
              .findFirst()
              .orElseThrow();
      long[][] costs = oracle.costsFrom(subgoals.columns()[landmark], subgoals.rows()[landmark]);
      for (int node = 0; node < subgoals.nodeCount(); node++) {
        long cost = costs[subgoals.rows()[node]][subgoals.columns()[node]];
        int expected = cost == Oracle.UNREACHABLE ? LandmarkTable.FAR : (int) cost;
        assertEquals(expected, table.distances()[node * LANDMARKS + p], query::toString);
      }
    }
  }

  @Test
  void theBudgetCountsWhatIsExpanded() {
    SubgoalGraph ring = SubgoalGraph.build(RING, "test", Budget.UNLIMITED);
    assertThrows(
        BudgetExhaustedException.class,
        () -> LandmarkTable.of(ring, LANDMARKS, Budget.expansions(2)));
  }

  @Test
  void anIntForEachSubgoalAndLandmark() {
    long without = Planners.prepare("subgoal(levels=2)", RING).indexBytes();
    long with = Planners.prepare("subgoal(levels=2,landmarks=5)", RING).indexBytes();
    assertEquals(4 * 4 * 5, with - without);
  }
}
