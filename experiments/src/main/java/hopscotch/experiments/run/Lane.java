package hopscotch.experiments.run;

import hopscotch.experiments.results.Done;
import hopscotch.experiments.results.Phase;
import hopscotch.experiments.results.Row;
import hopscotch.experiments.results.RowWriter;
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
  private final Progress progress;
  private final Forecast forecast;
  private final Map<String, Slot> slots = new ConcurrentHashMap<>();
  private final Timesheet timesheet = new Timesheet();
  private volatile boolean stopping;

  Lane(Suite suite, Path logs, Done done, RowWriter writer, Progress progress, Forecast forecast) {
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
    timesheet.book(Phase.REST);
    List<QueryDrawer.Layer> layers = QueryDrawer.draw(suite.queries(), suite.seed(), instance);
    timesheet.book(Phase.MAPS);
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
    List<Contestant> contestants = contestants(instance, specs, order);
    double loadNanos = (double) loadMap(contestants) / Math.max(1, contestants.size());
    Collections.shuffle(contestants, random);
    for (Contestant contestant : contestants) {
      if (!stopping) {
        long startNanos = System.nanoTime();
        contestant.prepare();
        double readyNanos = loadNanos + System.nanoTime() - startNanos;
        forecast.ready(contestant.task(), readyNanos, contestant.prepared());
      }
    }
    for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
      for (int from = 0; from < order.size() && !stopping; from += suite.block()) {
        Collections.rotate(contestants, 1);
        runBlock(
            contestants,
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
  private long loadMap(List<Contestant> contestants) throws IOException {
    timesheet.book(Phase.REST);
    long begunNanos = System.nanoTime();
    for (Contestant contestant : contestants) {
      contestant.load();
    }
    timesheet.book(Phase.STARTS);
    long startedNanos = System.nanoTime();
    for (Contestant contestant : contestants) {
      contestant.awaitMap();
    }
    timesheet.book(Phase.MAPS);
    return System.nanoTime() - (isOneGroup() ? startedNanos : begunNanos);
  }

  /** Whether every planner has a process at once, so that processes last from map to map. */
  private boolean isOneGroup() {
    return suite.timing() == Timing.QUICK || suite.specs().size() <= MAX_PROCESSES;
  }

  /** The planners that have something left to do on an instance. */
  private List<Contestant> contestants(
      Plan.Instance instance, List<String> specs, List<PlannedQuery> queries) throws IOException {
    List<Contestant> contestants = new ArrayList<>();
    for (String spec : specs) {
      Task task = Workload.task(instance, spec);
      boolean left = false;
      for (int repetition = 1; repetition <= suite.repetitions(); repetition++) {
        left |= !pending(task, repetition, queries).isEmpty();
      }
      if (left) {
        Slot slot = slot(spec);
        slot.serve(instance.map().file(), instance.movement().movement());
        contestants.add(new Contestant(task, suite, slot, queries, timesheet));
      }
    }
    return contestants;
  }

  private Slot slot(String spec) {
    String key = suite.timing() == Timing.QUICK ? "all" : spec;
    return slots.computeIfAbsent(key, name -> new Slot(suite, logs.resolve("workers.log")));
  }

  private void runBlock(
      List<Contestant> contestants, int repetition, List<PlannedQuery> block, RowMaker rows)
      throws IOException {
    List<List<PlannedQuery>> asked = new ArrayList<>();
    List<Block> answered = new ArrayList<>();
    for (Contestant contestant : contestants) {
      List<PlannedQuery> pending = pending(contestant.task(), repetition, block);
      progress.on(contestant.task());
      asked.add(pending);
      answered.add(pending.isEmpty() ? Block.unasked(List.of()) : ask(contestant, pending, rows));
      if (stopping) {
        return;
      }
    }
    timesheet.book(Phase.EXCHANGE);
    long startNanos = System.nanoTime();
    List<Row> made = new ArrayList<>();
    List<Integer> optimalFirst = optimalFirst(contestants);
    int[] next = new int[contestants.size()];
    for (PlannedQuery query : block) {
      for (int i : optimalFirst) {
        if (next[i] < asked.get(i).size() && row(asked.get(i).get(next[i])) == row(query)) {
          made.add(rows.row(contestants.get(i), repetition, query, answered.get(i), next[i]++));
        }
      }
    }
    timesheet.book(Phase.CHECKS);
    writer.append(made);
    forecast.judged(System.nanoTime() - startNanos);
    progress.written(made);
    timesheet.book(Phase.ROWS);
  }

  private Block ask(Contestant contestant, List<PlannedQuery> queries, RowMaker rows)
      throws IOException {
    long startNanos = System.nanoTime();
    Block block = contestant.ask(queries);
    long nanos = System.nanoTime() - startNanos;
    forecast.answered(contestant.task(), queries, rows.map(), block, nanos);
    return block;
  }

  private static int row(PlannedQuery query) {
    return query.query().row();
  }

  /** An answer that agrees with the file spares those after it a reference search. */
  private static List<Integer> optimalFirst(List<Contestant> contestants) {
    return IntStream.range(0, contestants.size())
        .boxed()
        .sorted(Comparator.comparing(i -> !contestants.get(i).isOptimal()))
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
    timesheet.book(Phase.REST);
  }
}
