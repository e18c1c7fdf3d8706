package hopscotch.papers.jumps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.contraction.Contraction;
import hopscotch.hpa.contraction.EndScan;
import hopscotch.hpa.subgoal.OctileWalk;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class JumpSearchTest {
  private static final int QUERIES = 20;

  private static GridGraph random(Random random) {
    int width = 2 + random.nextInt(20);
    String[] rows = new String[2 + random.nextInt(20)];
    for (int y = 0; y < rows.length; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        row.append(random.nextInt(4) == 0 ? '@' : '.');
      }
      rows[y] = row.toString();
    }
    return GridGraph.of(GridMap.parse(rows), Movement.OCTILE);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void bothSearchesFindTheLeastCost(boolean isDiagonal) {
    Random random = new Random(17);
    for (int i = 0; i < 100; i++) {
      GridGraph graph = random(random);
      JumpVertices vertices = JumpVertices.of(graph, "chjp");
      DiagonalJumps diagonal = new DiagonalJumps(vertices);
      JumpPointGraph points = isDiagonal ? diagonal.graph() : JumpPointGraph.of(vertices);
      check(points, isDiagonal ? diagonal : EndScan.of(vertices), random);
    }
  }

  @ParameterizedTest
  @EnumSource(BoxedJumpSearch.Pruning.class)
  void boxesLoseNoShortestPathWhateverIsPruned(BoxedJumpSearch.Pruning pruning) {
    Random random = new Random(18);
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < 100; i++) {
      GridGraph graph = random(random);
      PathSearch oracle = Planners.prepare("astar(open=heap)", graph).newSearch();
      BoxedJumpSearch search = new BoxedJumpSearch(graph);
      int[] free = graph.freeCells();
      for (int query = 0; query < QUERIES && free.length > 0; query++) {
        int start = free[random.nextInt(free.length)];
        int goal = free[random.nextInt(free.length)];
        boolean isFound = oracle.find(start, goal, path) == Outcome.FOUND;
        long least = isFound ? PathValidator.check(graph, path).cost() : -1;
        assertEquals(least, search.cost(start, goal, pruning), graph.map()::toString);
      }
    }
  }

  private static void check(JumpPointGraph points, EndScan ends, Random random) {
    GridGraph graph = points.graph();
    PathSearch oracle = Planners.prepare("astar(open=heap)", graph).newSearch();
    OctileWalk walk = new OctileWalk(graph);
    JumpVertexSearch flat = new JumpVertexSearch(points, ends);
    ContractedJumpSearch contracted =
        new ContractedJumpSearch(
            points,
            Contraction.contractDirected(graph, points.cells(), points.starts(), points.targets()),
            ends);
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < QUERIES; i++) {
      int start = random.nextInt(graph.map().cellCount());
      int goal = random.nextInt(graph.map().cellCount());
      if (graph.isFree(start) && graph.isFree(goal) && !walk.isFree(start, goal)) {
        boolean isFound = oracle.find(start, goal, path) == Outcome.FOUND;
        long least = isFound ? PathValidator.check(graph, path).cost() : Long.MAX_VALUE;
        assertEquals(least, flat.find(start, goal), graph.map()::toString);
        assertEquals(least, contracted.find(start, goal), graph.map()::toString);
      }
    }
  }
}
