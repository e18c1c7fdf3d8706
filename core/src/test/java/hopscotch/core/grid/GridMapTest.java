package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridMapTest {
  private static final GridMap MAP = GridMap.parse(".@T", "GSW");

  @Test
  void xIsTheColumnAndYTheRow() {
    assertEquals(3, MAP.width());
    assertEquals(2, MAP.height());
    assertEquals('T', MAP.terrain(MAP.cell(2, 0)));
    assertEquals('G', MAP.terrain(MAP.cell(0, 1)));
  }

  @Test
  void aCellKnowsItsCoordinates() {
    for (int y = 0; y < MAP.height(); y++) {
      for (int x = 0; x < MAP.width(); x++) {
        int cell = MAP.cell(x, y);
        assertEquals(x, MAP.x(cell));
        assertEquals(y, MAP.y(cell));
      }
    }
  }

  @Test
  void rowsAreOneStrideApart() {
    assertEquals(4, MAP.stride());
    assertEquals(MAP.cell(1, 0) + 4, MAP.cell(1, 1));
  }

  @Test
  void everyNeighbourIsInTheArrayAndTheBorderIsOutOfBounds() {
    for (int y = -1; y <= MAP.height(); y++) {
      for (int x = -1; x <= MAP.width(); x++) {
        int cell = MAP.cell(0, 0) + y * MAP.stride() + x;
        boolean isOn = MAP.contains(x, y);
        assertTrue(cell >= 0 && cell < MAP.cellCount());
        assertEquals(isOn, MAP.isCell(cell));
        assertTrue(isOn || MAP.terrain(cell) == GridMap.OUT_OF_BOUNDS);
      }
    }
    assertEquals(MAP.cell(2, 1) + MAP.stride() + 2, MAP.cellCount());
  }

  @Test
  void noIndexOutsideTheArrayIsACell() {
    assertFalse(MAP.isCell(-1));
    assertFalse(MAP.isCell(MAP.cellCount()));
    assertFalse(MAP.isCell(Integer.MAX_VALUE));
  }

  @ParameterizedTest
  @CsvSource({"-1,0", "3,0", "0,-1", "0,2"})
  void refusesCoordinatesOffTheMap(int x, int y) {
    assertFalse(MAP.contains(x, y));
    assertEquals(
        "(%d, %d) lies off the map of 3 x 2".formatted(x, y),
        assertThrows(IllegalArgumentException.class, () -> MAP.cell(x, y)).getMessage());
  }

  @Test
  void describesACellByCoordinatesAndAnythingElseByIndex() {
    assertEquals("(2, 1)", MAP.describe(MAP.cell(2, 1)));
    assertEquals("index 0 (off the map)", MAP.describe(0));
    assertEquals("index -7 (off the map)", MAP.describe(-7));
  }

  @ParameterizedTest
  @CsvSource({"0,1", "1,0", "-1,1", "32768,16384", "2147483647,2147483647"})
  void refusesSizesWithoutCellsOrWithTooMany(int width, int height) {
    assertEquals(
        "map of %d x %d: expected width and height of at least 1 and at most 536870912 cells in all"
            .formatted(width, height),
        assertThrows(IllegalArgumentException.class, () -> GridMap.builder(width, height))
            .getMessage());
  }

  @Test
  void theSmallestMapIsOneCell() {
    GridMap map = GridMap.parse(".");
    assertEquals(1, map.width() * map.height());
    assertTrue(map.isCell(map.cell(0, 0)));
  }

  @Test
  void refusesRaggedRows() {
    assertEquals(
        "row 1 has 3 characters, row 0 has 2",
        assertThrows(IllegalArgumentException.class, () -> GridMap.parse("..", "..."))
            .getMessage());
    assertThrows(IllegalArgumentException.class, GridMap::parse);
  }

  @Test
  void aBuilderFillsRowsAndCells() {
    GridMap.Builder builder = GridMap.builder(2, 2);
    assertEquals('@', builder.terrain(1, 1));
    byte[] source = "xx.Gxx".getBytes(StandardCharsets.ISO_8859_1);
    GridMap map = builder.row(0, source, 2).set(1, 1, 'S').build();
    assertEquals('S', builder.terrain(1, 1));
    assertEquals(".G\n@S\n", map.toString());
  }

  @Test
  void copiesARow() {
    byte[] target = new byte[5];
    MAP.copyRow(1, target, 1);
    assertArrayEquals(new byte[] {0, 'G', 'S', 'W', 0}, target);
  }

  @Test
  void aChangedMapLeavesTheOldOneAlone() {
    GridMap changed =
        MAP.with(CellChanges.on(MAP).block(0, 0).free(1, 0).set(2, 1, 'S').free(2, 1).build());
    assertEquals("@.T\nGS.\n", changed.toString());
    assertEquals(".@T\nGSW\n", MAP.toString());
  }

  @ParameterizedTest
  @CsvSource({"4,2", "3,3"})
  void changesFitOnlyMapsOfTheirSize(int width, int height) {
    CellChanges changes = CellChanges.on(MAP).block(0, 0).build();
    GridMap other = GridMap.builder(width, height).build();
    assertEquals(
        "changes to a map of 3 x 2 do not fit one of %d x %d".formatted(width, height),
        assertThrows(IllegalArgumentException.class, () -> other.with(changes)).getMessage());
  }

  @Test
  void changesToAnotherMapAreRefusedWhereItDiffers() {
    GridMap other = GridMap.parse(MAP.toString().replace('T', 'S').split("\n"));
    CellChanges.Builder changes = CellChanges.on(MAP).block(0, 0);
    assertEquals(
        other.with(CellChanges.on(other).block(0, 0).build()), other.with(changes.build()));
    changes.block(2, 0);
    assertEquals(
        "changes to another map of 3 x 2, where (2, 0) was 'T' and not 'S': expected changes made"
            + " on this map, on one that it came of, or on one that came of it",
        assertThrows(IllegalArgumentException.class, () -> other.with(changes.build()))
            .getMessage());
  }

  @Test
  void changesFitTheMapsThatAMapCameOfAndThoseThatCameOfIt() {
    CellChanges close = CellChanges.on(MAP).block(1, 0).build();
    GridMap closed = MAP.with(close);
    assertEquals(closed, closed.with(close));
    CellChanges open = CellChanges.on(closed).set(1, 0, MAP.terrain(MAP.cell(1, 0))).build();
    assertEquals(MAP, closed.with(open));
    assertEquals(MAP, MAP.with(open));
  }

  @Test
  void changesAreListedInOrder() {
    CellChanges.Builder builder = CellChanges.on(MAP);
    for (int i = 0; i < 20; i++) {
      builder.set(i % 3, i % 2, 'A' + i);
    }
    CellChanges changes = builder.build();
    builder.block(0, 0);
    assertEquals(20, changes.size());
    for (int i = 0; i < 20; i++) {
      assertEquals(MAP.cell(i % 3, i % 2), changes.cell(i));
      assertEquals('A' + i, changes.terrain(i));
    }
  }

  @Test
  void equalMapsHaveEqualLettersAndSides() {
    GridMap same = GridMap.parse(".@T", "GSW");
    assertEquals(MAP, same);
    assertEquals(MAP.hashCode(), same.hashCode());
    assertNotEquals(MAP, GridMap.parse(".@T", "GSG"));
    assertNotEquals(GridMap.parse("@@@", "@@@"), GridMap.parse("@@", "@@", "@@"));
    assertNotEquals(GridMap.parse("@@@@@"), GridMap.parse("@@", "@@", "@@"));
    assertNotEquals(MAP.hashCode(), GridMap.parse(".@T", "GSG").hashCode());
  }

  @Test
  void charactersBeyondAsciiAreBlockedAndNamed() {
    GridMap map = GridMap.parse("S\u00ae");
    int cell = map.cell(1, 0);
    assertEquals(0xae, map.terrain(cell));
    GridGraph graph = GridGraph.of(map, Movement.parse("8 never sqrt2 .=9,S=1"));
    assertFalse(graph.isWeighted());
    assertEquals(
        "start (1, 0) is blocked: its terrain '\u00ae' is not in '.=9,S=1'",
        assertThrows(IllegalArgumentException.class, () -> graph.requireFree(cell, "start"))
            .getMessage());
  }

  @Test
  void aMapOfBooleansIsIndexedByRow() {
    boolean[][] free = {{true, true, false}, {true, false, true}};
    assertEquals(GridMap.parse("..@", ".@."), GridMap.of(free));
    assertEquals(GridMap.of(free), GridMap.of(3, 2, (x, y) -> free[y][x]));
  }

  @Test
  void refusesRowsOfBooleansOfDifferentLengths() {
    boolean[][] free = {{true, true}, {true}};
    String message =
        assertThrows(IllegalArgumentException.class, () -> GridMap.of(free)).getMessage();
    assertEquals("row 1 has 1 cells, row 0 has 2", message);
    assertThrows(IllegalArgumentException.class, () -> GridMap.of(new boolean[0][]));
  }
}
