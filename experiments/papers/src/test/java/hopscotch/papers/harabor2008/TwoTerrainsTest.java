package hopscotch.papers.harabor2008;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class TwoTerrainsTest {
  @Property(tries = 50)
  void clearanceIsTheSideOfTheLargestOpenSquare(@ForAll @IntRange(max = 1000) int seed) {
    Random random = new Random(seed);
    GridMap map = GridMap.of(7, 6, (x, y) -> random.nextInt(5) > 0);
    GridGraph graph = GridGraph.of(map, Movement.OCTILE);
    TwoTerrains terrains = TwoTerrains.of(graph, 0.2, random);
    for (int capability : TwoTerrains.CAPABILITIES) {
      for (int cell = 0; cell < 7 * 6; cell++) {
        int side = 0;
        while (isOpenSquare(terrains, cell % 7, cell / 7, side + 1, capability)) {
          side++;
        }
        assertEquals(side, terrains.clearance(cell, capability));
      }
    }
  }

  private static boolean isOpenSquare(
      TwoTerrains terrains, int left, int top, int side, int capability) {
    for (int y = top; y < top + side; y++) {
      for (int x = left; x < left + side; x++) {
        if (x >= 7 || y >= 6 || terrains.clearance(y * 7 + x, capability) == 0) {
          return false;
        }
      }
    }
    return true;
  }
}
