package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.MapShape;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is left of a subgoal graph once every node is contracted. */
class ContractionTest {

  private static SubgoalGraph subgoals(GridMap map) {
    return SubgoalGraph.build(GridGraph.of(map, Movement.OCTILE), "ch", Budget.UNLIMITED);
  }

  private static SubgoalGraph subgoals(MapShape shape, int side) {
    return subgoals(shape.map(side, side, ".", new Random(5)));
  }

  @ParameterizedTest
  @EnumSource(names = {"NOISE", "ROOMS", "MAZE", "CAVE"})
  void everyArcLeadsUp(MapShape shape) {
    UpwardGraph upward = Contraction.contract(subgoals(shape, 60), Budget.UNLIMITED);
    for (int node = 0; node + 1 < upward.starts.length; node++) {
      for (int arc = upward.starts[node]; arc < upward.starts[node + 1]; arc++) {
        assertFalse(has(upward, upward.targets[arc], node), "an arc both ways");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NOISE", "ROOMS", "MAZE", "CAVE"})
  void anArcCostsWhatItStandsFor(MapShape shape) {
    SubgoalGraph subgoals = subgoals(shape, 60);
    UpwardGraph upward = Contraction.contract(subgoals, Budget.UNLIMITED);
    for (int node = 0; node + 1 < upward.starts.length; node++) {
      for (int arc = upward.starts[node]; arc < upward.starts[node + 1]; arc++) {
        int target = upward.targets[arc];
        int first = upward.parts[2 * arc];
        int second = upward.parts[2 * arc + 1];
        if (first >= 0) {
          assertEquals(node, upward.targets[first]);
          assertEquals(target, upward.targets[second]);
        }
        long expected =
            first >= 0
                ? upward.costs[first] + upward.costs[second]
                : subgoals.distance(node, target);
        assertEquals(expected, upward.costs[arc]);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NOISE", "ROOMS", "MAZE", "CAVE"})
  void anArcIsWalkedBothWaysAtItsCost(MapShape shape) {
    SubgoalGraph subgoals = subgoals(shape, 60);
    UpwardGraph upward = Contraction.contract(subgoals, Budget.UNLIMITED);
    ArcWalk walk = new ArcWalk(upward, subgoals.graph().map());
    PathBuffer path = new PathBuffer();
    for (int node = 0; node + 1 < upward.starts.length; node++) {
      for (int arc = upward.starts[node]; arc < upward.starts[node + 1]; arc++) {
        int begin = subgoals.cell(node);
        int end = subgoals.cell(upward.targets[arc]);
        path.clear();
        path.add(begin);
        assertEquals(end, walk.appendUp(arc, begin, path));
        assertEquals(end, path.cell(path.size() - 1));
        assertEquals(upward.costs[arc], Path.of(subgoals.graph(), path).cost());
        assertEquals(begin, walk.appendDown(arc, end, path));
        assertEquals(begin, path.cell(path.size() - 1));
        assertEquals(2 * upward.costs[arc], Path.of(subgoals.graph(), path).cost());
      }
    }
  }

  private static boolean has(UpwardGraph upward, int node, int target) {
    for (int arc = upward.starts[node]; arc < upward.starts[node + 1]; arc++) {
      if (upward.targets[arc] == target) {
        return true;
      }
    }
    return false;
  }

  /** Around one blocked cell four subgoals stand in a ring, and each way round costs the same. */
  @Test
  void whereThereIsAnotherWayNoShortcutIsAdded() {
    SubgoalGraph ring = subgoals(GridMap.parse("...", ".@.", "..."));
    UpwardGraph upward = Contraction.contract(ring, Budget.UNLIMITED);
    assertEquals(4, upward.targets.length);
    assertEquals(4 * 5 + 4 * (4 + 8 + 4 + 4), upward.bytes());
    long index = Planners.prepare("ch", ring.graph()).indexBytes();
    assertEquals(ring.withoutEdges().bytes() + upward.bytes(), index);
  }

  @Test
  void everyContractionCountsAgainstTheBudget() {
    SubgoalGraph ring = subgoals(GridMap.parse("...", ".@.", "..."));
    assertThrows(
        BudgetExhaustedException.class, () -> Contraction.contract(ring, Budget.expansions(2)));
  }

  /** Taken in the order of their numbers, the nodes of this cave get 1,013 for its 1,219 edges. */
  @Test
  void anOrderByPriorityKeepsShortcutsFew() {
    SubgoalGraph subgoals = subgoals(MapShape.CAVE, 60);
    int edges = subgoals.edgeCount() / 2;
    int arcs = Contraction.contract(subgoals, Budget.UNLIMITED).targets.length;
    assertEquals(1219, edges);
    assertTrue(arcs - edges < 600, arcs - edges + " shortcuts");
  }
}
