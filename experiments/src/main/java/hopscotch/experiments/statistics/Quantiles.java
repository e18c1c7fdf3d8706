package hopscotch.experiments.statistics;

import java.util.Arrays;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;

/**
 * Quantiles of a sample, by linear interpolation of the order statistics: definition 7 of R. J.
 * Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50(4),
 * 1996. What R and pandas do by default.
 */
public final class Quantiles {
  private final double[] sorted;

  private Quantiles(double[] sorted) {
    this.sorted = sorted;
  }

  /** Of a sample, which is copied; may be empty. */
  public static Quantiles of(double[] sample) {
    double[] sorted = sample.clone();
    Arrays.sort(sorted);
    return new Quantiles(sorted);
  }

  /** The quantile of a share of 0 to 1; NaN of an empty sample. */
  public double at(double share) {
    if (sorted.length == 0) {
      return Double.NaN;
    }
    if (share <= 0) {
      return sorted[0];
    }
    return new Percentile()
        .withEstimationType(Percentile.EstimationType.R_7)
        .evaluate(sorted, 100 * share);
  }

  /** The median. */
  public double median() {
    return at(0.5);
  }

  /** The mean; NaN of an empty sample. */
  public double mean() {
    return Arrays.stream(sorted).average().orElse(Double.NaN);
  }

  /** The largest; NaN of an empty sample. */
  public double largest() {
    return sorted.length == 0 ? Double.NaN : sorted[sorted.length - 1];
  }

  /** How many there are. */
  public int size() {
    return sorted.length;
  }

  /** The sample, in order; not to be written. */
  public double[] sorted() {
    return sorted;
  }
}
