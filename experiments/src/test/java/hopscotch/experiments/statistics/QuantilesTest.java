package hopscotch.experiments.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

  @Test
  void ofNothingThereIsNone() {
    assertEquals(Double.NaN, Quantiles.of(new double[0]).median());
    assertEquals(Double.NaN, Quantiles.of(new double[0]).mean());
  }
}
