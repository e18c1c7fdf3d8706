package hopscotch.experiments.verify;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.experiments.query.Attempt;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.trial.Contender;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Chooses the planner that answers all rows of a scenario soonest, among optimal ones that take
 * longer and longer to prepare and less and less time a row. The rows of a sample say how long all
 * rows would take by the best planner so far; the next one may take as long to be prepared, and is
 * chosen if it is faster. Where one could not be prepared in that time, those after it, which take
 * longer, are not tried.
 *
 * <p>A hierarchy takes far longer where nodes have many arcs, and most of what was spent on one
 * that is given up would be lost. What tells such maps is how many nodes a search generates for
 * each that it expands. By {@code jps} that is 1.00 to 1.06 in mazes, 1.16 and more on game maps;
 * by subgoals up to 1.3 on maps of 35 and 40 % obstacles, 1.4 to 2.6 with fewer obstacles and 3 to
 * 5 on game maps. Only the least of these are contracted in less time than their rows take.
 *
 * <p>Times of the processor decide, so two runs may choose otherwise; what a row is worth does not
 * depend on it.
 */
final class SoonestPlanner {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final List<PlannerSpec> CANDIDATES =
      Stream.of("jps(prune=true)", "jpsplus(prune=true)", "subgoal(landmarks=12)", "ch", "hl")
          .map(PlannerSpec::parse)
          .toList();

  /**
   * By planner, nodes generated for each expanded, below which those behind these three are tried;
   * none by {@code jpsplus}, which passes nodes that do not count as expanded.
   */
  private static final double[] SPARSE = {1.1, 0, 4.0 / 3};

  private static final int SAMPLE = 16;

  /** A sample that took longer is not put again: what it says then holds as well. */
  private static final long LONG_SAMPLE_NANOS = 4_000_000;

  /** What is done in less time than this is not worth another preparation. */
  private static final double WORTH_NANOS = 20e6;

  private final LayeredMap map;
  private final Scenario scenario;
  private final Budget budget;
  private final IndexStore indexes;
  private final List<Query> sample = new ArrayList<>();
  private final PathBuffer path = new PathBuffer();
  private long expanded;
  private long generated;

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

  /**
   * The planner for a scenario, prepared for the layers that the sample is on.
   *
   * @param budget of every query and of further preparations
   */
  static Contender of(LayeredMap map, Scenario scenario, Budget budget, IndexStore indexes) {
    return new SoonestPlanner(map, scenario, budget, indexes).choose();
  }

  private Contender choose() {
    Contender chosen = new Contender(CANDIDATES.get(0), budget, indexes);
    double needed = nanos(chosen);
    boolean isSparse = false;
    for (int i = 1; i < CANDIDATES.size() && needed > WORTH_NANOS; i++) {
      isSparse |= i <= SPARSE.length && generated < SPARSE[i - 1] * expanded;
      if (i == SPARSE.length && !isSparse) {
        break;
      }
      Budget asLong = Budget.time(Duration.ofNanos((long) needed));
      Contender next = new Contender(CANDIDATES.get(i), asLong, indexes);
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

  /** As {@link #nanos}; infinite for a planner that cannot be prepared in its budget. */
  private double nanosIfPrepared(Contender contender) {
    try {
      return nanos(contender);
    } catch (BudgetExhaustedException | IllegalArgumentException e) {
      return Double.POSITIVE_INFINITY;
    }
  }

  /**
   * How long a planner takes for all rows, by the better of two rounds of a short sample; leaves
   * behind what the last round counted.
   */
  private double nanos(Contender contender) {
    sample.stream().limit(1).forEach(query -> attempt(contender, query));
    long least = Long.MAX_VALUE;
    boolean isLong = false;
    for (int round = 0; round < 2 && !isLong; round++) {
      long begin = THREADS.getCurrentThreadCpuTime();
      expanded = 0;
      generated = 0;
      for (Query query : sample) {
        Attempt attempt = attempt(contender, query);
        expanded += attempt.counters().expanded;
        generated += attempt.counters().generated;
      }
      long sum = THREADS.getCurrentThreadCpuTime() - begin;
      least = Math.min(least, sum);
      isLong = sum > LONG_SAMPLE_NANOS;
    }
    return (double) least * scenario.rows().size() / Math.max(1, sample.size());
  }

  /** The first attempt prepares the planner, too. */
  private Attempt attempt(Contender contender, Query query) {
    return contender.attempt(map.findGraph(query).orElseThrow(), query, path, budget);
  }
}
