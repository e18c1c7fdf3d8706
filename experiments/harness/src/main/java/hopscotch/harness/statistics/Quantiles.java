package hopscotch.harness.statistics;

import java.util.Arrays;

/**
 * Quantiles of a sample, by linear interpolation of the order statistics: definition 7 of R. J.
 * Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50(4),
 * 1996. It is the default of R and pandas.
 *
 * <p>The script of a report's page ({@code numbers.js}) does the same operations in the same order,
 * so that its figures are these to the last bit.
 */
public final class Quantiles {
  private final double[] sorted;
  private final double mean;

  private Quantiles(double[] sorted, double mean) {
    this.sorted = sorted;
    this.mean = mean;
  }

  /** The quantiles of a sample, which is copied and may be empty. */
  public static Quantiles of(double[] sample) {
    double sum = 0;
    for (double value : sample) {
      sum += value;
    }
    double[] sorted = sample.clone();
    Arrays.sort(sorted);
    return new Quantiles(sorted, sum / sample.length);
  }

  /** The quantile at a share of 0 to 1. NaN for an empty sample. */
  public double at(double share) {
    if (sorted.length == 0) {
      return Double.NaN;
    }
    double place = share * (sorted.length - 1);
    int low = (int) place;
    int high = Math.min(low + 1, sorted.length - 1);
    return place == low || sorted[low] == sorted[high]
        ? sorted[low]
        : sorted[low] + (place - low) * (sorted[high] - sorted[low]);
  }

  /** The median. */
  public double median() {
    return at(0.5);
  }

  /** The mean. NaN for an empty sample. */
  public double mean() {
    return mean;
  }

  /** The largest value. NaN for an empty sample. */
  public double largest() {
    return sorted.length == 0 ? Double.NaN : sorted[sorted.length - 1];
  }

  /** The size of the sample. */
  public int size() {
    return sorted.length;
  }

  /** The sorted sample. Not to be written. */
  public double[] sorted() {
    return sorted;
  }
}
