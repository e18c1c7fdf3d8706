package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Repairs where four clusters meet. On maps of 8 x 8 cells with clusters of 4 x 4, each of the four
 * middle cells is the corner of another cluster.
 */
class CornerOfFourClustersTest {
  private static final String SPEC =
      "hpa(cluster=4,crossing=all,diagonal=true,direct=none,turns=true,landmarks=none)";

  /** From corner to corner of the map it is 7 diagonal moves, 4 of them beside the middle. */
  private static final GridMap OPEN =
      GridMap.parse(
          "........",
          "........",
          "........",
          "........", //
          "........",
          "........",
          "........",
          "........");

  /** Only the two halls and, in the middle, the move between their corners. */
  private static final GridMap TWO_HALLS =
      GridMap.parse(
          "....@@@@",
          "....@@@@",
          "....@@@@",
          "....@@@@", //
          "@@@@....",
          "@@@@....",
          "@@@@....",
          "@@@@....");

  /**
   * A wall on the diagonal moves the path one row off it, and one beside it as well if no corner
   * may be cut; both together two rows. Each row takes two straight moves in place of a diagonal
   * one.
   */
  @ParameterizedTest
  @EnumSource(CornerRule.class)
  void aPathOverTheCornerIsAsShortAsBeforeOnceAWallIsGoneAgain(CornerRule rule) {
    HpaPlanner fresh = planner(OPEN, rule);
    long straight = fresh.graph().costs().straight();
    long diagonal = fresh.graph().costs().diagonal();
    assertEquals(7 * diagonal, cost(fresh));
    for (int x = 3; x <= 4; x++) {
      for (int y = 3; y <= 4; y++) {
        int beside = (x == y ? 1 : 0) + (rule == CornerRule.NEVER ? 1 : 0);
        long around = (7 - beside) * diagonal + 2L * beside * straight;
        HpaPlanner walled = fresh.withChanges(CellChanges.on(OPEN).block(x, y).build());
        assertEquals(around, cost(walled), "with a wall at " + x + "," + y);
        assertTrue(isAsFresh(walled, rule));
        HpaPlanner freed = walled.withChanges(CellChanges.on(OPEN).free(x, y).build());
        assertEquals(7 * diagonal, cost(freed), "once free again at " + x + "," + y);
        assertTrue(isAsFresh(freed, rule));
      }
    }
  }

  /** Where no corner may be cut, each of the two cells beside the move over it counts. */
  @Test
  void theOnlyWayOverTheCornerOpensAndCloses() {
    HpaPlanner shut = planner(TWO_HALLS, CornerRule.NEVER);
    assertEquals(Outcome.NO_PATH, find(shut, new PathBuffer()));
    HpaPlanner half = shut.withChanges(CellChanges.on(TWO_HALLS).free(4, 3).build());
    long straight = half.graph().costs().straight();
    long diagonal = half.graph().costs().diagonal();
    assertEquals(6 * diagonal + 2 * straight, cost(half));
    HpaPlanner open = half.withChanges(CellChanges.on(TWO_HALLS).free(3, 4).build());
    assertEquals(7 * diagonal, cost(open));
    assertTrue(isAsFresh(open, CornerRule.NEVER));
    CellChanges again = CellChanges.on(TWO_HALLS).block(3, 4).block(4, 3).build();
    assertEquals(Outcome.NO_PATH, find(open.withChanges(again), new PathBuffer()));
  }

  @Test
  void betweenTwoBlockedCellsTheMoveOverTheCornerIsTheWay() {
    HpaPlanner open = planner(TWO_HALLS, CornerRule.ALWAYS);
    assertEquals(7L * open.graph().costs().diagonal(), cost(open));
    HpaPlanner shut = open.withChanges(CellChanges.on(TWO_HALLS).block(4, 4).build());
    assertEquals(Outcome.NO_PATH, find(shut, new PathBuffer()));
    HpaPlanner again = shut.withChanges(CellChanges.on(TWO_HALLS).free(4, 4).build());
    assertEquals(7L * open.graph().costs().diagonal(), cost(again));
    assertTrue(isAsFresh(again, CornerRule.ALWAYS));
  }

  private static boolean isAsFresh(HpaPlanner repaired, CornerRule rule) {
    HpaPlanner fresh = planner(repaired.graph().map(), rule);
    return repaired.abstraction().sameAs(fresh.abstraction());
  }

  private static HpaPlanner planner(GridMap map, CornerRule rule) {
    GridGraph graph = GridGraph.of(map, Movement.OCTILE.withCorners(rule));
    return (HpaPlanner) Planners.prepare(SPEC, graph).planner();
  }

  /** The cost from the north-west corner of the map to the south-east one. */
  private static long cost(HpaPlanner planner) {
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, find(planner, path));
    return Path.of(planner.graph(), path).cost();
  }

  private static Outcome find(HpaPlanner planner, PathBuffer path) {
    GridMap map = planner.graph().map();
    return planner.newSearch().find(map.cell(0, 0), map.cell(7, 7), path);
  }
}
