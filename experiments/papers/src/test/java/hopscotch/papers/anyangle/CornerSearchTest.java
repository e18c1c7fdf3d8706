package hopscotch.papers.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import org.junit.jupiter.api.Test;

class CornerSearchTest {
  private static CornerSearch search(String... rows) {
    Movement movement = Movement.OCTILE.withEnds(EndPoints.CORNERS);
    return new CornerSearch(new CornerGraph(GridGraph.of(GridMap.parse(rows), movement)));
  }

  private static int cell(int x, int y, String... rows) {
    return GridMap.parse(rows).cell(x, y);
  }

  @Test
  void theGoalIsAnExpansion() {
    String[] rows = {"....", "...."};
    CornerSearch search = search(rows);
    search.length(cell(0, 0, rows), cell(3, 0, rows));
    assertEquals(4, search.expanded());
  }

  @Test
  void noPathGoesOnFromADoubleCornerUnlessItBeginsThere() {
    String[] rows = {".@", "@."};
    CornerSearch search = search(rows);
    assertEquals(Math.sqrt(2), search.length(cell(0, 0, rows), cell(1, 1, rows)), 1e-6);
    assertEquals(Double.NaN, search.length(cell(1, 1, rows), cell(0, 0, rows)));
  }
}
