package hopscotch.mapf.lns.refine;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws one of several kinds by weights that follow what each has gained. The rule is that of Ropke
 * and Pisinger ("An Adaptive Large Neighborhood Search Heuristic for the Pickup and Delivery
 * Problem with Time Windows", 2006), as Li et al. use it (IJCAI 2021, Section 4.4, and AAAI 2022).
 */
public final class Roulette<K> {
  private static final double REACTION = 0.1;
  private static final double LEAST_WEIGHT = 1e-3;

  private final List<K> kinds;
  private final SplittableRandom random;
  private final double[] weights;

  /** A roulette of several kinds, which have the same weight at first. */
  public Roulette(List<K> kinds, SplittableRandom random) {
    this.kinds = kinds;
    this.random = random;
    weights = new double[kinds.size()];
    Arrays.fill(weights, 1);
  }

  /** Draws a kind by the weights. */
  public K draw() {
    double at = random.nextDouble() * Arrays.stream(weights).sum();
    int drawn = 0;
    while (drawn < weights.length - 1 && at >= weights[drawn]) {
      at -= weights[drawn++];
    }
    return kinds.get(drawn);
  }

  /** Adjusts the weight of a kind to what it has gained; a loss counts as 0. */
  public void reward(K kind, long gain) {
    int at = kinds.indexOf(kind);
    double weight = (1 - REACTION) * weights[at] + REACTION * Math.max(0, gain);
    weights[at] = Math.max(LEAST_WEIGHT, weight);
  }
}
