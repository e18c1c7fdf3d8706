package hopscotch.hpa.contraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left of a subgoal graph once every node is contracted. */
class ContractionTest {

  private static SubgoalGraph subgoals(GridMap map) {
    return SubgoalGraph.build(GridGraph.of(map, Movement.OCTILE), "ch", Budget.UNLIMITED);
  }

  private static SubgoalGraph subgoals(MapShape shape, int side) {
    return subgoals(shape.map(side, side, ".", new Random(5)));
  }

  /** A hierarchy, and where its nodes lie. */
  private record Contracted(GraphNodes nodes, UpwardGraph upward) {
    /** Of the subgoals of a map, or of its jump points. */
    static Contracted of(MapShape shape, boolean isOfJumpPoints) {
      GridMap map = shape.map(60, 60, ".", new Random(5));
      if (isOfJumpPoints) {
        JumpVertices vertices = JumpVertices.of(GridGraph.of(map, Movement.OCTILE), "chjp");
        GraphNodes nodes = GraphNodes.of(vertices);
        return new Contracted(nodes, Contraction.contract(vertices, nodes, Budget.UNLIMITED));
      }
      SubgoalGraph subgoals = subgoals(map);
      return new Contracted(
          GraphNodes.of(subgoals), Contraction.contract(subgoals, Budget.UNLIMITED));
    }

    /** The node at a place of the starts. */
    int node(int at) {
      return at % nodes.count();
    }

    boolean has(int at, int target) {
      for (int arc = upward.starts[at]; arc < upward.starts[at + 1]; arc++) {
        if (upward.targets[arc] == target) {
          return true;
        }
      }
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "NOISE, false", "ROOMS, false", "MAZE, false", "CAVE, false",
    "NOISE, true", "ROOMS, true", "MAZE, true", "CAVE, true"
  })
  void everyArcLeadsUp(MapShape shape, boolean isOfJumpPoints) {
    Contracted graph = Contracted.of(shape, isOfJumpPoints);
    UpwardGraph upward = graph.upward();
    for (int at = 0; at + 1 < upward.starts.length; at++) {
      for (int arc = upward.starts[at]; arc < upward.starts[at + 1]; arc++) {
        int target = upward.targets[arc];
        assertFalse(graph.has(target, graph.node(at)), "an arc both ways");
        assertFalse(graph.has(target + upward.back, graph.node(at)), "an arc both ways");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "NOISE, false", "ROOMS, false", "MAZE, false", "CAVE, false",
    "NOISE, true", "ROOMS, true", "MAZE, true", "CAVE, true"
  })
  void anArcCostsWhatItStandsFor(MapShape shape, boolean isOfJumpPoints) {
    Contracted graph = Contracted.of(shape, isOfJumpPoints);
    UpwardGraph upward = graph.upward();
    for (int at = 0; at + 1 < upward.starts.length; at++) {
      for (int arc = upward.starts[at]; arc < upward.starts[at + 1]; arc++) {
        int target = upward.targets[arc];
        int first = upward.parts[2 * arc];
        int second = upward.parts[2 * arc + 1];
        if (first >= 0) {
          assertEquals(graph.node(at), upward.targets[first]);
          assertEquals(target, upward.targets[second]);
        }
        long expected =
            first >= 0
                ? upward.costs[first] + upward.costs[second]
                : graph.nodes().distance(graph.node(at), target);
        assertEquals(expected, upward.costs[arc]);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "NOISE, false", "ROOMS, false", "MAZE, false", "CAVE, false",
    "NOISE, true", "ROOMS, true", "MAZE, true", "CAVE, true"
  })
  void anArcIsWalkedBothWaysAtItsCost(MapShape shape, boolean isOfJumpPoints) {
    Contracted graph = Contracted.of(shape, isOfJumpPoints);
    UpwardGraph upward = graph.upward();
    GridGraph cells = graph.nodes().graph();
    ArcWalk walk = new ArcWalk(upward, cells.map());
    PathBuffer path = new PathBuffer();
    for (int at = 0; at + 1 < upward.starts.length; at++) {
      for (int arc = upward.starts[at]; arc < upward.starts[at + 1]; arc++) {
        int begin = graph.nodes().cell(graph.node(at));
        int end = graph.nodes().cell(upward.targets[arc]);
        path.clear();
        path.add(begin);
        assertEquals(end, walk.appendUp(arc, begin, path));
        assertEquals(end, path.cell(path.size() - 1));
        assertEquals(upward.costs[arc], Path.of(cells, path).cost());
        assertEquals(begin, walk.appendDown(arc, end, path));
        assertEquals(begin, path.cell(path.size() - 1));
        assertEquals(2 * upward.costs[arc], Path.of(cells, path).cost());
      }
    }
  }

  /** Around one blocked cell four subgoals stand in a ring, and each way round costs the same. */
  @ParameterizedTest
  @CsvSource({"NOISE", "ROOMS", "MAZE", "CAVE"})
  void noShortcutLeadsToAnotherArrivalAtTheSameCell(MapShape shape) {
    Contracted graph = Contracted.of(shape, true);
    UpwardGraph upward = graph.upward();
    for (int at = 0; at + 1 < upward.starts.length; at++) {
      for (int arc = upward.starts[at]; arc < upward.starts[at + 1]; arc++) {
        int target = upward.targets[arc];
        assertTrue(graph.nodes().distance(graph.node(at), target) > 0, "an arc within a cell");
      }
    }
  }

  @Test
  void itsBytesAreThoseOfItsArrays() {
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
