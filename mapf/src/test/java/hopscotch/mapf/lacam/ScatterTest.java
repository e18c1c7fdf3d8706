package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.mapf.distance.GoalDistances;
import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.planner.TeamMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ScatterTest {
  private static Scatter spread(
      VertexGraph graph, int[] starts, int[] goals, int margin, int seed) {
    GoalDistances distances = new GoalDistances(graph, goals);
    return Scatter.of(
        graph, distances, starts, margin, new SplittableRandom(seed), new TeamMeter());
  }

  /** The vertices from a start on, as they are handed out. */
  private static List<Integer> path(Scatter scatter, int unit, int start) {
    List<Integer> path = new ArrayList<>();
    for (int at = start; at >= 0; at = scatter.vertexAfter(unit, at)) {
      path.add(at);
    }
    return path;
  }

  @Test
  void pathsLeadToGoalsWithinTheMargin() {
    GridMap map = GridMap.of(9, 9, (x, y) -> x != 4 || y % 3 == 1);
    VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    Random random = new Random(5);
    for (int seed = 0; seed < 50; seed++) {
      int[] starts = random.ints(0, graph.size()).distinct().limit(12).toArray();
      int[] goals = random.ints(0, graph.size()).distinct().limit(12).toArray();
      GoalDistances distances = new GoalDistances(graph, goals);
      for (int margin = 0; margin <= 4; margin += 2) {
        Scatter scatter = spread(graph, starts, goals, margin, seed);
        for (int unit = 0; unit < starts.length; unit++) {
          List<Integer> path = path(scatter, unit, starts[unit]);
          int end = path.get(path.size() - 1);
          assertTrue(path.size() - 1 <= distances.of(unit, starts[unit]) + margin);
          if (end != starts[unit]) {
            assertEquals(goals[unit], end);
          }
          for (int step = 1; step < path.size(); step++) {
            assertTrue(graph.areNeighbours(path.get(step - 1), path.get(step)));
          }
        }
      }
    }
  }

  /** Two units head on in the middle one of three rows: with a margin one of them goes aside. */
  @Test
  void aMarginLetsUnitsPassEachOther() {
    GridMap map = GridMap.of(8, 3, (x, y) -> true);
    VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    int left = graph.vertex(map.cell(0, 1));
    int right = graph.vertex(map.cell(7, 1));
    for (int seed = 0; seed < 20; seed++) {
      int[] starts = {left, right};
      int[] goals = {right, left};
      assertTrue(meets(spread(graph, starts, goals, 0, seed), starts));
      assertFalse(meets(spread(graph, starts, goals, 2, seed), starts));
    }
  }

  /** Whether the two are at one vertex at a step, or change places. */
  private static boolean meets(Scatter scatter, int[] starts) {
    List<Integer> one = path(scatter, 0, starts[0]);
    List<Integer> two = path(scatter, 1, starts[1]);
    for (int step = 1; step < Math.min(one.size(), two.size()); step++) {
      boolean isAt = one.get(step).equals(two.get(step));
      boolean isSwap =
          one.get(step).equals(two.get(step - 1)) && two.get(step).equals(one.get(step - 1));
      if (isAt || isSwap) {
        return true;
      }
    }
    return false;
  }

  /** One rests in the middle of the shortest way of the other, which goes round if it knows. */
  @Test
  void whoRestsIsGoneRoundIfItWasPlacedBefore() {
    GridMap map = GridMap.of(8, 3, (x, y) -> true);
    VertexGraph graph = VertexGraph.of(GridGraph.of(map, Movement.ORTHOGONAL));
    int middle = graph.vertex(map.cell(4, 1));
    int[] starts = {graph.vertex(map.cell(0, 1)), middle};
    int[] goals = {graph.vertex(map.cell(7, 1)), middle};
    int round = 0;
    for (int seed = 0; seed < 100; seed++) {
      assertTrue(path(spread(graph, starts, goals, 0, seed), 0, starts[0]).contains(middle));
      round += path(spread(graph, starts, goals, 2, seed), 0, starts[0]).contains(middle) ? 0 : 1;
    }
    assertEquals(50, round, 20);
  }
}
