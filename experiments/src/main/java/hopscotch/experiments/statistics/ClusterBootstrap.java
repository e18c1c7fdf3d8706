package hopscotch.experiments.statistics;

import java.util.SplittableRandom;

/**
 * A confidence interval of a mean over clusters, by drawing whole clusters with replacement.
 * Numbers of one cluster may depend on each other; the clusters must not.
 *
 * <p>The interval is that of the percentiles of the studentized bootstrap (A. C. Davison and D. V.
 * Hinkley, "Bootstrap Methods and their Application", 1997, sections 2.4 and 3.8): each resample's
 * deviation is divided by its own standard error, which keeps the coverage near what is asked where
 * there are few clusters of different sizes. Below {@value #FEW} clusters it is still too narrow.
 */
public final class ClusterBootstrap {
  /** With fewer clusters an interval is too narrow to be trusted. */
  public static final int FEW = 10;

  private static final double LEVEL = 0.95;

  private final int resamples;
  private final long seed;

  /** So many resamples, drawn from a seed. */
  public ClusterBootstrap(int resamples, long seed) {
    this.resamples = resamples;
    this.seed = seed;
  }

  /**
   * An interval.
   *
   * @param least its lower end
   * @param largest its upper end
   */
  public record Interval(double least, double largest) {
    /** Whether a value lies in it. */
    public boolean contains(double value) {
      return least <= value && value <= largest;
    }
  }

  /** The 95 % interval of {@link Clusters#mean()}; NaN to NaN for less than 2 clusters. */
  public Interval interval(Clusters clusters) {
    int count = clusters.count();
    if (count < 2) {
      return new Interval(Double.NaN, Double.NaN);
    }
    double mean = clusters.mean();
    int[] drawn = new int[count];
    for (int i = 0; i < count; i++) {
      drawn[i] = i;
    }
    double error = standardError(clusters, drawn, mean);
    if (error == 0) {
      return new Interval(mean, mean);
    }
    SplittableRandom random = new SplittableRandom(seed);
    double[] deviations = new double[resamples];
    for (int i = 0; i < resamples; i++) {
      double resampleError;
      double resampleMean;
      do {
        for (int j = 0; j < count; j++) {
          drawn[j] = random.nextInt(count);
        }
        resampleMean = mean(clusters, drawn);
        resampleError = standardError(clusters, drawn, resampleMean);
      } while (resampleError == 0);
      deviations[i] = (resampleMean - mean) / resampleError;
    }
    Quantiles quantiles = Quantiles.of(deviations);
    double tail = (1 - LEVEL) / 2;
    return new Interval(mean - quantiles.at(1 - tail) * error, mean - quantiles.at(tail) * error);
  }

  private static double mean(Clusters clusters, int[] drawn) {
    double sum = 0;
    long size = 0;
    for (int cluster : drawn) {
      sum += clusters.sum(cluster);
      size += clusters.size(cluster);
    }
    return sum / size;
  }

  /** The linearised standard error of a ratio of sums. */
  private static double standardError(Clusters clusters, int[] drawn, double mean) {
    double squares = 0;
    long size = 0;
    for (int cluster : drawn) {
      double residual = clusters.sum(cluster) - mean * clusters.size(cluster);
      squares += residual * residual;
      size += clusters.size(cluster);
    }
    return Math.sqrt(squares * drawn.length / (drawn.length - 1.0)) / size;
  }
}
