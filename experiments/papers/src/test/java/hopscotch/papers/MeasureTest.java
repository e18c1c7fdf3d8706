package hopscotch.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.papers.count.Counts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeasureTest {
  private static Counts counts() {
    Counts counts = new Counts();
    for (double value : new double[] {9, 1, 3, 7}) {
      counts.keep("kept", value);
    }
    counts.addSum("edges", 10, 2);
    counts.add("length", 2501);
    return counts;
  }

  @ParameterizedTest
  @CsvSource({
    "kept, 5",
    "sum kept, 20",
    "kept / edges, 2",
    "min kept, 1",
    "q1 kept, 2.5",
    "median kept, 5",
    "q3 kept, 7.5",
    "max kept, 9",
    "sd kept, 3.1622776601683795",
    "squared max kept, 81",
    "squared kept / edges, 4",
    "thousands length, 3",
    "squared thousands length, 9"
  })
  void aMeasureIsComputedFromCounts(String text, double expected) {
    assertEquals(expected, Measure.parse(text).of(counts()));
  }

  @Test
  void whatWasNotCountedIsNoNumber() {
    assertTrue(Double.isNaN(Measure.parse("sum nothing").of(counts())));
    assertTrue(Double.isNaN(Measure.parse("median edges").of(counts())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a / b / c", "most kept", "squared most kept"})
  void whatIsNoMeasureIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Measure.parse(text));
  }

  @Test
  void countsComeBackFromJsonAsTheyWere() {
    assertEquals(counts(), Counts.of(counts().json()));
  }

  @Test
  void countsOfTwoMapsAddUp() {
    Counts both = counts();
    both.addAll(counts());
    assertEquals(8, both.count("kept"));
    assertEquals(5, Measure.parse("median kept").of(both));
  }
}
