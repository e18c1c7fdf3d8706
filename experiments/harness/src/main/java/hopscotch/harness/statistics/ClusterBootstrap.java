package hopscotch.harness.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A confidence interval of a mean over clusters, by drawing whole clusters with replacement.
 * Numbers of one cluster may depend on each other, but clusters must be independent.
 *
 * <p>The interval is that of the studentized bootstrap (A. C. Davison and D. V. Hinkley, "Bootstrap
 * Methods and their Application", 1997, sections 2.4 and 3.8): each resample's deviation is divided
 * by its own standard error, which keeps the coverage near what is asked where clusters differ in
 * size. Below {@value #FEW} clusters those errors are too rough to divide by. The interval is then
 * that of the percentiles of the resampled means, and is too narrow.
 */
public record ClusterBootstrap(int resamples, long seed) {
  /** The number of clusters below which an interval is too narrow to be trusted. */
  public static final int FEW = 10;

  private static final double LEVEL = 0.95;

  /**
   * An interval.
   *
   * @param least its lower end
   * @param largest its upper end
   */
  public record Interval(double least, double largest) {}

  /** The 95 % interval of {@link ClusteredValues#mean()}; NaN to NaN for one cluster. */
  public Interval interval(ClusteredValues clusters) {
    return intervals(List.of(clusters)).get(0);
  }

  /** The {@link #interval} of each, at less cost than one by one. */
  public List<Interval> intervals(List<ClusteredValues> all) {
    Interval[] intervals = new Interval[all.size()];
    double[] means = all.stream().mapToDouble(ClusteredValues::mean).toArray();
    double[] errors = new double[intervals.length];
    for (int i = 0; i < intervals.length; i++) {
      errors[i] = all.get(i).count() < 2 ? Double.NaN : standardError(all.get(i), means[i]);
      intervals[i] =
          errors[i] == 0 ? new Interval(means[i], means[i]) : new Interval(Double.NaN, Double.NaN);
    }
    Batches.of(intervals.length, i -> errors[i] > 0 ? all.get(i).count() : -1).parallelStream()
        .forEach(
            batch -> {
              double[][] drawn = deviations(batch, all, means);
              for (int i = 0; i < batch.length; i++) {
                int at = batch[i];
                intervals[at] = interval(drawn[i], means[at], errors[at], all.get(at).count());
              }
            });
    return List.of(intervals);
  }

  private static Interval interval(double[] drawn, double mean, double error, int clusters) {
    Quantiles deviations = Quantiles.of(drawn);
    double tail = (1 - LEVEL) / 2;
    return clusters >= FEW
        ? new Interval(mean - deviations.at(1 - tail) * error, mean - deviations.at(tail) * error)
        : new Interval(mean + deviations.at(tail), mean + deviations.at(1 - tail));
  }

  /**
   * For each comparison of a batch, the deviations of resampled means, divided by their own
   * standard errors if studentized. All comparisons have the same number of clusters. A resample
   * without an error is drawn again.
   */
  private double[][] deviations(int[] batch, List<ClusteredValues> all, double[] means) {
    int count = all.get(batch[0]).count();
    int width = batch.length;
    double[][] sums = new double[count][width];
    double[][] sizes = new double[count][width];
    for (int cluster = 0; cluster < count; cluster++) {
      for (int i = 0; i < width; i++) {
        sums[cluster][i] = all.get(batch[i]).sum(cluster);
        sizes[cluster][i] = all.get(batch[i]).size(cluster);
      }
    }
    SplittableRandom random = new SplittableRandom(seed);
    double[][] deviations = new double[width][resamples];
    int[] have = new int[width];
    int[] drawn = new int[count];
    double[] mean = new double[width];
    double[] size = new double[width];
    double[] squares = new double[width];
    for (int complete = 0; complete < width; ) {
      for (int j = 0; j < count; j++) {
        drawn[j] = random.nextInt(count);
      }
      mean(drawn, sums, sizes, mean, size);
      if (count >= FEW) {
        squares(drawn, sums, sizes, mean, squares);
      }
      for (int i = 0; i < width; i++) {
        double error = count >= FEW ? standardError(squares[i], size[i], count) : 1;
        if (error > 0 && have[i] < resamples) {
          deviations[i][have[i]++] = (mean[i] - means[batch[i]]) / error;
          complete += have[i] == resamples ? 1 : 0;
        }
      }
    }
    return deviations;
  }

  private static void mean(
      int[] drawn, double[][] sums, double[][] sizes, double[] mean, double[] size) {
    Arrays.fill(mean, 0);
    Arrays.fill(size, 0);
    for (int cluster : drawn) {
      double[] sum = sums[cluster];
      double[] add = sizes[cluster];
      for (int i = 0; i < mean.length; i++) {
        mean[i] += sum[i];
        size[i] += add[i];
      }
    }
    for (int i = 0; i < mean.length; i++) {
      mean[i] /= size[i];
    }
  }

  private static void squares(
      int[] drawn, double[][] sums, double[][] sizes, double[] mean, double[] squares) {
    Arrays.fill(squares, 0);
    for (int cluster : drawn) {
      double[] sum = sums[cluster];
      double[] size = sizes[cluster];
      for (int i = 0; i < mean.length; i++) {
        double residual = sum[i] - mean[i] * size[i];
        squares[i] += residual * residual;
      }
    }
  }

  private static double standardError(ClusteredValues clusters, double mean) {
    double squares = 0;
    long size = 0;
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      double residual = clusters.sum(cluster) - mean * clusters.size(cluster);
      squares += residual * residual;
      size += clusters.size(cluster);
    }
    return standardError(squares, (double) size, clusters.count());
  }

  /** The linearised standard error of a ratio of sums. */
  private static double standardError(double squares, double size, int clusters) {
    return Math.sqrt(squares * clusters / (clusters - 1.0)) / size;
  }
}
