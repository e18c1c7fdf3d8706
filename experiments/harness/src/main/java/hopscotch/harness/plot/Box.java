package hopscotch.harness.plot;

import hopscotch.harness.statistics.Quantiles;

/**
 * What a box plot shows of a series: five quantiles of its values of y.
 *
 * @param least at 5 %
 * @param low at 25 %
 * @param median at 50 %
 * @param high at 75 %
 * @param most at 95 %
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
