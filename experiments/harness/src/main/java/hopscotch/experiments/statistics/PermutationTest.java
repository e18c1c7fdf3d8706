package hopscotch.experiments.statistics;

import java.util.SplittableRandom;

/**
 * A paired test by cluster of whether a mean difference is 0: under the null hypothesis the sign of
 * each cluster's mean is as likely plus as minus (R. A. Fisher, "The Design of Experiments", 1935,
 * section 21). Two-sided; the statistic is the absolute sum of the clusters' means. Ties count as
 * at least as extreme, so the test holds its level whatever the distribution.
 *
 * <p>Exact for up to {@value #EXACT_CLUSTERS} clusters; beyond, over random sign changes, the
 * observed one counted among them.
 */
public record PermutationTest(int permutations, long seed) {
  /** Up to so many clusters all sign changes are gone through. */
  public static final int EXACT_CLUSTERS = 16;

  private static final double ROUNDING = 1e-12;

  /** The p-value of differences, one a cluster; 1 if there is none. */
  public double pValue(double[] differences) {
    double sum = 0;
    double magnitude = 0;
    for (double difference : differences) {
      sum += difference;
      magnitude += Math.abs(difference);
    }
    double observed = Math.abs(sum) - ROUNDING * magnitude;
    return differences.length <= EXACT_CLUSTERS
        ? exact(differences, observed)
        : sampled(differences, observed);
  }

  /** The p-value of clusters' means. */
  public double pValue(ClusteredValues clusters) {
    double[] means = new double[clusters.count()];
    for (int i = 0; i < means.length; i++) {
      means[i] = clusters.mean(i);
    }
    return pValue(means);
  }

  private static double exact(double[] differences, double observed) {
    int extreme = 0;
    int all = 1 << differences.length;
    for (int signs = 0; signs < all; signs++) {
      double sum = 0;
      for (int i = 0; i < differences.length; i++) {
        sum += (signs >>> i & 1) == 0 ? differences[i] : -differences[i];
      }
      extreme += Math.abs(sum) >= observed ? 1 : 0;
    }
    return (double) extreme / all;
  }

  private double sampled(double[] differences, double observed) {
    SplittableRandom random = new SplittableRandom(seed);
    int extreme = 1;
    for (int permutation = 0; permutation < permutations; permutation++) {
      double sum = 0;
      long bits = 0;
      for (int i = 0; i < differences.length; i++) {
        bits = (i & 63) == 0 ? random.nextLong() : bits >>> 1;
        // Its sign bit flipped, since a branch on a random bit is mispredicted half the time.
        sum += Double.longBitsToDouble(Double.doubleToRawLongBits(differences[i]) ^ bits << 63);
      }
      extreme += Math.abs(sum) >= observed ? 1 : 0;
    }
    return (double) extreme / (permutations + 1);
  }
}
