package hopscotch.datasets.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MapGeneratorTest {

  @Property(seed = "42", tries = 100)
  void theSameSeedMakesTheSameMap(
      @ForAll("kinds") String kind,
      @ForAll @IntRange(min = 12, max = 70) int width,
      @ForAll @IntRange(min = 12, max = 70) int height,
      @ForAll long seed) {
    MapGenerator generator = MapGenerators.parse(kind);

    GridMap map = generator.generate(width, height, seed);

    assertEquals(map, generator.generate(width, height, seed));
    assertEquals(width, map.width());
    assertEquals(height, map.height());
    assertTrue(GridGraph.of(map, Movement.OCTILE).freeCount() > 0);
  }

  /** Guards the promise that a seed means the same map for ever. */
  @ParameterizedTest
  @CsvSource({
    "random, -1012197817",
    "rooms, 1736599395",
    "maze, 1242844575",
    "caves, 2012387345",
    "city, 869698883",
    "field, -984656789",
    "patches, 770735688",
    "serpentine, 511587231"
  })
  void aSeedMeansTheSameMapForEver(String kind, int hash) {
    assertEquals(hash, MapGenerators.parse(kind).generate(64, 48, 7).hashCode());
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "rooms", "maze", "caves", "city", "field", "patches"})
  void anotherSeedMakesAnotherMap(String kind) {
    MapGenerator generator = MapGenerators.parse(kind);

    assertNotEquals(generator.generate(100, 100, 1), generator.generate(100, 100, 2));
  }

  @Property(seed = "42", tries = 100)
  void aMazeIsPerfect(
      @ForAll @IntRange(min = 1, max = 4) int corridor,
      @ForAll @IntRange(min = 5, max = 60) int width,
      @ForAll @IntRange(min = 5, max = 60) int height,
      @ForAll long seed) {
    GridMap map = new Maze(corridor, 0).generate(width, height, seed);
    int pitch = corridor + 1;
    int columns = (width + 1) / pitch;
    int rows = (height + 1) / pitch;
    int openings = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        openings += isFree(map, column * pitch + corridor, row * pitch) ? 1 : 0;
        openings += isFree(map, column * pitch, row * pitch + corridor) ? 1 : 0;
      }
    }

    assertEquals(1, GridGraph.of(map, Movement.OCTILE).components().count());
    assertEquals(columns * rows - 1, openings, "openings of a spanning tree");
  }

  @Property(seed = "42", tries = 100)
  void everyRoomCanBeReached(
      @ForAll @IntRange(min = 2, max = 9) int size,
      @ForAll @IntRange(min = 1, max = 60) int width,
      @ForAll @IntRange(min = 1, max = 60) int height,
      @ForAll long seed) {
    GridMap map = new Rooms(size, 0.3).generate(width, height, seed);

    assertEquals(1, GridGraph.of(map, Movement.ORTHOGONAL).components().count());
  }

  @Test
  void aSerpentineIsOneCorridor() {
    assertEquals(
        GridMap.parse(".....", "@@@@.", ".....", ".@@@@", "....."),
        new Serpentine(1).generate(5, 5, 0));
  }

  @ParameterizedTest
  @CsvSource({"0.1", "0.25", "0.4"})
  void randomObstaclesHaveTheirDensity(double density) {
    GridMap map = new RandomObstacles(density).generate(200, 200, 3);

    int free = GridGraph.of(map, Movement.OCTILE).freeCount();
    assertEquals((1 - density) * 40_000, free, 600);
  }

  /** A patch of 8 cells a side has 64; one of a side of 1 is a cell. */
  @ParameterizedTest
  @CsvSource({"1, 0.72", "8, 0.1", "32, 0.03"})
  void neighboursAreOfOnePatchUnlessPatchesAreSmall(int side, double differing) {
    GridMap map = new Patches(side, 0.1).generate(400, 400, 5);
    int borders = 0;
    for (int y = 0; y < 400; y++) {
      for (int x = 1; x < 400; x++) {
        borders += map.terrain(map.cell(x, y)) == map.terrain(map.cell(x - 1, y)) ? 0 : 1;
      }
    }
    assertEquals(differing, borders / (400.0 * 399), 0.3 * differing);
  }

  @Test
  void aRoundMakesRockWhereFiveOfNineAreRock() {
    GridMap before = new Caves(0.45, 2).generate(40, 30, 11);
    GridMap after = new Caves(0.45, 3).generate(40, 30, 11);

    for (int y = 0; y < 30; y++) {
      for (int x = 0; x < 40; x++) {
        int rocks = 0;
        for (int i = 0; i < 9; i++) {
          rocks += isFree(before, x + i % 3 - 1, y + i / 3 - 1) ? 0 : 1;
        }
        assertEquals(rocks < 5, isFree(after, x, y), "at " + x + ", " + y);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random(density=0.25)",
        "rooms(size=7,doors=0.2)",
        "maze(corridor=2,loops=0.1)",
        "caves(rock=0.5,rounds=3)",
        "city(block=12,street=2,squares=0.0)",
        "field(cover=0.3,size=20)",
        "patches(side=4,rock=0.2)",
        "serpentine(corridor=2)"
      })
  void textIsReadAndWritten(String text) {
    assertEquals(text, MapGenerators.parse(text).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "castle|map generator 'castle': unknown kind 'castle'; known: random, rooms, maze",
        "rooms(width=3)|map generator 'rooms(width=3)': unknown parameter 'width' of rooms; known: size",
        "rooms(size=x)|map generator 'rooms(size=x)': 'x': expected a whole number",
        "random(density=x)|map generator 'random(density=x)': 'x': expected a number",
        "random(density=2)|density 2.0: expected 0 to 1",
        "rooms(size=1)|rooms of size 1 with doors 0.5: expected a size of at least 2",
        "rooms(size=7|map generator 'rooms(size=7': expected kind(parameter=value,...)"
      })
  void badTextIsRefusedWithWhatIsKnown(String text, String message) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> MapGenerators.parse(text));

    assertTrue(e.getMessage().startsWith(message), e.getMessage());
  }

  @Provide
  Arbitrary<String> kinds() {
    return Arbitraries.of(MapGenerators.kinds());
  }

  private static boolean isFree(GridMap map, int x, int y) {
    return map.contains(x, y) && map.terrain(map.cell(x, y)) == '.';
  }
}
