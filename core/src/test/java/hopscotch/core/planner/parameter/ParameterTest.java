package hopscotch.core.planner.parameter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.planner.Guarantee;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParameterTest {
  private final Parameter kind = Parameter.choice("kind", Guarantee.Kind.COMPLETE, "which promise");
  private final Parameter flag = Parameter.flag("fast", true, "whether to hurry");
  private final Parameter count = Parameter.integer("count", 3, -5, 100, "how many");
  private final Parameter factor = Parameter.decimal("factor", "1", 0, 2.5, "how much");

  /** An enum of two words. */
  private enum Speed {
    VERY_FAST
  }

  @Test
  void enumConstantsAreWordsWithHyphens() {
    assertEquals("very-fast", Parameter.word(Speed.VERY_FAST));
  }

  @Test
  void aParameterKnowsItsDefault() {
    assertEquals("complete", kind.defaultValue());
    assertEquals("true", flag.defaultValue());
    assertEquals("3", count.defaultValue());
    assertEquals("1", factor.defaultValue());
  }

  @Test
  void aChoiceIsOneOfItsWords() {
    assertEquals(List.of("optimal", "bounded", "complete", "incomplete"), kind.choices());
    assertEquals("bounded", kind.normalise("bounded"));
    assertEquals("false", flag.normalise("false"));
  }

  @ParameterizedTest
  @CsvSource({"-5,-5", "007,7", "100,100", "-0,0"})
  void wholeNumbersLoseTheirLeadingZeros(String value, String normal) {
    assertEquals(normal, count.normalise(value));
  }

  @ParameterizedTest
  @CsvSource({"1.500,1.5", "0,0", "2.5,2.5", "01.0,1", "0.001,0.001"})
  void decimalsLoseTheirTrailingZeros(String value, String normal) {
    assertEquals(normal, factor.normalise(value));
  }

  @Test
  void tensKeepTheirZeros() {
    assertEquals("100", count.normalise("100"));
    assertEquals("20", Parameter.decimal("n", "1", 0, 50, "").normalise("20.0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "best"})
  void refusesAnUnknownWord(String value) {
    refuses(kind, value, "optimal, bounded, complete, incomplete");
  }

  @Test
  void guessesWhichWordWasMeant() {
    assertEquals(
        "kind=Optimal (did you mean optimal?): expected optimal, bounded, complete, incomplete",
        assertThrows(IllegalArgumentException.class, () -> kind.normalise("Optimal")).getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-6", "101", "1.0", "+1", "ten", "1234567890"})
  void refusesWhatIsNoWholeNumberInRange(String value) {
    refuses(count, value, "a whole number from -5 to 100");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-0.001", "2.501", "1.2345", "1.", ".5", "1e0", "NaN"})
  void refusesWhatIsNoDecimalInRange(String value) {
    refuses(factor, value, "a number from 0 to 2.5, at most three decimals");
  }

  private static void refuses(Parameter parameter, String value, String expected) {
    assertEquals(
        "%s=%s: expected %s".formatted(parameter.name(), value, expected),
        assertThrows(IllegalArgumentException.class, () -> parameter.normalise(value))
            .getMessage());
  }

  @Test
  void argumentsAreReadByKind() {
    Arguments arguments =
        new Arguments(
            Map.of("kind", "bounded", "fast", "true", "count", "-7", "factor", "1.005"), Map.of());
    assertEquals("bounded", arguments.text("kind"));
    assertSame(Guarantee.Kind.BOUNDED, arguments.choice("kind", Guarantee.Kind.class));
    assertTrue(arguments.flag("fast"));
    assertFalse(new Arguments(Map.of("fast", "false"), Map.of()).flag("fast"));
    assertEquals(-7, arguments.integer("count"));
    assertEquals(1005, arguments.thousandths("factor"));
  }

  @Test
  void refusesANameThatWasNotDeclared() {
    assertEquals(
        "no parameter 'size' was declared",
        assertThrows(
                IllegalArgumentException.class,
                () -> new Arguments(Map.of(), Map.of()).text("size"))
            .getMessage());
  }

  @Test
  void refusesAWordThatTheEnumDoesNotHave() {
    Arguments arguments = new Arguments(Map.of("kind", "best"), Map.of());
    assertEquals(
        "kind=best",
        assertThrows(
                IllegalArgumentException.class,
                () -> arguments.choice("kind", Guarantee.Kind.class))
            .getMessage());
  }
}
