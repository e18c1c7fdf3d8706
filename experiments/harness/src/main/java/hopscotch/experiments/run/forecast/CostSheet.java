package hopscotch.experiments.run.forecast;

import hopscotch.experiments.run.deal.UnitCost;

/**
 * What queries took, on one map or on several. Queries of other lengths on other maps are expected
 * to take as many times as much as a planner of middling speed takes for them, by {@link
 * UnitCost#queryNanos}. Not safe for use by several threads.
 */
final class CostSheet {
  private double nanos;
  private double middlingNanos;

  /** The time of so many queries of each length class for a planner of middling speed. */
  private static double middlingNanos(long[] byLength, long onCells) {
    double sum = 0;
    for (int length = 0; length < byLength.length; length++) {
      sum += byLength[length] * middlingNanos(length, onCells);
    }
    return sum;
  }

  private static double middlingNanos(int lengthClass, long onCells) {
    return UnitCost.queryNanos(Math.pow(2, lengthClass / 2.0), onCells);
  }

  /** Notes a query of a length class on a map of so many cells. */
  void addQuery(int lengthClass, long onCells, double queryNanos) {
    nanos += queryNanos;
    middlingNanos += middlingNanos(lengthClass, onCells);
  }

  /** The time of so many queries of each length class on a map of so many cells, in nanoseconds. */
  double ofQueries(long[] byLength, long onCells) {
    return middlingNanos(byLength, onCells) * nanos / middlingNanos;
  }
}
