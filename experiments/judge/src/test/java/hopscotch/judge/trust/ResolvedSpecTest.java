package hopscotch.judge.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What any planner says that it decided, typed in again, is the same planner. */
class ResolvedSpecTest {
  private static final int SIDE = 60;

  static List<String> specs() {
    return AllPlanners.specs();
  }

  private static GridGraph graph() {
    Random random = new Random(11);
    GridMap.Builder map = GridMap.builder(SIDE, SIDE);
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        map.set(x, y, random.nextDouble() < 0.2 ? '@' : '.');
      }
    }
    return GridGraph.of(map.build(), Movement.OCTILE);
  }

  @ParameterizedTest
  @MethodSource("specs")
  void typedInAgainItIsTheSamePlanner(String spec) {
    GridGraph graph = graph();
    PreparedPlanner planner = Planners.prepare(spec, graph);
    PreparedPlanner again = Planners.prepare(planner.resolved().toString(), graph);
    assertEquals(planner.resolved(), again.resolved());
    PathSearch one = planner.newSearch();
    PathSearch other = again.newSearch();
    Random random = new Random(5);
    for (int i = 0; i < 30; i++) {
      int start = freeCell(graph, random);
      int goal = freeCell(graph, random);
      PathBuffer path = new PathBuffer();
      PathBuffer samePath = new PathBuffer();
      assertEquals(
          one.find(start, goal, path, Budget.UNLIMITED),
          other.find(start, goal, samePath, Budget.UNLIMITED));
      assertEquals(one.counters().toString(), other.counters().toString());
      assertEquals(path.size(), samePath.size());
    }
  }

  private static int freeCell(GridGraph graph, Random random) {
    int cell;
    do {
      cell = graph.map().cell(random.nextInt(SIDE), random.nextInt(SIDE));
    } while (!graph.isFree(cell));
    return cell;
  }
}
