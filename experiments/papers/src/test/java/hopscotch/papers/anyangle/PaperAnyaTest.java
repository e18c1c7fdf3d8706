package hopscotch.papers.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.Path;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaperAnyaTest {
  private static final Movement CORNERS = Movement.OCTILE.withEnds(EndPoints.CORNERS);
  private static final int QUERIES = 20;

  private static GridGraph random(Random random, int blockedPercent) {
    int width = 2 + random.nextInt(20);
    String[] rows = new String[2 + random.nextInt(20)];
    for (int y = 0; y < rows.length; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        row.append(random.nextInt(100) < blockedPercent ? '@' : '.');
      }
      rows[y] = row.toString();
    }
    return GridGraph.of(GridMap.parse(rows), CORNERS);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 25, 45})
  void itsPathsAreAsLongAsThoseOfThePlanner(int blockedPercent) {
    Random random = new Random(blockedPercent);
    for (int i = 0; i < 200; i++) {
      GridGraph graph = random(random, blockedPercent);
      PathSearch planner = Planners.prepare("anya", graph).newSearch();
      PaperAnya search = new PaperAnya(graph);
      PathBuffer path = new PathBuffer();
      for (int query = 0; query < QUERIES; query++) {
        int start = random.nextInt(graph.map().cellCount());
        int goal = random.nextInt(graph.map().cellCount());
        boolean isEither = search.isDouble(graph.map().x(goal), graph.map().y(goal));
        if (graph.isFree(start) && graph.isFree(goal) && !isEither) {
          boolean isFound = planner.find(start, goal, path) == Outcome.FOUND;
          double least = isFound ? Path.of(graph, path).length() : Double.NaN;
          assertEquals(least, search.length(start, goal), 1e-6, graph.map()::toString);
        }
      }
    }
  }

  /** All nodes between the start and the line of the goal are intermediate. */
  @Test
  void anOpenMapTakesTwoExpansions() {
    String[] rows = new String[9];
    Arrays.fill(rows, ".........");
    GridGraph graph = GridGraph.of(GridMap.parse(rows), CORNERS);
    PaperAnya search = new PaperAnya(graph);
    search.length(graph.map().cell(4, 1), graph.map().cell(3, 7));
    assertEquals(2, search.expanded());
  }
}
