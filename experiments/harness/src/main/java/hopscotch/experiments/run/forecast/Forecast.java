package hopscotch.experiments.run.forecast;

import hopscotch.experiments.results.folder.Done;
import hopscotch.experiments.results.row.Task;
import hopscotch.experiments.run.message.Block;
import hopscotch.experiments.run.message.Prepared;
import hopscotch.experiments.run.timing.Settling;
import hopscotch.experiments.run.worker.PlannersAtOnce;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.map.Instance;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How long a run still takes, from what each planner took so far. Times are taken from the most
 * similar maps that there are:
 *
 * <ul>
 *   <li>the map itself, where the planner was asked on it;
 *   <li>else maps of the same set or generator;
 *   <li>else all maps;
 *   <li>before a planner's first answers, its warm-up.
 * </ul>
 *
 * <p>A planner that was not ready anywhere yet is expected to take what the others took on average.
 * Code that is cold takes more time at first; that part is expected to shrink from map to map. Safe
 * for use by several threads.
 */
public final class Forecast {
  /** Compiled code is warm after so long where a suite sets no least warm-up. */
  private static final long SHORT_NANOS = 50_000_000;

  /** Compiling takes so much on a map of what it took on the map before. */
  private static final double COMPILED_AGAIN = 1.0 / 3;

  /** A block takes so much beside its queries of what the first one took, which may compile. */
  private static final double COLD_BLOCK = 0.5;

  /** Among the sheets of a planner on a map: that of all maps. */
  private static final int PLANNER = 2;

  private final int lanes;
  private final long planned;
  private final long kept;
  private final double leastReadyNanos;
  private final double longestPreparationNanos;
  private final double longestWarmUpNanos;
  private final ColdCode coldCode;
  private final Map<Task, Part> parts = new LinkedHashMap<>();
  private final Map<List<String>, CostSheet> byKind = new HashMap<>();
  private final Map<String, CostSheet> byPlanner = new HashMap<>();
  private final CostSheet byAll = new CostSheet();
  private final Map<String, ReadyCost> ready = new LinkedHashMap<>();
  private final Set<String> kinds = new HashSet<>();
  private final Set<String> asked = new HashSet<>();
  private double askedNanos;
  private double judgedNanos;

  /** A planner's share of the work on one map. */
  private static final class Part {
    final Workload workload;
    final boolean processesLast;
    final long[] left;
    final CostSheet cost = new CostSheet();
    boolean isReady;

    Part(Workload workload, boolean processesLast, long[] left) {
      this.workload = workload;
      this.processesLast = processesLast;
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
   * A forecast of a run of which nothing was done yet in this session.
   *
   * @param atOnce how many planners are ready on a map at once; where that is not all, their
   *     processes are new on each map
   */
  public Forecast(Suite suite, List<Workload> workloads, int lanes, PlannersAtOnce atOnce) {
    this.lanes = lanes;
    long all = 0;
    long left = 0;
    for (Workload workload : workloads) {
      all += workload.planned(suite);
      left += workload.rowsLeft();
      boolean processesLast = atOnce.on(workload.cells(), suite) >= suite.specs().size();
      workload
          .left()
          .forEach(
              (spec, rows) ->
                  parts.put(
                      Workload.task(workload.instance(), spec),
                      new Part(workload, processesLast, rows)));
    }
    long least = suite.warmUp().least().duration().toNanos();
    long longest = suite.warmUp().longest().duration().toNanos();
    this.leastReadyNanos = 2.0 * Math.max(least, Math.min(longest, SHORT_NANOS));
    this.longestPreparationNanos = suite.budgets().preparation().duration().toNanos();
    this.longestWarmUpNanos = (double) longest;
    this.coldCode = new ColdCode(least);
    this.planned = all;
    this.kept = all - left;
  }

  /** Notes what the rows of earlier sessions took; before this one begins. */
  public synchronized void keep(Done done) {
    parts.forEach((task, part) -> done.findSpent(task).ifPresent(spent -> keep(task, part, spent)));
  }

  private void keep(Task task, Part part, Done.Spent spent) {
    Workload workload = part.workload;
    kinds.add(workload.kind());
    double settling = Settling.nanos(spent.nanos() / spent.rows(), longestWarmUpNanos);
    for (CostSheet sheet : sheets(task, part)) {
      if (sheet != byAll) {
        sheet.addMap();
      }
      sheet.addExpected(spent.nanos(), spent.rows() * workload.middlingNanos(), settling);
    }
    if (spent.preparationNanos() >= 0) {
      readyCost(task.planner())
          .addKept(spent.preparationNanos(), workload.kind(), workload.cells());
    }
  }

  private ReadyCost readyCost(String planner) {
    return ready.computeIfAbsent(planner, unseen -> new ReadyCost(leastReadyNanos));
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
   * @param warmProblemNanos what a problem of its warm-up took; -1 if that is not known
   */
  public synchronized void ready(
      Task task, double nanos, Prepared prepared, double warmProblemNanos) {
    Part part = parts.get(task);
    part.isReady = true;
    kinds.add(part.workload.kind());
    long cells = part.workload.cells();
    double preparationNanos =
        prepared == null ? nanos : Math.max(0, (double) prepared.preparationNanos());
    readyCost(task.planner())
        .add(
            nanos,
            preparationNanos,
            coldCode.warmPreparation(task.planner(), preparationNanos),
            part.workload.kind(),
            cells);
    CostSheet ofPlanner = sheets(task, part).get(PLANNER);
    boolean isUnknown = warmProblemNanos < 0 && !ofPlanner.isMeasured();
    double middling = part.workload.middlingNanos();
    for (CostSheet sheet : sheets(task, part)) {
      if (sheet != byAll) {
        sheet.addMap();
      }
      if (warmProblemNanos >= 0) {
        sheet.addExpected(
            warmProblemNanos, middling, Settling.nanos(warmProblemNanos, longestWarmUpNanos));
      } else if (isUnknown && (sheet == byAll || sheet == ofPlanner)) {
        sheet.addExpected(middling, middling, 0);
      }
    }
  }

  /**
   * Notes a planner's answers to a block, and how long all of its turn took.
   *
   * @param lengthClasses of the block's problems
   */
  public synchronized void answered(Task task, int[] lengthClasses, Block block, long nanos) {
    Part part = parts.get(task);
    double beside = (double) nanos;
    for (int i = 0; i < lengthClasses.length; i++) {
      int length = lengthClasses[i];
      long queryNanos = Math.max(0, block.answers().get(i).nanos());
      double warmNanos = coldCode.warmQuery(task.planner(), (double) queryNanos);
      part.left[length] = Math.max(0, part.left[length] - 1);
      beside -= queryNanos;
      for (CostSheet sheet : sheets(task, part)) {
        sheet.addQuery(length, part.workload.cells(), warmNanos);
      }
    }
    if (asked.add(task.planner()) && lengthClasses.length > 0) {
      double settling = Settling.nanos((nanos - beside) / lengthClasses.length, longestWarmUpNanos);
      beside = Math.max(beside * COLD_BLOCK, Math.min(beside, settling));
    }
    for (CostSheet sheet : sheets(task, part)) {
      sheet.addBlock(beside);
    }
    askedNanos += nanos;
  }

  /** Notes how long judging and writing answers took; nothing while none was asked for. */
  public synchronized void judged(long nanos) {
    if (askedNanos > 0) {
      judgedNanos += coldCode.warmJudging((double) nanos);
    }
  }

  /** From what says most of a planner on a map to what says least. */
  private List<CostSheet> sheets(Task task, Part part) {
    return List.of(
        part.cost,
        byKind.computeIfAbsent(
            List.of(part.workload.kind(), task.planner()), unseen -> new CostSheet()),
        byPlanner.computeIfAbsent(task.planner(), unseen -> new CostSheet()),
        byAll);
  }

  /** What is left now. */
  public synchronized TimeLeft left() {
    Set<String> planners = new HashSet<>();
    Set<String> newPlanners = new HashSet<>();
    Set<Instance> maps = new HashSet<>();
    Set<Instance> newMaps = new HashSet<>();
    Map<String, Double> compiling = new HashMap<>();
    double nanos = 0;
    double guessedNanos = 0;
    for (Map.Entry<Task, Part> entry : parts.entrySet()) {
      Part part = entry.getValue();
      String planner = entry.getKey().planner();
      maps.add(part.workload.instance());
      if (part.rowsLeft() == 0 || !byAll.isMeasured()) {
        continue;
      }
      double ofPart = ofAnswers(entry.getKey(), part);
      ofPart += part.isReady ? 0 : ofReady(planner, part, compiling);
      nanos += ofPart;
      planners.add(planner);
      ReadyCost known = ready.get(planner);
      if (known == null) {
        newPlanners.add(planner);
        guessedNanos += ofPart;
      } else if (!known.isMeasuredOn(part.workload.kind())) {
        newMaps.add(part.workload.instance());
        guessedNanos += ofPart;
      }
    }
    return new TimeLeft(
        byAll.isMeasured() ? Optional.of(duration(nanos)) : Optional.empty(),
        duration(guessedNanos),
        newPlanners.size(),
        planners.size(),
        newMaps.size(),
        maps.size());
  }

  private Duration duration(double nanos) {
    return Duration.ofNanos(Math.round(nanos / lanes));
  }

  /** The time of a part's blocks, judging included, in nanoseconds. */
  private double ofAnswers(Task task, Part part) {
    for (CostSheet sheet : sheets(task, part)) {
      if (sheet.isMeasured()) {
        double blocks = Math.ceil((double) part.rowsLeft() / part.workload.block());
        long cells = part.workload.cells();
        double queries =
            kinds.contains(part.workload.kind())
                ? sheet.ofQueries(part.left, cells)
                : sheet.ofQueriesElsewhere(part.left, cells);
        return (queries + sheet.ofBlocks(blocks)) * (1 + judgedNanos / Math.max(1, askedNanos));
      }
    }
    return 0;
  }

  /**
   * The time of getting ready for a part, in nanoseconds.
   *
   * @param compiling by planner, what it took on the map before; brought up to date
   */
  private double ofReady(String planner, Part part, Map<String, Double> compiling) {
    ReadyCost known = ready.get(planner);
    Double before = compiling.get(planner);
    if (before == null) {
      boolean isCompiled = known != null && known.isCompiled();
      before = isCompiled ? known.compilingNanos() : meanFirstCompiling() / COMPILED_AGAIN;
    }
    double now = part.processesLast ? before * COMPILED_AGAIN : before;
    compiling.put(planner, now);
    String kind = part.workload.kind();
    long cells = part.workload.cells();
    double warm =
        known != null
            ? known.of(kind, cells)
            : ready.values().stream().mapToDouble(it -> it.of(kind, cells)).average().orElse(0);
    return Math.min(warm, leastReadyNanos + longestPreparationNanos) + now;
  }

  /**
   * What compiling takes a planner on its first map. Preparations and searches are both warmed up,
   * so half of the longest is expected at first; that counts as one planner.
   */
  private double meanFirstCompiling() {
    List<ReadyCost> compiled = ready.values().stream().filter(ReadyCost::isCompiled).toList();
    double sum = compiled.stream().mapToDouble(ReadyCost::firstCompilingNanos).sum();
    return (longestWarmUpNanos + sum) / (1 + compiled.size());
  }
}
