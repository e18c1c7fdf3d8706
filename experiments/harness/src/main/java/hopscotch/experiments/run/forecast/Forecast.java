package hopscotch.experiments.run.forecast;

import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.message.Prepared;
import hopscotch.experiments.suite.Suite;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * How long a run still takes, by what each planner took in this session. Until each planner that
 * has rows left got ready and answered on some map, nothing is foretold. Safe for use by several
 * threads.
 */
public final class Forecast {
  private final int lanes;
  private final long planned;
  private final long kept;
  private final Map<Task, Part> parts = new LinkedHashMap<>();
  private final Map<String, PlannerRate> rates = new HashMap<>();
  private double askedNanos;
  private double judgedNanos;

  /** A planner's share of the work on one map. */
  private static final class Part {
    final long cells;
    final long[] left;
    boolean isReady;

    Part(long cells, long[] left) {
      this.cells = cells;
      this.left = left.clone();
    }

    boolean isDone() {
      return LongStream.of(left).sum() == 0;
    }
  }

  /**
   * A forecast of a session of which nothing was done yet.
   *
   * @param lanes how many maps are run side by side
   */
  public Forecast(Suite suite, List<Workload> workloads, int lanes) {
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
                  parts.put(
                      Workload.task(workload.instance(), spec), new Part(workload.cells(), rows)));
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
  public synchronized void ready(Task task, double nanos, Prepared prepared) {
    Part part = parts.get(task);
    part.isReady = true;
    double preparationNanos =
        prepared == null ? nanos : Math.max(0, (double) prepared.preparationNanos());
    rate(task).addReady(nanos, preparationNanos, part.cells);
  }

  /**
   * Notes a planner's answers to a block.
   *
   * @param lengthClasses of the block's problems
   * @param nanos how long all of its turn took
   */
  public synchronized void answered(Task task, int[] lengthClasses, long nanos) {
    Part part = parts.get(task);
    rate(task).addBlock(lengthClasses, part.cells, (double) nanos);
    for (int length : lengthClasses) {
      part.left[length] = Math.max(0, part.left[length] - 1);
    }
    askedNanos += nanos;
  }

  /** Notes how long judging and writing answers took; nothing while none was asked for. */
  public synchronized void judged(long nanos) {
    if (askedNanos > 0) {
      judgedNanos += nanos;
    }
  }

  private PlannerRate rate(Task task) {
    return rates.computeIfAbsent(task.planner(), unseen -> new PlannerRate());
  }

  /** What is left now. */
  public synchronized TimeLeft left() {
    Map<String, Boolean> planners = new HashMap<>();
    double nanos = 0;
    for (Map.Entry<Task, Part> entry : parts.entrySet()) {
      Part part = entry.getValue();
      if (!part.isDone()) {
        PlannerRate rate = rate(entry.getKey());
        planners.put(entry.getKey().planner(), rate.isMeasured());
        nanos += rate.isMeasured() ? nanosOf(part, rate) : 0;
      }
    }
    int measured = (int) planners.values().stream().filter(it -> it).count();
    return new TimeLeft(
        measured == planners.size()
            ? Optional.of(Duration.ofNanos(Math.round(nanos / lanes)))
            : Optional.empty(),
        measured,
        planners.size());
  }

  private double nanosOf(Part part, PlannerRate rate) {
    double ready = part.isReady ? 0 : rate.readyNanos(part.cells);
    double judging = judgedNanos / Math.max(1, askedNanos);
    return ready + rate.answerNanos(part.left, part.cells) * (1 + judging);
  }
}
