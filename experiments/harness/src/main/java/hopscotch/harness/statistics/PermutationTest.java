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
  double pValue(double[] differences) {
    return pValues(List.of(differences))[0];
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
  private double[] pValues(List<double[]> all) {
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

  /**
   * The exact p-values. Half of the sign changes suffice, since the other half has the negated
   * sums.
   */
  private static double[] exact(double[][] differences, double[] observed) {
    int half = differences.length == 0 ? 1 : 1 << (differences.length - 1);
    long[] signs = new long[1];
    double[] extreme = new double[observed.length];
    double[] sums = new double[observed.length];
    for (int change = 0; change < half; change++) {
      signs[0] = change;
      count(differences, signs, observed, sums, extreme);
    }
    return Arrays.stream(extreme).map(count -> count / half).toArray();
  }

  private double[] sampled(double[][] differences, double[] observed) {
    SplittableRandom random = new SplittableRandom(seed);
    long[] signs = new long[(differences.length + Long.SIZE - 1) / Long.SIZE];
    double[] extreme = new double[observed.length];
    double[] sums = new double[observed.length];
    for (int permutation = 0; permutation < permutations; permutation++) {
      for (int word = 0; word < signs.length; word++) {
        signs[word] = random.nextLong();
      }
      count(differences, signs, observed, sums, extreme);
    }
    return Arrays.stream(extreme).map(count -> (count + 1) / (permutations + 1)).toArray();
  }

  /** Counts the comparisons whose sum under a change of signs is as extreme as observed. */
  private static void count(
      double[][] differences, long[] signs, double[] observed, double[] sums, double[] extreme) {
    Arrays.fill(sums, 0);
    for (int cluster = 0; cluster < differences.length; cluster++) {
      double[] difference = differences[cluster];
      if ((signs[cluster >>> 6] >>> cluster & 1) == 0) {
        for (int i = 0; i < sums.length; i++) {
          sums[i] += difference[i];
        }
      } else {
        for (int i = 0; i < sums.length; i++) {
          sums[i] -= difference[i];
        }
      }
    }
    for (int i = 0; i < sums.length; i++) {
      extreme[i] += Math.abs(sums[i]) >= observed[i] ? 1 : 0;
    }
  }
}
