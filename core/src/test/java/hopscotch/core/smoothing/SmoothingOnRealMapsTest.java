package hopscotch.core.smoothing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.testkit.RealMaps;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Straight paths, smoothing and any-angle planners against published lengths. */
class SmoothingOnRealMapsTest {

  @ParameterizedTest
  @ValueSource(strings = {"dao/den520d", "rooms/32room_000", "random/random512-35-0"})
  void lengthsLieBetweenTheStraightLineAndThePublishedOptimum(String name) {
    GridGraph graph = GridGraph.of(RealMaps.map(name), Movement.OCTILE);
    List<RealMaps.Row> rows = RealMaps.rows(name);
    for (String spec : List.of("los(astar)", "rays(astar)", "floyd(astar)")) {
      PathSearch search = Planners.prepare(spec, graph).newSearch();
      boolean isGrid = spec.startsWith("los") || spec.startsWith("rays");
      for (int i = 0; i < rows.size(); i += 100) {
        RealMaps.Row row = rows.get(i);
        PathCheck check = check(graph, search, row);
        double straight = Math.hypot(row.startX() - row.goalX(), row.startY() - row.goalY());
        assertTrue(check.isValid(), check::problem);
        assertTrue(check.length() >= straight - 1e-9, row::toString);
        assertTrue(check.length() < row.length() || row.agrees(check.length()), row::toString);
        assertTrue(!isGrid || row.agrees(check.length()), row::toString);
      }
    }
  }

  private static PathCheck check(GridGraph graph, PathSearch search, RealMaps.Row row) {
    int start = graph.map().cell(row.startX(), row.startY());
    int goal = graph.map().cell(row.goalX(), row.goalY());
    PathBuffer path = new PathBuffer();
    assertEquals(Outcome.FOUND, search.find(start, goal, path), row::toString);
    return PathValidator.check(graph, path, start, goal);
  }
}
