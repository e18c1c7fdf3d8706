package hopscotch.core.search.anyangle.exact.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import org.junit.jupiter.api.Test;

class RelevantCellsTest {
  /**
   * The rows of a map, with x for the free cells that no shortest path between two others enters.
   */
  private static String marked(GridCase query) {
    GridGraph graph = query.graph();
    Pruning.Query relevant = new RelevantCells(graph, new Corners(graph)).newQuery();
    relevant.begin(query.start(), query.goal());
    StringBuilder rows = new StringBuilder();
    for (int y = 0; y < query.map().height(); y++) {
      for (int x = 0; x < query.map().width(); x++) {
        int cell = query.map().cell(x, y);
        rows.append(!graph.isFree(cell) ? '@' : relevant.has(cell) ? '.' : 'x');
      }
      rows.append('\n');
    }
    return rows.toString();
  }

  private static String[] rows(String map) {
    return map.split("\n");
  }

  @Test
  void aPocketIsLeftOut() {
    GridCase query = GridCase.of("8 never", 0, 0, 4, 2, rows(".....\n.@@@.\n.....\n@.@@@\n@..@@"));
    assertEquals(".....\n.@@@.\n.....\n@x@@@\n@xx@@\n", marked(query));
  }

  @Test
  void aLoopBehindADoorIsLeftOut() {
    GridCase query = GridCase.of("8 never", 0, 0, 1, 3, rows("..@...\n......\n..@.@.\n..@..."));
    assertEquals("..@xxx\n..xxxx\n..@x@x\n..@xxx\n", marked(query));
  }

  @Test
  void thePocketOfTheGoalIsEnteredAsFarAsTheGoal() {
    GridCase query = GridCase.of("8 never", 0, 0, 1, 3, rows(".....\n.@@@.\n.....\n@.@@@\n@..@@"));
    assertEquals(".....\n.@@@.\n.....\n@.@@@\n@xx@@\n", marked(query));
  }

  @Test
  void aPathMayComeBackBySqueezing() {
    String[] rows = rows("...\n.@.\n@.@\n...\n@@.");
    assertEquals("...\n.@.\n@.@\nxxx\n@@x\n", marked(GridCase.of("8 always", 0, 1, 2, 1, rows)));
  }

  @Test
  void areNotToldWhereOneBlockHoldsMostOfTheGround() {
    assertNull(useful(".....\n.@@@.\n.....\n@.@@@"));
  }

  @Test
  void areToldWhereRunsCutTheGroundUp() {
    assertNotNull(useful("..@..\n@.@.@\n.....\n@.@.@\n..@.."));
  }

  private static RelevantCells useful(String map) {
    GridGraph graph = GridCase.of("8 never", 0, 0, 0, 0, rows(map)).graph();
    return RelevantCells.ifUseful(graph, new Corners(graph));
  }
}
