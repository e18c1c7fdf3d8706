package hopscotch.harness.statistics;

import java.util.Arrays;
import java.util.List;
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
  /** The most clusters for which all sign changes are enumerated. */
  public static final int EXACT_CLUSTERS = 16;

  private static final double ROUNDING = 1e-12;

  /** The p-value of differences, one for each cluster. 1 if there are none. */
  public double pValue(double[] differences) {
    return pValues(List.of(differences))[0];
  }

  /** The least p-value that so many clusters can give: 2 of their sign changes are extreme. */
  public double least(int clusters) {
    return clusters > EXACT_CLUSTERS
        ? 1.0 / (permutations + 1)
        : Math.min(1, 2 / Math.pow(2, clusters));
  }

  /** The {@link #pValue} of the means of clusters, of each comparison. */
  public double[] ofMeans(List<ClusteredValues> all) {
    return pValues(all.stream().map(PermutationTest::means).toList());
  }

  private static double[] means(ClusteredValues clusters) {
    double[] means = new double[clusters.count()];
    for (int i = 0; i < means.length; i++) {
      means[i] = clusters.mean(i);
    }
    return means;
  }

  /** The {@link #pValue} of each, at less cost than one by one. */
  public double[] pValues(List<double[]> all) {
    double[] pValues = new double[all.size()];
    Batches.of(pValues.length, i -> all.get(i).length).parallelStream()
        .forEach(
            batch -> {
              double[] ofBatch = pValues(batch, all);
              for (int i = 0; i < batch.length; i++) {
                pValues[batch[i]] = ofBatch[i];
              }
            });
    return pValues;
  }

  private double[] pValues(int[] batch, List<double[]> all) {
    int clusters = all.get(batch[0]).length;
    double[][] differences = new double[clusters][batch.length];
    double[] observed = new double[batch.length];
    for (int i = 0; i < batch.length; i++) {
      double sum = 0;
      double magnitude = 0;
      for (int cluster = 0; cluster < clusters; cluster++) {
        double difference = all.get(batch[i])[cluster];
        differences[cluster][i] = difference;
        sum += difference;
        magnitude += Math.abs(difference);
      }
      observed[i] = Math.abs(sum) - ROUNDING * magnitude;
    }
    return clusters <= EXACT_CLUSTERS
        ? exact(differences, observed)
        : sampled(differences, observed);
  }

  /** The exact p-values. Half of the sign changes suffice, as the others mirror them. */
  private static double[] exact(double[][] differences, double[] observed) {
    int half = differences.length == 0 ? 1 : 1 << (differences.length - 1);
    double[] pValues = new double[observed.length];
    for (int i = 0; i < pValues.length; i++) {
      double[] sums = signedSums(differences, 0, differences.length, i);
      double least = observed[i];
      long extreme = Arrays.stream(sums).limit(half).filter(sum -> Math.abs(sum) >= least).count();
      pValues[i] = (double) extreme / half;
    }
    return pValues;
  }

  /**
   * The p-values over random sign changes. Signs are drawn for {@link Byte#SIZE} differences at a
   * time, of which all sums are known, so that each draw adds one number for all of them.
   */
  private double[] sampled(double[][] differences, double[] observed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] signs = new byte[permutations];
    double[][] sums = new double[observed.length][permutations];
    for (int from = 0; from < differences.length; from += Byte.SIZE) {
      int to = Math.min(from + Byte.SIZE, differences.length);
      random.nextBytes(signs);
      for (int i = 0; i < sums.length; i++) {
        double[] ofSigns = signedSums(differences, from, to, i);
        for (int permutation = 0; permutation < permutations; permutation++) {
          sums[i][permutation] += ofSigns[signs[permutation] & ofSigns.length - 1];
        }
      }
    }
    double[] pValues = new double[observed.length];
    for (int i = 0; i < pValues.length; i++) {
      double least = observed[i];
      long extreme = Arrays.stream(sums[i]).filter(sum -> Math.abs(sum) >= least).count();
      pValues[i] = (extreme + 1.0) / (permutations + 1);
    }
    return pValues;
  }

  /** The sum of some differences of a comparison, for each choice of signs. */
  private static double[] signedSums(double[][] differences, int from, int to, int comparison) {
    double[] sums = new double[1 << (to - from)];
    int known = 1;
    for (int cluster = from; cluster < to; cluster++) {
      double difference = differences[cluster][comparison];
      for (int signs = 0; signs < known; signs++) {
        sums[known + signs] = sums[signs] - difference;
        sums[signs] += difference;
      }
      known *= 2;
    }
    return sums;
  }
}
