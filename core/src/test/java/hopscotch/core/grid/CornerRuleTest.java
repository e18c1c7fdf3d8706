package hopscotch.core.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CornerRuleTest {

  @ParameterizedTest
  @CsvSource({
    "never,    true,  true,  true",
    "never,    true,  false, false",
    "never,    false, true,  false",
    "never,    false, false, false",
    "one-free, true,  true,  true",
    "one-free, true,  false, true",
    "one-free, false, true,  true",
    "one-free, false, false, false",
    "always,   true,  true,  true",
    "always,   true,  false, true",
    "always,   false, true,  true",
    "always,   false, false, true",
  })
  void aDiagonalByItsTwoNeighbours(String rule, boolean first, boolean second, boolean allowed) {
    assertEquals(allowed, CornerRule.parse(rule).allows(first, second));
    assertEquals(
        allowed ? -1 : 0, CornerRule.parse(rule).allows(first ? -1L : 0L, second ? -1L : 0L));
  }

  @ParameterizedTest
  @EnumSource
  void parseReadsWhatTextWrites(CornerRule rule) {
    assertSame(rule, CornerRule.parse(rule.text()));
  }

  @Test
  void anUnknownRuleNamesTheKnownOnes() {
    assertEquals(
        "unknown corner rule 'NEVER'; known: never, one-free, always",
        assertThrows(IllegalArgumentException.class, () -> CornerRule.parse("NEVER")).getMessage());
  }
}
