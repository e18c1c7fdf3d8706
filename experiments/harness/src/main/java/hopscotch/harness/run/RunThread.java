package hopscotch.harness.run;

import hopscotch.core.planner.KnownSpec;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.results.FinishedQueries;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.Task;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.run.worker.IndexUse;
import hopscotch.harness.run.worker.PlannersAtOnce;
import hopscotch.harness.run.worker.RestartedWorker;
import hopscotch.harness.run.worker.WorkerFiles;
import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.Timing;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * One thread's part of a run, with worker processes of its own. On each map it goes through its
 * share of the problems block by block. The order is drawn with a seed, but problems of a sequence
 * keep their order. A block is put to one planner after another, beginning each time with another
 * one. Then the block's answers are judged and written.
 */
final class RunThread implements Closeable {
  private final Suite suite;
  private final WorkerFiles files;
  private final FinishedQueries done;
  private final RowWriter writer;
  private final RunWatcher progress;
  private final PlannersAtOnce atOnce;
  private final Map<String, RestartedWorker> workers = new ConcurrentHashMap<>();
  private final PhaseTimes phaseTimes = new PhaseTimes();
  private IndexUse indexUse = IndexUse.NONE;
  private volatile boolean stopping;

  RunThread(
      Suite suite,
      WorkerFiles files,
      FinishedQueries done,
      RowWriter writer,
      RunWatcher progress,
      PlannersAtOnce atOnce) {
    this.suite = suite;
    this.files = files;
    this.done = done;
    this.writer = writer;
    this.progress = progress;
    this.atOnce = atOnce;
  }

  /** The time that this thread spent in each phase. */
  PhaseTimes phaseTimes() {
    return phaseTimes;
  }

  /** The use of index files in first preparations. */
  IndexUse indexUse() {
    return indexUse;
  }

  /** Runs everything that is left to do of a share. */
  void run(ShardWork share) throws IOException {
    phaseTimes.book(RunPhase.REST);
    List<Assignment> assignments = Assignment.of(suite, share.instance());
    phaseTimes.book(RunPhase.MAPS);
    for (Assignment assignment : assignments) {
      run(assignment, assignment.order(suite, share));
    }
  }

  private void run(Assignment assignment, List<Integer> order) throws IOException {
    List<KnownSpec> specs = suite.specs();
    int groupSize = atOnce.on(assignment.cells(), suite);
    boolean isOneGroup = groupSize >= specs.size();
    for (int first = 0; first < specs.size() && !stopping; first += groupSize) {
      List<KnownSpec> group = specs.subList(first, Math.min(specs.size(), first + groupSize));
      runGroup(assignment, group, new ArrayList<>(order));
      if (!isOneGroup) {
        closeSlots();
      }
    }
  }

  /** Runs some planners side by side. */
  private void runGroup(Assignment assignment, List<KnownSpec> specs, List<Integer> order)
      throws IOException {
    Random random = ShardWork.random(suite, assignment.instance());
    List<RemotePlanner> planners = planners(assignment, specs, order);
    loadMap(planners);
    Collections.shuffle(planners, random);
    for (RemotePlanner planner : planners) {
      if (!stopping) {
        planner.prepare();
        indexUse = indexUse.plus(planner.indexUse());
      }
    }
    int size = assignment.isSequence() ? Math.max(1, order.size()) : suite.block();
    for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
      for (int from = 0; from < order.size() && !stopping; from += size) {
        Collections.rotate(planners, 1);
        List<Integer> block = order.subList(from, Math.min(order.size(), from + size));
        runBlock(assignment, planners, repetition, block);
      }
      shuffle(order, assignment, random);
    }
  }

  private static void shuffle(List<Integer> order, Assignment assignment, Random random) {
    if (!assignment.isSequence()) {
      Collections.shuffle(order, random);
    }
  }

  /** Lets all processes start and read the map at once, before any clock runs. */
  private void loadMap(List<RemotePlanner> planners) throws IOException {
    phaseTimes.book(RunPhase.REST);
    for (RemotePlanner planner : planners) {
      planner.load();
    }
    phaseTimes.book(RunPhase.STARTS);
    for (RemotePlanner planner : planners) {
      planner.awaitMap();
    }
    phaseTimes.book(RunPhase.MAPS);
  }

  /** The planners that have something left to do. */
  private List<RemotePlanner> planners(
      Assignment assignment, List<KnownSpec> specs, List<Integer> order) throws IOException {
    List<RemotePlanner> planners = new ArrayList<>();
    Instance instance = assignment.instance();
    for (KnownSpec spec : specs) {
      Task task = Workload.task(instance, spec);
      boolean left = false;
      for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
        left |= !missing(assignment, task, repetition, order).isEmpty();
      }
      if (left) {
        RestartedWorker worker = worker(spec);
        worker.serve(instance.map().file(), instance.movement().movement());
        planners.add(new RemotePlanner(spec, suite, worker, assignment, order, phaseTimes));
      }
    }
    return planners;
  }

  private RestartedWorker worker(KnownSpec spec) {
    GuestProgram guest = suite.findGuest(spec).orElse(null);
    String key = suite.timing() == Timing.QUICK && guest == null ? "all" : spec.toString();
    return workers.computeIfAbsent(key, name -> new RestartedWorker(suite, guest, files));
  }

  private void runBlock(
      Assignment assignment, List<RemotePlanner> planners, int repetition, List<Integer> block)
      throws IOException {
    List<List<Integer>> asked = new ArrayList<>();
    List<Block> answered = new ArrayList<>();
    for (RemotePlanner planner : planners) {
      List<Integer> missing = missing(assignment, planner.task(), repetition, block);
      List<Integer> put = assignment.isSequence() && !missing.isEmpty() ? block : missing;
      progress.on(planner.task());
      asked.add(put);
      answered.add(put.isEmpty() ? Block.unasked(List.of()) : planner.ask(put));
      progress.answered(missing.size());
      if (stopping) {
        return;
      }
    }
    phaseTimes.book(RunPhase.EXCHANGE);
    List<Row> made = rows(assignment, planners, repetition, block, asked, answered);
    phaseTimes.book(RunPhase.CHECKS);
    writer.append(made);
    progress.written(made);
    phaseTimes.book(RunPhase.ROWS);
  }

  /** The missing rows, problem by problem. */
  private List<Row> rows(
      Assignment assignment,
      List<RemotePlanner> planners,
      int repetition,
      List<Integer> block,
      List<List<Integer>> asked,
      List<Block> answered) {
    List<Row> made = new ArrayList<>();
    List<Integer> optimalFirst = optimalFirst(planners);
    int[] next = new int[planners.size()];
    for (int problem : block) {
      for (int i : optimalFirst) {
        if (next[i] < asked.get(i).size() && asked.get(i).get(next[i]) == problem) {
          int at = next[i]++;
          if (isMissing(assignment, planners.get(i).task(), repetition, problem)) {
            made.add(
                assignment.row(planners.get(i), repetition, problem, answered.get(i), at).sound());
          }
        }
      }
    }
    return made;
  }

  /**
   * The order in which answers are judged: optimal planners first. An answer that agrees with the
   * file spares those after it a reference search.
   */
  private static List<Integer> optimalFirst(List<RemotePlanner> planners) {
    return IntStream.range(0, planners.size())
        .boxed()
        .sorted(Comparator.comparing(i -> !planners.get(i).isOptimal()))
        .toList();
  }

  private List<Integer> missing(
      Assignment assignment, Task task, int repetition, List<Integer> block) {
    return block.stream().filter(it -> isMissing(assignment, task, repetition, it)).toList();
  }

  private boolean isMissing(Assignment assignment, Task task, int repetition, int problem) {
    return !done.contains(task, repetition, assignment.number(problem));
  }

  /** Ends the thread soon, without rows of its current block. Any thread may call this. */
  void stop() {
    stopping = true;
    workers.values().forEach(RestartedWorker::stop);
  }

  private void closeSlots() {
    workers.values().forEach(RestartedWorker::close);
    workers.clear();
  }

  @Override
  public void close() throws IOException {
    closeSlots();
    writer.close();
    phaseTimes.book(RunPhase.REST);
  }
}
