package hopscotch.harness.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BracesTest {

  @Test
  void textWithoutBracesStandsForItself() {
    assertEquals(List.of("astar(weight=1.5)"), Braces.expand("astar(weight=1.5)"));
  }

  @Test
  void listsMultiplyOut() {
    assertEquals(List.of("a(1,x)", "a(1,y)", "a(2,x)", "a(2,y)"), Braces.expand("a({1,2},{x,y})"));
  }

  @Test
  void rangesCountByOneOrByStep() {
    assertEquals(List.of("1", "2", "3"), Braces.expand("{1..3}"));
    assertEquals(List.of("1", "1.5", "2.0"), Braces.expand("{1..2..0.5}"));
  }

  @Test
  void listsMayHoldRanges() {
    assertEquals(List.of("1", "2", "10"), Braces.expand("{1..2,10}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a{1",
        "a{1{2}}",
        "{3..1}",
        "{1..x}",
        "{1..2..0}",
        "{1..100000}",
        "{1e999999999..1e999999999}",
        "{1..2..1e-999999999}"
      })
  void whatIsNoPatternIsRefused(String pattern) {
    assertThrows(IllegalArgumentException.class, () -> Braces.expand(pattern));
  }

  @Test
  void aLongPatternIsRefusedBeforeItMultipliesOut() {
    String pattern = "{1..1000}" + "x".repeat(1 << 20);
    assertThrows(IllegalArgumentException.class, () -> Braces.expand(pattern));
  }

  @Test
  void anErrorNamesTheColumn() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Braces.expand("abc{1,2")).getMessage();
    assertTrue(message.contains("column 4"), message);
  }
}
