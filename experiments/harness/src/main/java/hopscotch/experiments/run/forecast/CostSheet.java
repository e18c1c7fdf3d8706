package hopscotch.experiments.run.forecast;

import hopscotch.experiments.run.deal.UnitCost;

/**
 * What the answers of a planner took so far, on one map or on several: queries, and what each block
 * took beside its queries. Queries of other lengths on other maps are expected to take as many
 * times as much as a planner of middling speed takes for them, by {@link UnitCost#queryNanos}. Not
 * safe for use by several threads.
 */
final class CostSheet {
  /** What is measured on one map more counts so much more than what was before. */
  private static final double MEMORY = 0.5;

  /** What is measured beside one block more, since those that compile are asked again. */
  private static final double BLOCK_MEMORY = 0.7;

  private double nanos;
  private double middlingNanos;
  private double blocks;
  private double besideNanos;
  private double expectedBesideNanos;

  /** The time of so many queries of each length class for a planner of middling speed. */
  static double middlingNanos(long[] byLength, long onCells) {
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

  /**
   * Notes what a query is expected to take before any is asked; it counts as one query.
   *
   * @param middling what a planner of middling speed takes for it
   * @param nanosBeside what a block takes beside its queries as long as none was measured
   */
  void addExpected(double queryNanos, double middling, double nanosBeside) {
    nanos += queryNanos;
    middlingNanos += middling;
    expectedBesideNanos = nanosBeside;
  }

  /** Notes what a block took beside its queries. */
  void addBlock(double nanosBeside) {
    blocks = BLOCK_MEMORY * blocks + 1;
    besideNanos = BLOCK_MEMORY * besideNanos + Math.max(0, nanosBeside);
  }

  /**
   * Notes that what follows is of another map. What was measured before counts less from now on.
   */
  void addMap() {
    nanos *= MEMORY;
    middlingNanos *= MEMORY;
    blocks *= MEMORY;
    besideNanos *= MEMORY;
  }

  /** Whether queries were measured or expected. */
  boolean isMeasured() {
    return middlingNanos > 0;
  }

  /** The time of so many queries of each length class on a map of so many cells, in nanoseconds. */
  double ofQueries(long[] byLength, long onCells) {
    return middlingNanos(byLength, onCells) * nanos / middlingNanos;
  }

  /**
   * The same on a kind of map of which none was measured. A planner that was slow or fast elsewhere
   * is expected to be less so there: its time is the geometric mean of two, what it would take as
   * measured elsewhere, and what a planner of middling speed takes.
   */
  double ofQueriesElsewhere(long[] byLength, long onCells) {
    return middlingNanos(byLength, onCells) * Math.sqrt(nanos / middlingNanos);
  }

  /** The time of blocks beside their queries, in nanoseconds. */
  double ofBlocks(double count) {
    return count * (blocks > 0 ? besideNanos / blocks : expectedBesideNanos);
  }
}
