package hopscotch.harness.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class HolmTest {

  /** By hand: 4 * 0.005, 3 * 0.01, 2 * 0.03, and 0.04 raised to its predecessor's 0.06. */
  @Test
  void smallestTimesMostAndNeverFalling() {
    assertArrayEquals(
        new double[] {0.03, 0.06, 0.06, 0.02},
        Holm.adjust(new double[] {0.01, 0.04, 0.03, 0.005}),
        1e-12);
  }

  @Test
  void noneAboveOne() {
    assertArrayEquals(new double[] {1, 1}, Holm.adjust(new double[] {0.6, 0.9}), 0);
  }

  @Test
  void nothingStaysNothing() {
    assertArrayEquals(new double[0], Holm.adjust(new double[0]), 0);
  }
}
