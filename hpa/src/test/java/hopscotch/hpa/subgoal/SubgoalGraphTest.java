package hopscotch.hpa.subgoal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Where subgoals are and how far apart, against the definition and the oracle. */
class SubgoalGraphTest {
  private static final String SEED = "2013";

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  @Property(seed = SEED)
  void aSubgoalIsAFreeCellAtWhichAPathTurnsAroundACorner(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = SubgoalGraph.ofNodes(query.graph(), "test");
    GridMap map = query.map();
    int count = 0;
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        boolean isCorner =
            ConvexCorners.areCut(query.graph())
                ? isBesideCutCorner(query, x, y)
                : isAtConvexCorner(query, x, y);
        assertEquals(isCorner, subgoals.isSubgoal(map.cell(x, y)), query::toString);
        if (isCorner) {
          assertEquals(map.cell(x, y), subgoals.cell(count), query::toString);
          assertEquals(count, subgoals.node(map.cell(x, y)), query::toString);
          count++;
        }
      }
    }
    assertEquals(count, subgoals.nodeCount(), query::toString);
  }

  private static boolean isAtConvexCorner(GridCase query, int x, int y) {
    boolean isCorner = false;
    for (int dx = -1; dx <= 1; dx += 2) {
      for (int dy = -1; dy <= 1; dy += 2) {
        isCorner |=
            isFree(query, x, y)
                && isFree(query, x + dx, y)
                && isFree(query, x, y + dy)
                && !isFree(query, x + dx, y + dy);
      }
    }
    return isCorner;
  }

  /** Whether a legal diagonal move leads from a cell past a blocked one. */
  private static boolean isBesideCutCorner(GridCase query, int x, int y) {
    boolean isBeside = false;
    for (int d = Directions.NE; d <= Directions.NW && isFree(query, x, y); d++) {
      boolean isLegal = (query.graph().moves(query.map().cell(x, y)) >>> d & 1) != 0;
      boolean isPast =
          !isFree(query, x + Directions.dx(d), y) || !isFree(query, x, y + Directions.dy(d));
      isBeside |= isLegal && isPast;
    }
    return isBeside;
  }

  private static boolean isFree(GridCase query, int x, int y) {
    GridMap map = query.map();
    boolean isInside = x >= 0 && y >= 0 && x < map.width() && y < map.height();
    return isInside && query.graph().isFree(map.cell(x, y));
  }

  @Property(seed = SEED)
  void anEdgeLeadsBothWaysAndCostsWhatAShortestPathCosts(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    SubgoalGraph subgoals = SubgoalGraph.build(query.graph(), "test", Budget.UNLIMITED);
    Oracle oracle = new Oracle(map, query.movement(), query.graph().costs());
    for (int node = 0; node < subgoals.nodeCount(); node++) {
      int x = map.x(subgoals.cell(node));
      int y = map.y(subgoals.cell(node));
      long[][] costs = oracle.costsFrom(x, y);
      for (int target : edgesOf(subgoals, node)) {
        long cost = costs[subgoals.rows()[target]][subgoals.columns()[target]];
        assertEquals(cost, subgoals.distance(node, target), query::toString);
        assertEquals(cost, subgoals.distanceToCell(target, subgoals.cell(node)), query::toString);
        assertTrue(isIn(node, edgesOf(subgoals, target)), query::toString);
      }
    }
  }

  private static int[] edgesOf(SubgoalGraph subgoals, int node) {
    return Arrays.copyOfRange(subgoals.edges(), subgoals.edgeStart(node), subgoals.edgeEnd(node));
  }

  private static boolean isIn(int node, int[] nodes) {
    return Arrays.stream(nodes).anyMatch(other -> other == node);
  }

  @Property(seed = SEED)
  void twoFreeCellsOfARowSeeEachOtherIfAllBetweenAreFree(@ForAll("queries") GridCase query) {
    GridMap map = query.map();
    SubgoalGraph subgoals = SubgoalGraph.ofNodes(query.graph(), "test");
    for (int y = 0; y < map.height(); y++) {
      for (int from = 0; from < map.width(); from++) {
        boolean isClear = isFree(query, from, y);
        for (int x = from + 1; x < map.width() && isFree(query, from, y); x++) {
          isClear &= isFree(query, x, y);
          if (isFree(query, x, y)) {
            int moves = x - from;
            boolean east = subgoals.isFree(map.cell(from, y), Directions.E, moves);
            boolean west = subgoals.isFree(map.cell(x, y), Directions.W, moves);
            assertEquals(isClear, east, query::toString);
            assertEquals(isClear, west, query::toString);
          }
        }
      }
    }
  }

  /** Four subgoals in a ring around one blocked cell, on five rows of five with the border. */
  @Test
  void itsBytesAreThoseOfItsArrays() {
    GridGraph graph = GridGraph.of(GridMap.parse("...", ".@.", "..."), Movement.OCTILE);
    SubgoalGraph ring = SubgoalGraph.build(graph, "test", Budget.UNLIMITED);
    int words = graph.freeBits().length;
    assertEquals(8, ring.edgeCount());
    assertEquals(4 * (5 + 8), ring.bytes() - ring.withoutEdges().bytes());
    assertEquals(ring.stops().bytes() + 4L * (3 * 4 + words), ring.withoutEdges().bytes());
  }
}
