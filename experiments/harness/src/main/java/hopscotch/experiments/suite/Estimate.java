package hopscotch.experiments.suite;

import hopscotch.experiments.suite.map.PlannedMap;
import java.io.IOException;

/**
 * What is known of the cost of a plan without doing it. How long its queries take is not: that
 * differs by planner and map a thousandfold. So there is only what it takes at least and at most.
 *
 * @param queries problems over all maps and movements
 * @param rows rows in the end
 * @param leastSeconds the time of starting processes and of the least warm-up of each planner on
 *     each map
 * @param mostSeconds the time of answering, if each row takes its whole budget; one after the other
 */
public record Estimate(long queries, long rows, long leastSeconds, long mostSeconds) {
  private static final double PROCESS_NANOS = 500e6;

  /** The estimate of a plan. */
  public static Estimate of(Plan plan) throws IOException {
    Suite suite = plan.suite();
    long planners = suite.specs().size();
    long queries = 0;
    long instances = 0;
    for (PlannedMap map : plan.maps()) {
      int onMap = suite.problems().estimateLengths(map).length;
      queries += (long) onMap * suite.movements().size();
      instances += onMap == 0 ? 0 : suite.movements().size();
    }
    double warmUp = suite.warmUp().least().duration().toNanos();
    double nanos =
        PROCESS_NANOS * (suite.timing() == Timing.QUICK ? 1 : planners)
            + warmUp * planners * instances;
    long rows = queries * planners * suite.repetitions();
    double mostNanos = (double) rows * suite.budgets().query().duration().toNanos();
    return new Estimate(queries, rows, Math.round(nanos / 1e9), Math.round(mostNanos / 1e9));
  }
}
