package hopscotch.harness.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class ScaleTest {
  /** A lone tick says nothing of how far apart values are. */
  @Property
  void ticksAreTwoAtLeastAndOnTheScale(
      @ForAll @DoubleRange(min = 0.01, max = 1e6) double least,
      @ForAll @DoubleRange(min = 1.01, max = 1e9) double times,
      @ForAll @IntRange(min = 2, max = 12) int most,
      @ForAll boolean isLogarithmic) {
    Scale scale = Scale.over(new double[] {least, least * times}, isLogarithmic, most);
    List<Double> ticks = scale.ticks();
    assertTrue(ticks.size() >= 2 && ticks.size() <= 3 * most + 1, ticks::toString);
    for (double tick : ticks) {
      double share = scale.share(tick);
      assertTrue(share >= -1e-9 && share <= 1 + 1e-9, () -> tick + " of " + ticks);
    }
  }

  @Example
  void whatIsCountedHasWholeTicks() {
    assertEquals(List.of(1.0, 2.0), Scale.over(new double[] {1, 2}, false, 5).ticks());
  }
}
