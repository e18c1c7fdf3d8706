package hopscotch.core.search.anyangle.exact.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.testkit.GridCases;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RectangleMeshTest {
  private static RectangleMesh mesh(GridGraph graph) {
    return RectangleMesh.of(graph, new Corners(graph), false, true);
  }

  private static RectangleMesh mesh(String movement, String... rows) {
    return mesh(GridGraph.of(GridMap.parse(rows), Movement.parse(movement)));
  }

  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.cases(List.of(Movement.OCTILE, Movement.parse("8 always")));
  }

  @Property(seed = "20271")
  void everyPairOfFreeNeighboursIsInOneRectangleOrJoinedByAPortal(@ForAll("cases") GridCase query) {
    GridGraph graph = query.graph();
    RectangleMesh mesh = mesh(graph);
    GridMap map = query.map();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x + 1 < map.width(); x++) {
        int cell = map.cell(x, y);
        if (graph.isFree(cell) && graph.isFree(cell + 1)) {
          int from = mesh.rectangleOf(cell);
          int to = mesh.rectangleOf(cell + 1);
          assertTrue(from == to || isJoined(mesh, from, to), () -> map.describe(cell));
        }
      }
    }
  }

  private static boolean isJoined(RectangleMesh mesh, int from, int to) {
    return Arrays.stream(mesh.to(), mesh.first()[from], mesh.first()[from + 1])
        .anyMatch(other -> other == to);
  }

  @Property(seed = "20272")
  void everyPortalHasATwinThatLeadsBack(@ForAll("cases") GridCase query) {
    RectangleMesh mesh = mesh(query.graph());
    for (int portal = 0; portal < mesh.to().length; portal++) {
      int twin = mesh.twin()[portal];
      assertEquals(portal, mesh.twin()[twin]);
      assertNotEquals(mesh.to()[portal], mesh.to()[twin]);
      assertEquals(mesh.ends()[4 * portal], mesh.ends()[4 * twin + 2]);
      assertEquals(mesh.ends()[4 * portal + 1], mesh.ends()[4 * twin + 3]);
      assertEquals(mesh.to()[portal], mesh.rectangleOf(mesh.beyond(portal)));
    }
  }

  @Example
  void cutsTheLargestRectangleAtTheFirstOpenCell() {
    assertEquals(1, mesh("8 never", "...", "...").count());
    RectangleMesh mesh = mesh("8 never", "..@", "...", "...");
    assertEquals(2, mesh.count());
    assertEquals(2, mesh.to().length, "a common side, from both");
  }

  /** Row by row, the upper row of four is cut first, and two remain below it. */
  @Example
  void cutsTheLargestRectangleOfTheWholeMapIfAsked() {
    GridGraph graph =
        GridGraph.of(GridMap.parse("....", "@..@", "@..@", "@..@"), Movement.parse("8 never"));
    RectangleMesh mesh = RectangleMesh.of(graph, new Corners(graph), true, true);
    assertEquals(3, mesh.count());
    assertEquals(2, mesh.deadEnds());
    assertEquals(4, mesh.portals());
    assertEquals(2, mesh(graph).count());
  }

  @Property(seed = "20273")
  void noRectangleOfOpenCellsHasMoreAreaTimesShorterSideThanTheOneThatIsCut(
      @ForAll("cases") GridCase query) {
    GridGraph graph = query.graph();
    Rectangles rectangles = Rectangles.largestFirst(graph);
    for (int cut = 0; cut < rectangles.count(); cut++) {
      int columns = rectangles.right(cut) - rectangles.left(cut);
      int rows = rectangles.bottom(cut) - rectangles.top(cut);
      assertEquals(largestFrom(cut, rectangles, graph), size(columns, rows));
    }
  }

  private static int size(int columns, int rows) {
    return columns * rows * Math.min(columns, rows);
  }

  /** The largest size of a rectangle of cells that are cut as this one or later, by trying all. */
  private static int largestFrom(int cut, Rectangles rectangles, GridGraph graph) {
    GridMap map = graph.map();
    int largest = 0;
    for (int top = 0; top < map.height(); top++) {
      for (int left = 0; left < map.width(); left++) {
        int right = map.width();
        for (int bottom = top; bottom < map.height() && right > left; bottom++) {
          int end = left;
          while (end < right && rectangles.at(end, bottom) >= cut) {
            end++;
          }
          right = end;
          largest = Math.max(largest, size(right - left, bottom - top + 1));
        }
      }
    }
    return largest;
  }

  @Example
  void aSharedCornerIsAPortalWhereAPathMaySqueeze() {
    assertEquals(0, mesh("8 never", ".@", "@.").to().length);
    assertEquals(2, mesh("8 always", ".@", "@.").to().length);
  }

  /** The strip above is the largest rectangle, and has no cell inside. */
  @Example
  void theRectangleWithTheMostCellsInsideIsCutFirst() {
    GridMap map = GridMap.parse(".........", ".........", "....@@@@@", "....@@@@@");
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    assertEquals(0, Rectangles.byRows(graph).interior());
    assertEquals(4, Rectangles.mostInteriorFirst(graph).interior());
  }
}
