package hopscotch.harness.statistics;

import java.util.Arrays;
import java.util.Random;

/** Numbers in clusters made up for tests: a cluster's own effect, and noise as large within it. */
final class Simulated {
  private Simulated() {}

  static ClusteredValues clusters(long seed, int count) {
    return clusters(new Random(seed), count);
  }

  static ClusteredValues clusters(Random random, int count) {
    double[] values = new double[40 * count];
    int[] cluster = new int[values.length];
    int size = 0;
    for (int i = 0; i < count; i++) {
      double effect = random.nextGaussian();
      for (int left = 5 + random.nextInt(36); left > 0; left--) {
        values[size] = effect + random.nextGaussian();
        cluster[size++] = i;
      }
    }
    return ClusteredValues.of(Arrays.copyOf(values, size), Arrays.copyOf(cluster, size), count);
  }
}
