package hopscotch.experiments.run;

import hopscotch.experiments.guest.GuestProgram;
import hopscotch.experiments.results.Done;
import hopscotch.experiments.results.Row;
import hopscotch.experiments.results.RowWriter;
import hopscotch.experiments.results.RunPhase;
import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.MovementText;
import hopscotch.experiments.suite.Plan;
import hopscotch.experiments.suite.PlannedQuery;
import hopscotch.experiments.suite.QueryDrawer;
import hopscotch.experiments.suite.Suite;
import hopscotch.experiments.suite.Timing;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * One thread's share of a run, with worker processes of its own. On each map it goes through the
 * queries in a seeded order, block by block; a block is put to one planner after the other, each
 * time another first. Then the block's answers are judged and written.
 */
final class Lane implements Closeable {
  /** More processes than this are not kept at once; planners beyond it form groups. */
  private static final int MAX_PROCESSES = 16;

  private final Suite suite;
  private final Path logs;
  private final Done done;
  private final RowWriter writer;
  private final RunWatcher progress;
  private final Forecast forecast;
  private final Map<String, Slot> slots = new ConcurrentHashMap<>();
  private final Timesheet timesheet = new Timesheet();
  private volatile boolean stopping;

  Lane(
      Suite suite, Path logs, Done done, RowWriter writer, RunWatcher progress, Forecast forecast) {
    this.suite = suite;
    this.logs = logs;
    this.done = done;
    this.writer = writer;
    this.progress = progress;
    this.forecast = forecast;
  }

  /** Where the time of this lane went. */
  Timesheet timesheet() {
    return timesheet;
  }

  /** Runs all that is left to do of an instance. */
  void run(Plan.Instance instance) throws IOException {
    timesheet.book(RunPhase.REST);
    List<QueryDrawer.Layer> layers = QueryDrawer.draw(suite.queries(), suite.seed(), instance);
    timesheet.book(RunPhase.MAPS);
    for (QueryDrawer.Layer layer : layers) {
      run(on(instance, layer), layer.queries(), new RowMaker(layer.graph()));
    }
  }

  private static Plan.Instance on(Plan.Instance instance, QueryDrawer.Layer layer) {
    return new Plan.Instance(instance.map(), MovementText.of(layer.graph().movement()));
  }

  private void run(Plan.Instance instance, List<PlannedQuery> queries, RowMaker rows)
      throws IOException {
    List<String> specs = suite.specs();
    int groupSize = isOneGroup() ? specs.size() : MAX_PROCESSES;
    for (int first = 0; first < specs.size() && !stopping; first += groupSize) {
      List<String> group = specs.subList(first, Math.min(specs.size(), first + groupSize));
      runGroup(instance, group, queries, rows);
      if (!isOneGroup()) {
        closeSlots();
      }
    }
  }

  private void runGroup(
      Plan.Instance instance, List<String> specs, List<PlannedQuery> queries, RowMaker rows)
      throws IOException {
    Random random = new Random(QueryDrawer.mix(suite.seed(), instance.toString()));
    List<PlannedQuery> order = new ArrayList<>(queries);
    Collections.shuffle(order, random);
    List<RemotePlanner> planners = planners(instance, specs, order);
    double loadNanos = (double) loadMap(planners) / Math.max(1, planners.size());
    Collections.shuffle(planners, random);
    for (RemotePlanner planner : planners) {
      if (!stopping) {
        long startNanos = System.nanoTime();
        planner.prepare();
        double readyNanos = loadNanos + System.nanoTime() - startNanos;
        forecast.ready(planner.task(), readyNanos, planner.prepared());
      }
    }
    for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
      for (int from = 0; from < order.size() && !stopping; from += suite.block()) {
        Collections.rotate(planners, 1);
        runBlock(
            planners,
            repetition,
            order.subList(from, Math.min(order.size(), from + suite.block())),
            rows);
      }
      Collections.shuffle(order, random);
    }
  }

  /**
   * Processes start and read the map side by side; no clock runs before all have.
   *
   * @return what that takes on every map, in nanoseconds: starts only where processes do not last
   */
  private long loadMap(List<RemotePlanner> planners) throws IOException {
    timesheet.book(RunPhase.REST);
    long begunNanos = System.nanoTime();
    for (RemotePlanner planner : planners) {
      planner.load();
    }
    timesheet.book(RunPhase.STARTS);
    long startedNanos = System.nanoTime();
    for (RemotePlanner planner : planners) {
      planner.awaitMap();
    }
    timesheet.book(RunPhase.MAPS);
    return System.nanoTime() - (isOneGroup() ? startedNanos : begunNanos);
  }

  /** Whether every planner has a process at once, so that processes last from map to map. */
  private boolean isOneGroup() {
    return suite.timing() == Timing.QUICK || suite.specs().size() <= MAX_PROCESSES;
  }

  /** The planners that have something left to do on an instance. */
  private List<RemotePlanner> planners(
      Plan.Instance instance, List<String> specs, List<PlannedQuery> queries) throws IOException {
    List<RemotePlanner> planners = new ArrayList<>();
    for (String spec : specs) {
      Task task = Workload.task(instance, spec);
      boolean left = false;
      for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
        left |= !pending(task, repetition, queries).isEmpty();
      }
      if (left) {
        Slot slot = slot(spec);
        slot.serve(instance.map().file(), instance.movement().movement());
        planners.add(new RemotePlanner(task, suite, slot, queries, timesheet));
      }
    }
    return planners;
  }

  private Slot slot(String spec) {
    GuestProgram guest = suite.findGuest(spec).orElse(null);
    String key = suite.timing() == Timing.QUICK && guest == null ? "all" : spec;
    return slots.computeIfAbsent(key, name -> new Slot(suite, guest, logs.resolve("workers.log")));
  }

  private void runBlock(
      List<RemotePlanner> planners, int repetition, List<PlannedQuery> block, RowMaker rows)
      throws IOException {
    List<List<PlannedQuery>> asked = new ArrayList<>();
    List<Block> answered = new ArrayList<>();
    for (RemotePlanner planner : planners) {
      List<PlannedQuery> pending = pending(planner.task(), repetition, block);
      progress.on(planner.task());
      asked.add(pending);
      answered.add(pending.isEmpty() ? Block.unasked(List.of()) : ask(planner, pending, rows));
      if (stopping) {
        return;
      }
    }
    timesheet.book(RunPhase.EXCHANGE);
    long startNanos = System.nanoTime();
    List<Row> made = new ArrayList<>();
    List<Integer> optimalFirst = optimalFirst(planners);
    int[] next = new int[planners.size()];
    for (PlannedQuery query : block) {
      for (int i : optimalFirst) {
        if (next[i] < asked.get(i).size() && row(asked.get(i).get(next[i])) == row(query)) {
          made.add(rows.row(planners.get(i), repetition, query, answered.get(i), next[i]++));
        }
      }
    }
    timesheet.book(RunPhase.CHECKS);
    writer.append(made);
    forecast.judged(System.nanoTime() - startNanos);
    progress.written(made);
    timesheet.book(RunPhase.ROWS);
  }

  private Block ask(RemotePlanner planner, List<PlannedQuery> queries, RowMaker rows)
      throws IOException {
    long startNanos = System.nanoTime();
    Block block = planner.ask(queries);
    long nanos = System.nanoTime() - startNanos;
    forecast.answered(planner.task(), queries, rows.map(), block, nanos);
    return block;
  }

  private static int row(PlannedQuery query) {
    return query.query().row();
  }

  /** An answer that agrees with the file spares those after it a reference search. */
  private static List<Integer> optimalFirst(List<RemotePlanner> planners) {
    return IntStream.range(0, planners.size())
        .boxed()
        .sorted(Comparator.comparing(i -> !planners.get(i).isOptimal()))
        .toList();
  }

  private List<PlannedQuery> pending(Task task, int repetition, List<PlannedQuery> block) {
    return block.stream().filter(query -> !done.contains(task, repetition, row(query))).toList();
  }

  /** Has the lane end soon, without a row of the block it is in; any thread may. */
  void stop() {
    stopping = true;
    slots.values().forEach(Slot::close);
  }

  private void closeSlots() {
    slots.values().forEach(Slot::close);
    slots.clear();
  }

  @Override
  public void close() throws IOException {
    closeSlots();
    writer.close();
    timesheet.book(RunPhase.REST);
  }
}
