package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class QuotientTest {
  @Property(seed = "1994")
  void equalsTheDivision(
      @ForAll @IntRange(max = GridMap.MAX_CELLS - 1) int number,
      @ForAll @IntRange(min = 1, max = GridMap.MAX_CELLS - 1) int divisor) {
    Quotient quotient = new Quotient(divisor);
    assertEquals(number / divisor, quotient.of(number));
    int multiple = number / divisor * divisor;
    assertEquals(multiple / divisor, quotient.of(multiple));
    assertEquals(Math.max(0, multiple - 1) / divisor, quotient.of(Math.max(0, multiple - 1)));
  }
}
