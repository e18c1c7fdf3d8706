package hopscotch.hpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a planner decided by itself, typed in again, is the same planner. */
class ResolvedSpecTest {
  private static final int SIDE = 120;

  private static GridGraph graph(double density, int seed) {
    Random random = new Random(seed);
    GridMap.Builder map = GridMap.builder(SIDE, SIDE);
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        map.set(x, y, random.nextDouble() < density ? '@' : '.');
      }
    }
    return GridGraph.of(map.build(), Movement.OCTILE);
  }

  /** Open, scattered and dense maps: clusters of 16 and 24, with turns and without. */
  @ParameterizedTest
  @CsvSource({
    "hpa, 0.01",
    "hpa, 0.25",
    "hpa, 0.38",
    "hpa(levels=2), 0.05",
    "hpa(landmarks=none), 0.05",
    "'hpa(levels=1,labels=true)', 0.05",
    "hpa(insertion=dijkstra), 0.25",
    "rays(hpa), 0.25",
    "hl, 0.05",
    "hl, 0.38",
    "jpsplus(prune=true), 0.1",
    "astar, 0.1",
    "astar(weight=2), 0.1",
  })
  void typedInAgainItIsTheSamePlanner(String spec, double density) {
    GridGraph graph = graph(density, 7);
    PreparedPlanner planner = Planners.prepare(spec, graph);
    String resolved = planner.resolved().toString();
    PreparedPlanner again = Planners.prepare(resolved, graph);
    assertEquals(resolved, again.resolved().toString());
    assertEquals(resolved, again.spec().toString(), "nothing is left to it");
    assertEquals(planner.indexBytes(), again.indexBytes());
    Random random = new Random(3);
    PathSearch one = planner.newSearch();
    PathSearch other = again.newSearch();
    PathBuffer path = new PathBuffer();
    PathBuffer samePath = new PathBuffer();
    for (int i = 0; i < 100; i++) {
      int start = cell(graph, random);
      int goal = cell(graph, random);
      assertEquals(
          one.find(start, goal, path, Budget.UNLIMITED),
          other.find(start, goal, samePath, Budget.UNLIMITED));
      assertEquals(one.counters().toString(), other.counters().toString(), resolved);
      assertEquals(path.size(), samePath.size());
      for (int k = 0; k < path.size(); k++) {
        assertEquals(path.cell(k), samePath.cell(k));
      }
    }
  }

  private static int cell(GridGraph graph, Random random) {
    while (true) {
      int cell = graph.map().cell(random.nextInt(SIDE), random.nextInt(SIDE));
      if (graph.isFree(cell)) {
        return cell;
      }
    }
  }

  @Test
  void itNamesWhatItDecided() {
    assertEquals(
        "hpa(cluster=24,levels=1,direct=64,turns=false,landmarks=16,searched-level=1,labels=false)",
        Planners.prepare("hpa", graph(0.25, 7)).resolved().toString());
    assertFalse(
        Planners.prepare("rays(hpa)", graph(0.25, 7)).resolved().toString().contains("auto"));
  }

  @Test
  void onAMapSmallerThanAnyClusterItCanBeTypedInAgain() {
    GridGraph graph = GridGraph.of(GridMap.parse("..", ".."), Movement.OCTILE);
    String resolved = Planners.prepare("hpa", graph).resolved().toString();
    assertEquals(resolved, Planners.prepare(resolved, graph).resolved().toString());
  }

  @Test
  void whatDoesNotFitTheMapIsRefused() {
    GridGraph graph = graph(0.1, 1);
    for (String[] wrong :
        new String[][] {
          {"hpa(levels=1,landmarks=4,searched-level=2)", "expected a level up to 1"},
          {"hpa(cluster=32,turns=true)", "clusters of up to 16 cells"},
          {"hpa(levels=2,landmarks=none,labels=true)", "level 2 is searched"},
        }) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> Planners.prepare(wrong[0], graph))
              .getMessage();
      assertTrue(message.contains(wrong[1]), message);
    }
  }
}
