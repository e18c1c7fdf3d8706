package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
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
  void isTheSideOfTheFreeSquareToTheRightAndBelow() {
    GridMap map = GridMap.parse(".....", ".....", ".....", ".....", "....@");
    Clearance clearance = Clearance.of(map, Terrain.GROUND);
    assertEquals(4, clearance.at(map.cell(0, 0)));
    assertEquals(3, clearance.at(map.cell(1, 1)));
    assertEquals(1, clearance.at(map.cell(4, 0)));
    assertEquals(1, clearance.at(map.cell(3, 3)));
    assertEquals(0, clearance.at(map.cell(4, 4)));
    assertEquals(4, clearance.largest());
  }

  @Example
  void countsToTheEdgeEvenWhereTheLetterOfTheBorderIsFree() {
    GridMap map = GridMap.parse("@@@", "@@@", "@@@");
    Clearance clearance = Clearance.of(map, Terrain.parse("@=1"));
    assertEquals(1, clearance.at(map.cell(2, 1)));
    assertEquals(2, clearance.at(map.cell(1, 1)));
    assertEquals(3, clearance.at(map.cell(0, 0)));
  }

  @Property(seed = SEED)
  void isTheSideByDefinition(@ForAll("cases") GridCase query) {
    GridMap map = query.map();
    Terrain terrain = query.movement().terrain();
    Clearance clearance = Clearance.of(map, terrain);
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        int expected = 0;
        while (isSquareFree(map, terrain, x, y, expected + 1)) {
          expected++;
        }
        assertEquals(expected, clearance.at(map.cell(x, y)), map.describe(map.cell(x, y)));
        assertTrue(expected <= clearance.largest());
      }
    }
  }

  private static boolean isSquareFree(GridMap map, Terrain terrain, int x, int y, int side) {
    for (int ny = y; ny < y + side; ny++) {
      for (int nx = x; nx < x + side; nx++) {
        if (!map.contains(nx, ny) || !terrain.isFree(map.terrain(map.cell(nx, ny)))) {
          return false;
        }
      }
    }
    return true;
  }
}
