package hopscotch.mapf.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class GoalDistancesTest {

  @Property(tries = 100, seed = "1")
  void agreeWithABreadthFirstSearchHoweverTheyAreAskedFor(@ForAll long seed) {
    Random random = new Random(seed);
    GridMap.Builder builder = GridMap.builder(1 + random.nextInt(40), 1 + random.nextInt(40));
    GridMap empty = builder.build();
    for (int y = 0; y < empty.height(); y++) {
      for (int x = 0; x < empty.width(); x++) {
        builder.set(x, y, random.nextInt(3) == 0 ? '@' : '.');
      }
    }
    GridGraph grid =
        GridGraph.of(builder.build(), random.nextBoolean() ? Movement.OCTILE : Movement.ORTHOGONAL);
    VertexGraph graph = VertexGraph.of(grid);
    if (graph.size() == 0) {
      return;
    }
    int[] goals = {random.nextInt(graph.size()), random.nextInt(graph.size())};
    GoalDistances distances = new GoalDistances(graph, goals);
    int[][] expected = {breadthFirst(graph, goals[0]), breadthFirst(graph, goals[1])};
    for (int i = 0; i < 200; i++) {
      int unit = random.nextInt(2);
      int vertex = random.nextInt(graph.size());
      assertEquals(expected[unit][vertex], distances.of(unit, vertex));
    }
  }

  private static int[] breadthFirst(VertexGraph graph, int goal) {
    int[] distances = new int[graph.size()];
    Arrays.fill(distances, GoalDistances.UNREACHABLE);
    distances[goal] = 0;
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.add(goal);
    while (!queue.isEmpty()) {
      int vertex = queue.poll();
      for (int other = 0; other < graph.size(); other++) {
        if (graph.areNeighbours(vertex, other) && distances[other] == GoalDistances.UNREACHABLE) {
          distances[other] = distances[vertex] + 1;
          queue.add(other);
        }
      }
    }
    return distances;
  }

  @Test
  void refuseAWayThatIsTooLong() {
    VertexGraph graph =
        VertexGraph.of(GridGraph.of(GridMap.parse(".".repeat(65_536)), Movement.ORTHOGONAL));
    int end = graph.vertex(graph.grid().map().cell(0, 0));
    GoalDistances distances = new GoalDistances(graph, new int[] {end});
    assertEquals(65_534, distances.of(0, graph.vertex(graph.grid().map().cell(65_534, 0))));
    int tooFar = graph.vertex(graph.grid().map().cell(65_535, 0));
    assertThrows(IllegalArgumentException.class, () -> distances.of(0, tooFar));
  }

  @Test
  void takeSpaceForWhatWasTouched() {
    String row = ".".repeat(200);
    String[] rows = new String[200];
    Arrays.fill(rows, row);
    VertexGraph graph = VertexGraph.of(GridGraph.of(GridMap.parse(rows), Movement.ORTHOGONAL));
    int corner = graph.vertex(graph.grid().map().cell(0, 0));
    GoalDistances distances = new GoalDistances(graph, new int[] {corner});
    distances.of(0, graph.vertex(graph.grid().map().cell(10, 0)));
    assertTrue(distances.bytes() < 4096, () -> distances.bytes() + " bytes");
    assertTrue(distances.touched() < 100);
    distances.reset(0, graph.vertex(graph.grid().map().cell(199, 199)));
    assertEquals(398, distances.of(0, corner));
  }
}
