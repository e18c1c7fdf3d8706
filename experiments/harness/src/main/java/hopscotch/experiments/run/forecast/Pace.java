package hopscotch.experiments.run.forecast;

import hopscotch.experiments.run.deal.UnitCost;

/**
 * How fast queries were answered so far, as a multiple of what a planner of middling speed takes
 * for them by {@link UnitCost#queryNanos}. So queries of other lengths, on other maps, are expected
 * to take as many times as much. Not safe for use by several threads.
 */
final class Pace {
  private double nanos;
  private double middlingNanos;

  /**
   * Notes a query.
   *
   * @param lengthClass of the query; see {@link hopscotch.experiments.run.deal.LengthClass}
   * @param onCells how many cells the map has
   * @param queryNanos what it took
   */
  void add(int lengthClass, long onCells, double queryNanos) {
    nanos += queryNanos;
    middlingNanos += middlingNanos(lengthClass, onCells);
  }

  /** Whether any query was noted. */
  boolean isMeasured() {
    return middlingNanos > 0;
  }

  /**
   * The time that queries are expected to take, in nanoseconds.
   *
   * @param byLength how many there are of each length class
   */
  double nanosOf(long[] byLength, long onCells) {
    double middling = 0;
    for (int length = 0; length < byLength.length; length++) {
      middling += byLength[length] * middlingNanos(length, onCells);
    }
    return middling * nanos / middlingNanos;
  }

  private static double middlingNanos(int lengthClass, long onCells) {
    return UnitCost.queryNanos(Math.pow(2, lengthClass / 2.0), onCells);
  }
}
