package hopscotch.core.planner.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Words in place of numbers. */
class ParameterWordsTest {
  private final Parameter direct =
      Parameter.integer("direct", List.of(Parameter.AUTO, Parameter.NONE), 1, 99, "near pairs");

  @Test
  void aWordStandsInPlaceOfANumber() {
    assertEquals("auto", direct.defaultValue());
    assertEquals("none", direct.normalise("none"));
    assertEquals("64", direct.normalise("064"));
  }

  @Test
  void aDecimalTakesAWordToo() {
    Parameter index = Parameter.decimal("index", "1", 0, 9, "bytes a cell").or(Parameter.NONE);
    assertEquals("none", index.normalise("none"));
    assertEquals("2.5", index.normalise("2.50"));
  }

  @Test
  void argumentsTellWordsFromNumbers() {
    Arguments word = new Arguments(Map.of("direct", "none"), Map.of());
    assertTrue(word.is("direct", Parameter.NONE));
    assertFalse(word.is("direct", Parameter.AUTO));
    assertEquals(-2, word.integer("direct", -1, -2));
    assertEquals(-1, new Arguments(Map.of("direct", "auto"), Map.of()).integer("direct", -1, -2));
    assertEquals(64, new Arguments(Map.of("direct", "64"), Map.of()).integer("direct", -1, -2));
  }

  @Test
  void whatIsNeitherIsRefusedWithAllThatIs() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> direct.normalise("most")).getMessage();
    assertEquals("direct=most: expected auto, none, or a whole number from 1 to 99", message);
  }
}
