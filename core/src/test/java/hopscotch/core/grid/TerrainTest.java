package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TerrainTest {

  @ParameterizedTest
  @CsvSource({"ground, .GS", "water, W", "trees, T"})
  void aLayerIsFreeOnItsCharactersAlone(String name, String characters) {
    Terrain terrain = Terrain.parse(name);
    for (int character = -1; character <= 300; character++) {
      assertEquals(
          characters.indexOf(character) >= 0, terrain.isFree(character), "character " + character);
    }
  }

  @Test
  void aLayerWeighsOne() {
    assertEquals(1, Terrain.GROUND.weight('S'));
    assertEquals(0, Terrain.GROUND.weight('W'));
  }

  @Test
  void aLetterBelongsToOneLayerOrNone() {
    assertSame(Terrain.GROUND, Terrain.layerOf('S'));
    assertSame(Terrain.WATER, Terrain.layerOf('W'));
    assertSame(Terrain.TREES, Terrain.layerOf('T'));
    assertNull(Terrain.layerOf('@'));
  }

  @Test
  void charactersMayWeigh() {
    Terrain terrain = Terrain.parse(".=1,S=3,W=1000");
    assertEquals(1, terrain.weight('.'));
    assertEquals(3, terrain.weight('S'));
    assertEquals(1000, terrain.weight('W'));
    assertFalse(terrain.isFree('G'));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ground", "water", "trees", ".=1", "!=2,~=7"})
  void printsWhatItReads(String text) {
    assertEquals(text, Terrain.parse(text).toString());
  }

  @Test
  void layersReadInAnyCase() {
    assertSame(Terrain.WATER, Terrain.parse("Water"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lava       | lava",
        "''         | ''",
        ".=1,       | ''",
        ".=1,S      | S",
        ".=-1       | .=-1",
        ".=12345    | .=12345",
        "..=1       | ..=1",
        "/=1        | /=1",
      })
  void refusesAPartThatIsNoLetterWithAWeight(String text, String part) {
    assertEquals(
        "terrain '"
            + text
            + "': expected ground, water, trees, or character=weight such as .=1,S=3; got '"
            + part
            + "'",
        assertThrows(IllegalArgumentException.class, () -> Terrain.parse(text)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1001})
  void refusesAWeightOutOfRange(int weight) {
    assertEquals(
        "terrain '.=%d': weight %d is not 1 to 1000".formatted(weight, weight),
        assertThrows(IllegalArgumentException.class, () -> Terrain.parse(".=" + weight))
            .getMessage());
  }

  @Test
  void equalWeightsAreEqualTerrains() {
    Terrain characters = Terrain.parse("S=1,G=1,.=1");
    assertEquals(Terrain.GROUND, characters);
    assertEquals(Terrain.GROUND.hashCode(), characters.hashCode());
    assertNotEquals(Terrain.GROUND, Terrain.parse("S=1,G=1,.=2"));
    assertNotEquals(Terrain.GROUND.hashCode(), Terrain.WATER.hashCode());
    assertTrue(characters.isFree('G'));
  }
}
