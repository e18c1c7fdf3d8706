package hopscotch.harness.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;
import org.junit.jupiter.api.Test;

class QuantilesTest {

  /** R: quantile(c(1, 2, 3, 4, 10), c(0.25, 0.5, 0.9, 1)) is 2, 3, 7.6, 10. */
  @Test
  void agreeWithR() {
    Quantiles quantiles = Quantiles.of(new double[] {10, 3, 1, 4, 2});
    assertEquals(1, quantiles.at(0), 0);
    assertEquals(2, quantiles.at(0.25), 1e-12);
    assertEquals(3, quantiles.median(), 1e-12);
    assertEquals(7.6, quantiles.at(0.9), 1e-12);
    assertEquals(10, quantiles.at(1), 0);
    assertEquals(4, quantiles.mean(), 1e-12);
  }

  @Property(tries = 200)
  void agreeWithThoseOfCommonsMath(
      @ForAll @Size(min = 1, max = 50) List<@DoubleRange(min = -1e9, max = 1e9) Double> numbers,
      @ForAll @DoubleRange(min = 0.01, max = 1) double share) {
    double[] sample = numbers.stream().mapToDouble(it -> it).toArray();
    double expected =
        new Percentile()
            .withEstimationType(Percentile.EstimationType.R_7)
            .evaluate(sample, 100 * share);
    assertEquals(expected, Quantiles.of(sample).at(share), 1e-4);
  }

  @Test
  void ofNothingThereIsNone() {
    assertEquals(Double.NaN, Quantiles.of(new double[0]).median());
    assertEquals(Double.NaN, Quantiles.of(new double[0]).mean());
  }
}
