package hopscotch.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
  @Test
  void lettersOfAnyScriptAndBlanksArePrintable() {
    String text = "maze 32, Ünïcode 地図 \uD83D\uDE00.map";
    assertTrue(Printable.is(text));
    assertEquals(text, Printable.of(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\0", "\t", "\n", "\u007f", "\u0085", "\u00a0", "\u2028", "\u2029", "\u202e", "\u200b",
        "\u3000", "\ufeff", "\ud800"
      })
  void whatCannotBeSeenOrTurnsTextAroundIsNot(String character) {
    String text = "a" + character + "b";
    assertFalse(Printable.is(text));
    assertEquals("a?b", Printable.of(text));
  }
}
