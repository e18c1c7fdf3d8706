package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.EndPoints;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import org.junit.jupiter.api.Test;

class TurnCountTest {
  private static final GridMap MAP = GridMap.parse(".....", ".....", ".....");

  @Test
  void aLineHasNoneHoweverManyCellsItNames() {
    assertEquals(0, turns());
    assertEquals(0, turns(0, 0));
    assertEquals(0, turns(0, 0, 4, 2));
    assertEquals(0, turns(0, 0, 1, 0, 2, 0, 4, 0));
    assertEquals(0, turns(0, 0, 2, 1, 4, 2));
  }

  @Test
  void everyChangeOfDirectionIsOne() {
    assertEquals(2, turns(0, 0, 1, 1, 3, 1, 4, 2));
    assertEquals(1, turns(0, 0, 3, 0, 1, 0));
  }

  /** From the centre of (0, 0) by two corners in line with it to the centre of (2, 2), then up. */
  @Test
  void pointsInLineAreNone() {
    Points points = new Points(MAP, EndPoints.CENTRES);
    PathBuffer path = new PathBuffer();
    for (int doubled : new int[] {1, 2, 4, 5}) {
      path.addPoint(points.point(doubled, doubled));
    }
    assertEquals(0, TurnCount.count(MAP, path));
    path.addPoint(points.point(5, 1));
    assertEquals(1, TurnCount.count(MAP, path));
  }

  private static int turns(int... xy) {
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < xy.length; i += 2) {
      path.add(MAP.cell(xy[i], xy[i + 1]));
    }
    return TurnCount.count(MAP, path);
  }
}
