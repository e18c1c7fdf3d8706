package hopscotch.experiments.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
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

  private static int turns(int... xy) {
    PathBuffer path = new PathBuffer();
    for (int i = 0; i < xy.length; i += 2) {
      path.add(MAP.cell(xy[i], xy[i + 1]));
    }
    return TurnCount.count(MAP, path);
  }
}
