package hopscotch.harness.run;

import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.Suite;
import java.io.IOException;

/**
 * What an instance costs by estimate: the time of one planner of middling speed. All planners do
 * all units, so how fast they are does not matter for dealing; how costs differ by map and by
 * length of the queries does.
 *
 * @param readyNanos to get ready: to read the map, prepare, warm up
 * @param queryNanos of all queries and repetitions
 * @param blocks about how many blocks of queries there are
 */
record WorkCost(double readyNanos, double queryNanos, int blocks) {
  /** What a preparation takes for each cell of the map. */
  public static final double PREPARE_NANOS_PER_CELL = 200;

  private static final double READ_NANOS_PER_CELL = 50;

  /** What every query costs: the exchange between processes, the check of its path. */
  private static final double QUERY_NANOS = 20_000;

  private static final double NANOS_PER_EXPANSION = 50;

  /** A search expands about this times a power of the length of its path. */
  private static final double EXPANSIONS_BY_LENGTH = 2;

  private static final double EXPONENT = 1.6;

  /** However long a path is, as in a maze, this share of the map is the most. */
  private static final double MOST_OF_CELLS = 0.25;

  /** The time of a query whose path has a length on a map of so many cells, in nanoseconds. */
  public static double queryNanos(double length, long cells) {
    double grown = EXPANSIONS_BY_LENGTH * Math.pow(length, EXPONENT);
    return QUERY_NANOS + NANOS_PER_EXPANSION * Math.min(grown, MOST_OF_CELLS * cells);
  }

  /** The estimate, from the scenarios and sizes of maps alone. */
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
