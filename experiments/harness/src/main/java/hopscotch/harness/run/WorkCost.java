package hopscotch.harness.run;

import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.Suite;
import java.io.IOException;

/**
 * The estimated cost of an instance, as the time of one planner of medium speed. All planners do
 * all units, so their speed does not matter for the distribution. What matters is how costs differ
 * by map and by the length of queries.
 *
 * @param readyNanos the time to get ready: to read the map, prepare and warm up
 * @param queryNanos the time of all queries and repetitions
 * @param blocks about how many blocks of queries there are
 */
record WorkCost(double readyNanos, double queryNanos, int blocks) {
  /** The time of a preparation for each cell of the map. */
  public static final double PREPARE_NANOS_PER_CELL = 200;

  private static final double READ_NANOS_PER_CELL = 50;

  /** The fixed time of every query, for exchanging messages and checking its path. */
  private static final double QUERY_NANOS = 20_000;

  private static final double NANOS_PER_EXPANSION = 50;

  /** The factor by which a power of a path's length gives about the expansions. */
  private static final double EXPANSIONS_BY_LENGTH = 2;

  private static final double EXPONENT = 1.6;

  /** The largest share of the map that a search is taken to expand. */
  private static final double MOST_OF_CELLS = 0.25;

  /** The time of a query in nanoseconds, by the length of its path and the cells of the map. */
  public static double queryNanos(double length, long cells) {
    double grown = EXPANSIONS_BY_LENGTH * Math.pow(length, EXPONENT);
    return QUERY_NANOS + NANOS_PER_EXPANSION * Math.min(grown, MOST_OF_CELLS * cells);
  }

  /** The estimate for an instance. It uses only the scenarios and the sizes of maps. */
  public static WorkCost of(Suite suite, Instance instance) throws IOException {
    double[] lengths = suite.problems().estimateLengths(instance.map());
    long cells = instance.map().estimateCells();
    double once = 0;
    for (double length : lengths) {
      once += queryNanos(length, cells);
    }
    double ready =
        2.0 * suite.warmUp().least().duration().toNanos()
            + (READ_NANOS_PER_CELL + PREPARE_NANOS_PER_CELL) * cells;
    int blocks =
        suite.problems().isSequence() ? 1 : (lengths.length + suite.block() - 1) / suite.block();
    return new WorkCost(ready, once * suite.repetitions(), blocks);
  }
}
