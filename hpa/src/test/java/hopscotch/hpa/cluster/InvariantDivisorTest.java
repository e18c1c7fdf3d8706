package hopscotch.hpa.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hopscotch.core.grid.GridMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class InvariantDivisorTest {
  @Property(seed = "1994")
  void equalsTheDivision(
      @ForAll @IntRange(max = GridMap.MAX_CELLS - 1) int number,
      @ForAll @IntRange(min = 1, max = GridMap.MAX_CELLS - 1) int divisor) {
    InvariantDivisor by = new InvariantDivisor(divisor);
    assertEquals(number / divisor, by.divide(number));
    int multiple = number / divisor * divisor;
    assertEquals(multiple / divisor, by.divide(multiple));
    assertEquals(Math.max(0, multiple - 1) / divisor, by.divide(Math.max(0, multiple - 1)));
  }
}
