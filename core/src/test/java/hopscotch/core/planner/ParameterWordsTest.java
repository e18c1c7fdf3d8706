package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.planner.parameter.Parameter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words in place of numbers, and how values were written before there were words. */
class ParameterWordsTest {
  private static final Parameter DIRECT =
      Parameter.integer("direct", List.of(Parameter.AUTO, Parameter.NONE), 1, 99, "near pairs")
          .formerly("-1", Parameter.AUTO)
          .formerly("0", Parameter.NONE);

  @Test
  void aWordStandsInPlaceOfANumber() {
    assertEquals("auto", DIRECT.defaultValue());
    assertEquals("none", DIRECT.normalise("none"));
    assertEquals("64", DIRECT.normalise("064"));
  }

  @Test
  void aFormerValueBecomesTodays() {
    assertEquals("auto", DIRECT.normalise("-1"));
    assertEquals("none", DIRECT.normalise("0"));
  }

  @Test
  void whatIsNeitherIsRefusedWithAllThatIs() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> DIRECT.normalise("most")).getMessage();
    assertEquals("direct=most: expected auto, none, or a whole number from 1 to 99", message);
  }
}
