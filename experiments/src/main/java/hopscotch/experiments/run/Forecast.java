package hopscotch.experiments.run;

import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.Suite;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How long a run still takes, by what each planner took so far: on the map itself where it was
 * asked there, else on maps of the same set or generator, else on all, less what only cold code
 * takes. A planner that was not asked at all yet is not guessed at. Safe for use by several
 * threads.
 */
public final class Forecast {
  /** Compiled code is warm after so long where a suite sets no least warm-up. */
  private static final long SHORT_NANOS = 50_000_000;

  /** Among the sheets of a planner on a map: that of maps of its set or generator. */
  private static final int KIND = 1;

  private final int lanes;
  private final long planned;
  private final long kept;
  private final Map<Task, Part> parts = new LinkedHashMap<>();
  private final Map<List<String>, CostSheet> byKind = new HashMap<>();
  private final Map<String, CostSheet> byPlanner = new HashMap<>();
  private final double leastReadyNanos;
  private final ColdCode coldCode;
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
   * @param guessed how much of it is on maps of a set or generator of which none was measured yet
   * @param unaskedPlanners planners that were never asked yet
   * @param planners all that have rows left
   * @param guessedMaps how many such maps there are, each movement of its own
   * @param maps all
   */
  public record Left(
      Optional<Duration> time,
      Duration guessed,
      int unaskedPlanners,
      int planners,
      int guessedMaps,
      int maps) {

    /** A phrase for people. */
    public String text() {
      if (time.isEmpty()) {
        return "time left not known yet: %d of %d planners were not asked"
            .formatted(unaskedPlanners, planners);
      }
      if (guessedMaps == 0) {
        return "about " + shown(time.get()) + " left";
      }
      boolean isMostlyGuessed = guessed.compareTo(time.get().dividedBy(2)) > 0;
      return "%s %s left (%s of it a guess: no map like %d of the %d was measured yet)"
          .formatted(
              isMostlyGuessed ? "very roughly" : "about",
              shown(time.get()),
              shown(guessed),
              guessedMaps,
              maps);
    }

    private static String shown(Duration time) {
      long seconds = time.toSeconds();
      return seconds < 300
          ? seconds + " s"
          : seconds < 7200
              ? Math.round(seconds / 60.0) + " min"
              : String.format(Locale.ROOT, "%.1f h", seconds / 3600.0);
    }
  }

  /** A forecast of a run of which nothing was done yet in this session. */
  Forecast(Suite suite, List<Workload> workloads, int lanes) {
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
    this.leastReadyNanos = leastReadyNanos(suite);
    this.coldCode = new ColdCode(suite.warmUp().least().duration().toNanos());
    this.planned = all;
    this.kept = all - left;
  }

  /** A preparation and a warm-up of code that is compiled. */
  private static double leastReadyNanos(Suite suite) {
    long least = suite.warmUp().least().duration().toNanos();
    long longest = suite.warmUp().longest().duration().toNanos();
    return 2.0 * Math.max(least, Math.min(longest, SHORT_NANOS));
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
    double preparationNanos =
        prepared == null
            ? 0
            : coldCode.warmPreparation(
                task.planner(), (double) Math.max(0, prepared.preparationNanos()));
    for (CostSheet sheet : sheets(task, part)) {
      sheet.addReady(nanos, preparationNanos, part.workload.cells());
    }
  }

  /**
   * Notes a planner's answers to a block, and how long all of its turn took.
   *
   * @param lengthClasses of the block's problems
   */
  synchronized void answered(Task task, int[] lengthClasses, Block block, long nanos) {
    Part part = parts.get(task);
    double beside = (double) nanos;
    for (int i = 0; i < lengthClasses.length; i++) {
      int length = lengthClasses[i];
      long queryNanos = Math.max(0, block.answers().get(i).nanos());
      double warmNanos = coldCode.warmQuery(task.planner(), (double) queryNanos);
      part.left[length] = Math.max(0, part.left[length] - 1);
      beside -= queryNanos;
      for (CostSheet sheet : sheets(task, part)) {
        sheet.addQuery(length, warmNanos);
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
    Set<Plan.Instance> guessed = new HashSet<>();
    double nanos = 0;
    double guessedNanos = 0;
    for (Map.Entry<Task, Part> entry : parts.entrySet()) {
      Part part = entry.getValue();
      maps.add(part.workload.instance());
      long rows = part.rowsLeft();
      if (rows == 0) {
        continue;
      }
      planners.add(entry.getKey().planner());
      CostSheet known = known(entry.getKey(), part);
      if (!known.isMeasured()) {
        unasked.add(entry.getKey().planner());
        continue;
      }
      double ofPart = known.ofQueries(part.left, part.workload.cells());
      ofPart += known.ofBlocks(Math.ceil((double) rows / part.workload.block()));
      ofPart += part.isReady ? 0 : known.ofReady(part.workload.cells(), leastReadyNanos);
      nanos += ofPart;
      if (!sheets(entry.getKey(), part).get(KIND).isMeasured()) {
        guessed.add(part.workload.instance());
        guessedNanos += ofPart;
      }
    }
    double scale = (1 + judgedNanos / Math.max(1, askedNanos)) / lanes;
    return new Left(
        unasked.isEmpty() ? Optional.of(duration(nanos * scale)) : Optional.empty(),
        duration(guessedNanos * scale),
        unasked.size(),
        planners.size(),
        guessed.size(),
        maps.size());
  }

  private static Duration duration(double nanos) {
    return Duration.ofNanos(Math.round(nanos));
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
