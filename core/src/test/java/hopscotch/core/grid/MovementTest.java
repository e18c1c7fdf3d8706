package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.testkit.GridCases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MovementTest {

  static Iterable<Movement> movements() {
    return GridCases.allMovements();
  }

  @ParameterizedTest
  @MethodSource("movements")
  void parseReadsWhatToStringWrites(Movement movement) {
    assertEquals(movement, Movement.parse(movement.toString()));
  }

  @Test
  void partsMayBeLeftOffFromTheEnd() {
    assertEquals(Movement.OCTILE, Movement.parse("8"));
    assertEquals(Movement.ORTHOGONAL, Movement.parse(" 4  never "));
    assertEquals(Movement.OCTILE.withCorners(CornerRule.ALWAYS), Movement.parse("8 always"));
    assertEquals(Movement.OCTILE.withCosts(new CostPair(2, 3)), Movement.parse("8 never 2/3"));
    assertEquals(Movement.OCTILE.withTerrain(Terrain.WATER), Movement.parse("8 never sqrt2 water"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"6", "48", "0 never"})
  void refusesOtherNumbersOfDirections(String text) {
    String said =
        assertThrows(IllegalArgumentException.class, () -> Movement.parse(text)).getMessage();
    String number = text.replaceFirst(" .*", "");
    assertTrue(said.contains(": " + number + " directions, neither 4 nor 8; expected"), said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "octile", "8 never sqrt2 ground more"})
  void refusesWhatIsNoMovement(String text) {
    assertEquals(
        "movement '"
            + text
            + "': expected directions corners costs terrain, such as '8 never sqrt2 ground'",
        assertThrows(IllegalArgumentException.class, () -> Movement.parse(text)).getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "8 maybe, corner rule 'maybe'",
    "8 never cheap, cost pair 'cheap'",
    "8 never sqrt2 lava, terrain 'lava'"
  })
  void namesThePartThatIsWrong(String text, String part) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Movement.parse(text)).getMessage();
    assertTrue(message.contains(part), message);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 6})
  void refusesOtherNumbersOfDirections(int directions) {
    assertEquals(
        "directions " + directions + ": expected 4 or 8",
        assertThrows(
                IllegalArgumentException.class,
                () -> new Movement(directions, CornerRule.NEVER, CostPair.SQRT2, Terrain.GROUND))
            .getMessage());
  }

  /** Of a damaged file, a movement may be the whole rest of it. */
  @Test
  void aTextThatIsTooLongIsRefusedWithoutBeingRead() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Movement.parse("4".repeat(1 << 20)));
    assertEquals(
        "movement '44444444444444444444...': expected at most 200 characters", e.getMessage());
  }
}
