package hopscotch.experiments.statistics;

import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A confidence interval of a mean over clusters, by drawing whole clusters with replacement.
 * Numbers of one cluster may depend on each other; the clusters must not.
 *
 * <p>The interval is that of the studentized bootstrap (A. C. Davison and D. V. Hinkley, "Bootstrap
 * Methods and their Application", 1997, sections 2.4 and 3.8): each resample's deviation is divided
 * by its own standard error, which keeps the coverage near what is asked where clusters differ in
 * size. Below {@value #FEW} clusters those errors are too rough to divide by: there the interval is
 * that of the resampled means' own percentiles, and it is too narrow.
 */
public record ClusterBootstrap(int resamples, long seed) {
  /** With fewer clusters an interval is too narrow to be trusted. */
  public static final int FEW = 10;

  private static final double LEVEL = 0.95;

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

  /** The 95 % interval of {@link ClusteredValues#mean()}; NaN to NaN for less than 2 clusters. */
  public Interval interval(ClusteredValues clusters) {
    int count = clusters.count();
    if (count < 2) {
      return new Interval(Double.NaN, Double.NaN);
    }
    double mean = clusters.mean();
    double error = standardError(clusters, IntStream.range(0, count).toArray(), mean);
    if (error == 0) {
      return new Interval(mean, mean);
    }
    boolean studentized = count >= FEW;
    Quantiles deviations = Quantiles.of(deviations(clusters, mean, studentized));
    double tail = (1 - LEVEL) / 2;
    return studentized
        ? new Interval(mean - deviations.at(1 - tail) * error, mean - deviations.at(tail) * error)
        : new Interval(mean + deviations.at(tail), mean + deviations.at(1 - tail));
  }

  /** What resampled means differ by, over their own standard errors where studentized. */
  private double[] deviations(ClusteredValues clusters, double mean, boolean studentized) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] drawn = new int[clusters.count()];
    double[] deviations = new double[resamples];
    for (int i = 0; i < resamples; ) {
      for (int j = 0; j < drawn.length; j++) {
        drawn[j] = random.nextInt(drawn.length);
      }
      double resampled = mean(clusters, drawn);
      double error = studentized ? standardError(clusters, drawn, resampled) : 1;
      if (error > 0) {
        deviations[i++] = (resampled - mean) / error;
      }
    }
    return deviations;
  }

  private static double mean(ClusteredValues clusters, int[] drawn) {
    double sum = 0;
    long size = 0;
    for (int cluster : drawn) {
      sum += clusters.sum(cluster);
      size += clusters.size(cluster);
    }
    return sum / size;
  }

  /** The linearised standard error of a ratio of sums. */
  private static double standardError(ClusteredValues clusters, int[] drawn, double mean) {
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
