package hopscotch.harness.plot;

import hopscotch.harness.statistics.Quantiles;

/**
 * The box of a series in a box plot: five quantiles of its values of y.
 *
 * @param least the quantile at 5 %
 * @param low the quantile at 25 %
 * @param median the quantile at 50 %
 * @param high the quantile at 75 %
 * @param most the quantile at 95 %
 */
record Box(double least, double low, double median, double high, double most) {
  static Box of(Figure.Series series) {
    Quantiles quantiles =
        Quantiles.of(series.points().stream().mapToDouble(Figure.Point::y).toArray());
    return new Box(
        quantiles.at(0.05),
        quantiles.at(0.25),
        quantiles.median(),
        quantiles.at(0.75),
        quantiles.at(0.95));
  }
}
