package hopscotch.harness.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * An estimate of the cost of a plan before it is run. The time of its queries is unknown, since it
 * differs a thousandfold by planner and map. So there is only a least and a most.
 *
 * @param maps the estimate of each map, in the order of the plan
 * @param queries the number of problems over all maps and movements
 * @param rows the number of rows in the end
 * @param leastSeconds the time of starting processes and of the least warm-up of each planner on
 *     each map
 * @param mostSeconds the time of answering one query after another, if each row takes its whole
 *     budget
 */
public record Estimate(
    List<OnMap> maps, long queries, long rows, long leastSeconds, long mostSeconds) {
  private static final double PROCESS_NANOS = 500e6;

  /** Copies the list. */
  public Estimate {
    maps = List.copyOf(maps);
  }

  /**
   * The estimate of a map under all movements.
   *
   * @param id the id of the map
   * @param cells about how many cells it has
   * @param problems about how many problems are put to each planner
   * @param rows about how many rows there are in the end
   */
  public record OnMap(String id, long cells, long problems, long rows) {}

  /** The estimate of a plan. */
  public static Estimate of(SuitePlan plan) throws IOException {
    Suite suite = plan.suite();
    long planners = suite.specs().size();
    List<OnMap> maps = new ArrayList<>();
    long queries = 0;
    long instances = 0;
    for (PlannedMap map : plan.maps()) {
      int onMap = suite.problems().estimateLengths(map).length;
      long problems = (long) onMap * suite.movements().size();
      queries += problems;
      instances += onMap == 0 ? 0 : suite.movements().size();
      long rows = problems * planners * suite.repetitions();
      maps.add(new OnMap(map.id(), map.estimateCells(), problems, rows));
    }
    double warmUp = suite.warmUp().least().duration().toNanos();
    double nanos =
        PROCESS_NANOS * (suite.timing() == Timing.QUICK ? 1 : planners)
            + warmUp * planners * instances;
    long rows = queries * planners * suite.repetitions();
    double mostNanos = (double) rows * suite.budgets().query().duration().toNanos();
    return new Estimate(maps, queries, rows, Math.round(nanos / 1e9), Math.round(mostNanos / 1e9));
  }
}
