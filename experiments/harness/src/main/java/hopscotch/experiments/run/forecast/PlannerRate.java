package hopscotch.experiments.run.forecast;

/**
 * What a planner took in this session: to get ready on a map, and to answer. Not safe for use by
 * several threads.
 */
final class PlannerRate {
  private final Pace answers = new Pace();
  private int maps;
  private double besideNanos;
  private double preparationNanos;
  private double cells;

  /**
   * Notes that it got ready on a map.
   *
   * @param nanos all of it: reading the map, preparing and warming up
   * @param ofPreparationNanos the part of that which grows with the map
   * @param onCells how many cells the map has
   */
  void addReady(double nanos, double ofPreparationNanos, long onCells) {
    maps++;
    besideNanos += Math.max(0, nanos - ofPreparationNanos);
    preparationNanos += ofPreparationNanos;
    cells += onCells;
  }

  /**
   * Notes a block of answers.
   *
   * @param lengthClasses of its problems
   * @param nanos what all of its turn took
   */
  void addBlock(int[] lengthClasses, long onCells, double nanos) {
    for (int length : lengthClasses) {
      answers.add(length, onCells, nanos / lengthClasses.length);
    }
  }

  /** Whether it got ready and answered. */
  boolean isMeasured() {
    return maps > 0 && answers.isMeasured();
  }

  /** The time it is expected to take to get ready on a map of so many cells, in nanoseconds. */
  double readyNanos(long onCells) {
    return besideNanos / maps + preparationNanos * onCells / cells;
  }

  /**
   * The time it is expected to take for queries, in nanoseconds.
   *
   * @param byLength how many there are of each length class
   */
  double answerNanos(long[] byLength, long onCells) {
    return answers.nanosOf(byLength, onCells);
  }
}
