package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.testkit.GridCase;
import hopscotch.core.testkit.GridCases;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ClearanceTest {
  private static final String SEED = "20265";

  @Provide
  Arbitrary<GridCase> cases() {
    return GridCases.cases(GridCases.allMovements());
  }

  @Example
  void countsKingMovesToTheNearestBlockedCellOrEdge() {
    GridMap map = GridMap.parse(".....", ".....", ".....", ".....", "....@");
    Clearance clearance = Clearance.of(map, Terrain.GROUND);
    assertEquals(1, clearance.at(map.cell(0, 0)));
    assertEquals(2, clearance.at(map.cell(1, 1)));
    assertEquals(2, clearance.at(map.cell(2, 2)));
    assertEquals(1, clearance.at(map.cell(3, 3)));
    assertEquals(0, clearance.at(map.cell(4, 4)));
    assertEquals(2, clearance.largest());
  }

  @Example
  void countsToTheEdgeEvenWhereTheLetterOfTheBorderIsFree() {
    GridMap map = GridMap.parse("@@@", "@@@", "@@@");
    Clearance clearance = Clearance.of(map, Terrain.parse("@=1"));
    assertEquals(1, clearance.at(map.cell(2, 1)));
    assertEquals(2, clearance.at(map.cell(1, 1)));
  }

  @Property(seed = SEED)
  void isTheDistanceByDefinition(@ForAll("cases") GridCase query) {
    GridMap map = query.map();
    Terrain terrain = query.movement().terrain();
    Clearance clearance = Clearance.of(map, terrain);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int expected = 0;
        while (isSquareFree(map, terrain, x, y, expected)) {
          expected++;
        }
        assertEquals(expected, clearance.at(map.cell(x, y)), map.describe(map.cell(x, y)));
        assertTrue(expected <= clearance.largest());
      }
    }
  }

  private static boolean isSquareFree(GridMap map, Terrain terrain, int x, int y, int reach) {
    for (int ny = y - reach; ny <= y + reach; ny++) {
      for (int nx = x - reach; nx <= x + reach; nx++) {
        if (!map.contains(nx, ny) || !terrain.isFree(map.terrain(map.cell(nx, ny)))) {
          return false;
        }
      }
    }
    return true;
  }
}
