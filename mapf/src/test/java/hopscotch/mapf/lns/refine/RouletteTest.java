package hopscotch.mapf.lns.refine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RouletteTest {
  private static final int DRAWS = 100_000;

  private final Roulette<String> roulette =
      new Roulette<>(List.of("a", "b", "c"), new SplittableRandom(1));

  /** How often each kind is drawn, as a share of all draws. */
  private void assertShares(double a, double b, double c) {
    int[] drawn = new int[3];
    for (int i = 0; i < DRAWS; i++) {
      drawn[roulette.draw().charAt(0) - 'a']++;
    }
    assertEquals(a, (double) drawn[0] / DRAWS, 0.01);
    assertEquals(b, (double) drawn[1] / DRAWS, 0.01);
    assertEquals(c, (double) drawn[2] / DRAWS, 0.01);
  }

  @Test
  void allKindsWeighTheSameAtFirst() {
    assertShares(1 / 3.0, 1 / 3.0, 1 / 3.0);
  }

  /** 0.9 + 0.1 * 21 is 3. */
  @Test
  void aGainCountsATenth() {
    roulette.reward("b", 21);
    assertShares(0.2, 0.6, 0.2);
  }

  /** 0.9 of 1. */
  @Test
  void aLossCountsAsNothing() {
    roulette.reward("c", -100);
    assertShares(1 / 2.9, 1 / 2.9, 0.9 / 2.9);
  }

  /** After a hundred rounds without a gain, 0.9 to the hundredth would be left. */
  @Test
  void noWeightFallsBelowAThousandth() {
    for (int round = 0; round < 100; round++) {
      roulette.reward("a", 0);
      roulette.reward("b", 0);
    }
    for (int round = 0; round < 100; round++) {
      roulette.reward("c", 0);
    }
    assertShares(1 / 3.0, 1 / 3.0, 1 / 3.0);
  }
}
