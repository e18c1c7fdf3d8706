package hopscotch.experiments.run;

import hopscotch.core.grid.GridMap;
import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.PlannedQuery;
import hopscotch.experiments.suite.Suite;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How long a run still takes, by what each planner took so far: on the map itself where it was
 * asked there, else on maps of the same set or generator, else on all. A planner that was not asked
 * at all yet is not guessed at. Safe for use by several threads.
 */
public final class Forecast {
  private final Suite suite;
  private final int lanes;
  private final long planned;
  private final long kept;
  private final Map<Task, Part> parts = new LinkedHashMap<>();
  private final Map<List<String>, CostSheet> byKind = new HashMap<>();
  private final Map<String, CostSheet> byPlanner = new HashMap<>();
  private double askedNanos;
  private double judgedNanos;

  /** A planner's share of the work on one map. */
  private static final class Part {
    final Workload workload;
    final long[] left;
    final CostSheet cost = new CostSheet();
    boolean isReady;

    Part(Workload workload, long[] left) {
      this.workload = workload;
      this.left = left.clone();
    }

    long rowsLeft() {
      long sum = 0;
      for (long rows : left) {
        sum += rows;
      }
      return sum;
    }
  }

  /**
   * What is left of a run.
   *
   * @param time how long it takes; empty while a planner was never asked
   * @param unaskedPlanners planners that were never asked yet
   * @param planners all that have rows left
   * @param unmeasuredMaps maps, each movement of its own, on which nothing was measured yet
   * @param maps all that have rows left
   */
  public record Left(
      Optional<Duration> time, int unaskedPlanners, int planners, int unmeasuredMaps, int maps) {

    /** A phrase for people. */
    public String text() {
      if (time.isEmpty()) {
        return "time left not known yet: %d of %d planners were not asked"
            .formatted(unaskedPlanners, planners);
      }
      String guessed =
          unmeasuredMaps == 0
              ? ""
              : " (%d of %d maps not measured yet)".formatted(unmeasuredMaps, maps);
      return "about " + shown(time.get().toSeconds()) + " left" + guessed;
    }

    private static String shown(long seconds) {
      return seconds < 120
          ? seconds + " s"
          : seconds < 7200 ? seconds / 60 + " min" : "%.1f h".formatted(seconds / 3600.0);
    }
  }

  /** A forecast of a run of which nothing was done yet in this session. */
  Forecast(Suite suite, List<Workload> workloads, int lanes) {
    this.suite = suite;
    this.lanes = lanes;
    long all = 0;
    long left = 0;
    for (Workload workload : workloads) {
      all += workload.planned(suite);
      left += workload.rowsLeft();
      workload
          .left()
          .forEach(
              (spec, rows) ->
                  parts.put(Workload.task(workload.instance(), spec), new Part(workload, rows)));
    }
    this.planned = all;
    this.kept = all - left;
  }

  /** How many rows the run has in the end. */
  public long planned() {
    return planned;
  }

  /** How many of them were there when this session began. */
  public long kept() {
    return kept;
  }

  /**
   * Notes that a planner is ready on a map.
   *
   * @param nanos how long that took, reading the map included
   * @param prepared what it said; {@code null} if it could not be prepared
   */
  synchronized void ready(Task task, double nanos, Prepared prepared) {
    Part part = parts.get(task);
    part.isReady = true;
    long preparationNanos = prepared == null ? -1 : prepared.preparationNanos();
    for (CostSheet sheet : sheets(task, part)) {
      sheet.addReady(nanos, preparationNanos, part.workload.cells());
    }
  }

  /** Notes a planner's answers to a block, and how long all of its turn took. */
  synchronized void answered(
      Task task, List<PlannedQuery> queries, GridMap map, Block block, long nanos) {
    Part part = parts.get(task);
    double beside = nanos;
    for (int i = 0; i < queries.size(); i++) {
      int length = Workload.lengthClass(queries.get(i), map);
      long queryNanos = Math.max(0, block.answers().get(i).nanos());
      part.left[length] = Math.max(0, part.left[length] - 1);
      beside -= queryNanos;
      for (CostSheet sheet : sheets(task, part)) {
        sheet.addQuery(length, queryNanos);
      }
    }
    for (CostSheet sheet : sheets(task, part)) {
      sheet.addBlock(beside);
    }
    askedNanos += nanos;
  }

  /** Notes how long judging and writing answers took. */
  synchronized void judged(long nanos) {
    judgedNanos += nanos;
  }

  private List<CostSheet> sheets(Task task, Part part) {
    return List.of(
        part.cost,
        byKind.computeIfAbsent(
            List.of(part.workload.kind(), task.planner()), unseen -> new CostSheet()),
        byPlanner.computeIfAbsent(task.planner(), unseen -> new CostSheet()));
  }

  /** What is left now. */
  public synchronized Left left() {
    Set<String> planners = new HashSet<>();
    Set<String> unasked = new HashSet<>();
    Set<Plan.Instance> maps = new HashSet<>();
    Set<Plan.Instance> unmeasured = new HashSet<>();
    double nanos = 0;
    for (Map.Entry<Task, Part> entry : parts.entrySet()) {
      Part part = entry.getValue();
      long rows = part.rowsLeft();
      if (rows == 0) {
        continue;
      }
      planners.add(entry.getKey().planner());
      maps.add(part.workload.instance());
      if (!part.cost.isMeasured()) {
        unmeasured.add(part.workload.instance());
      }
      CostSheet known = known(entry.getKey(), part);
      if (!known.isMeasured()) {
        unasked.add(entry.getKey().planner());
        continue;
      }
      nanos += known.ofQueries(part.left);
      nanos += known.ofBlocks(Math.ceil((double) rows / suite.block()));
      nanos += part.isReady ? 0 : known.ofReady(part.workload.cells());
    }
    nanos += nanos * judgedNanos / Math.max(1, askedNanos);
    Optional<Duration> time =
        unasked.isEmpty()
            ? Optional.of(Duration.ofNanos(Math.round(nanos / lanes)))
            : Optional.empty();
    return new Left(time, unasked.size(), planners.size(), unmeasured.size(), maps.size());
  }

  private CostSheet known(Task task, Part part) {
    for (CostSheet sheet : sheets(task, part)) {
      if (sheet.isMeasured()) {
        return sheet;
      }
    }
    return byPlanner.get(task.planner());
  }
}
