package hopscotch.harness.verify;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.PlannerUnderTest;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Chooses the planner that answers all rows of a scenario soonest, among optimal ones with
 * increasing times of preparation and decreasing times for each row. A sample of rows shows how
 * long all rows would take by the best planner so far. The next one may take as long to prepare,
 * and is chosen if it is faster. If one could not be prepared in that time, those after it, which
 * take longer, are not tried.
 *
 * <p>Processor times decide, so two runs may choose differently. The verdicts on rows do not depend
 * on it.
 */
final class SoonestPlanner {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final List<KnownSpec> CANDIDATES =
      Stream.of("jps(prune=true)", "jpsplus(prune=true)", "subgoal(landmarks=12)", "ch", "hl")
          .map(Planners::known)
          .toList();

  private static final int SAMPLE = 16;

  /** The longest time of a sample that is put twice. A longer one is precise enough. */
  private static final long LONG_SAMPLE_NANOS = 4_000_000;

  /** Work that takes less time than this is not worth another preparation. */
  private static final double WORTH_NANOS = 20e6;

  private final LayeredMap map;
  private final Scenario scenario;
  private final Budget budget;
  private final IndexStore indexes;
  private final List<Query> sample = new ArrayList<>();
  private final PathBuffer path = new PathBuffer();

  private SoonestPlanner(LayeredMap map, Scenario scenario, Budget budget, IndexStore indexes) {
    this.map = map;
    this.scenario = scenario;
    this.budget = budget;
    this.indexes = indexes;
    int rows = scenario.rows().size();
    for (int i = 0; i < Math.min(SAMPLE, rows); i++) {
      int row = (int) ((2L * i + 1) * rows / (2L * Math.min(SAMPLE, rows)));
      Query query = Query.of(scenario, row, map.map(), true);
      if (map.findGraph(query).isPresent()) {
        sample.add(query);
      }
    }
  }

  /** The planner for a scenario, prepared for the layers of the sample. */
  static PlannerUnderTest of(LayeredMap map, Scenario scenario, Budget budget, IndexStore indexes) {
    return new SoonestPlanner(map, scenario, budget, indexes).choose();
  }

  private PlannerUnderTest choose() {
    PlannerUnderTest chosen = new PlannerUnderTest(CANDIDATES.get(0), budget, indexes);
    double needed = nanos(chosen);
    for (int i = 1; i < CANDIDATES.size() && needed > WORTH_NANOS; i++) {
      Budget asLong = Budget.time(Duration.ofNanos((long) needed));
      PlannerUnderTest next = new PlannerUnderTest(CANDIDATES.get(i), asLong, indexes);
      double nextNeeded = nanosIfPrepared(next);
      if (nextNeeded == Double.POSITIVE_INFINITY) {
        break;
      }
      if (nextNeeded < needed) {
        chosen = next;
        needed = nextNeeded;
      }
    }
    return chosen.sibling(budget);
  }

  /** Like {@link #nanos}, but infinite for a planner that cannot be prepared. */
  private double nanosIfPrepared(PlannerUnderTest planner) {
    try {
      return nanos(planner);
    } catch (BudgetExhaustedException | IllegalArgumentException | OutOfMemoryError e) {
      return Double.POSITIVE_INFINITY;
    }
  }

  /** The estimated time of a planner for all rows, by the better of two short samples. */
  private double nanos(PlannerUnderTest planner) {
    sample.stream().limit(1).forEach(query -> attempt(planner, query));
    long least = Long.MAX_VALUE;
    boolean isLong = false;
    for (int round = 0; round < 2 && !isLong; round++) {
      long begin = THREADS.getCurrentThreadCpuTime();
      for (Query query : sample) {
        attempt(planner, query);
      }
      long sum = THREADS.getCurrentThreadCpuTime() - begin;
      least = Math.min(least, sum);
      isLong = sum > LONG_SAMPLE_NANOS;
    }
    return (double) least * scenario.rows().size() / Math.max(1, sample.size());
  }

  /** Puts a query to a planner. The first attempt also prepares it. */
  private void attempt(PlannerUnderTest planner, Query query) {
    planner.attempt(map.findGraph(query).orElseThrow(), query, path, budget);
  }
}
