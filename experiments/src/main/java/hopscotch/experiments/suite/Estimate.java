package hopscotch.experiments.suite;

import java.io.IOException;
import java.nio.file.Files;

/**
 * What a plan will cost, without doing it.
 *
 * @param queries queries over all maps and movements
 * @param rows rows in the end
 * @param seconds a very rough time: a quarter of a map's cells expanded a query, at 40 ns each
 */
public record Estimate(long queries, long rows, long seconds) {
  private static final double NANOS_PER_CELL = 10;
  private static final double PROCESS_NANOS = 500e6;

  /** The estimate of a plan. */
  public static Estimate of(Plan plan) throws IOException {
    Suite suite = plan.suite();
    int planners = suite.specs().size();
    int movements = suite.movements().size();
    long queries = 0;
    double nanos = PROCESS_NANOS * (suite.timing() == Timing.QUICK ? 1 : planners);
    for (PlannedMap map : plan.maps()) {
      int onMap = QueryDrawer.estimate(suite.queries(), map);
      queries += (long) onMap * movements;
      double warmUp = suite.warmUp().least().duration().toNanos();
      double timed = onMap * NANOS_PER_CELL * cells(map) * suite.repetitions();
      nanos += movements * planners * (warmUp + timed);
    }
    return new Estimate(queries, queries * planners * suite.repetitions(), Math.round(nanos / 1e9));
  }

  private static long cells(PlannedMap map) throws IOException {
    return map.recipe() != null
        ? (long) map.recipe().width() * map.recipe().height()
        : Files.size(map.file());
  }
}
