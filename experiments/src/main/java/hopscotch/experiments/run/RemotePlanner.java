package hopscotch.experiments.run;

import hopscotch.experiments.results.RunPhase;
import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.PlannedQuery;
import hopscotch.experiments.suite.SpanRange;
import hopscotch.experiments.suite.Suite;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A planner on one map: prepared in its slot's process, again wherever that process was replaced,
 * and asked block by block. A process that dies costs the query it died over; after three deaths
 * the planner is given up on this map.
 */
final class RemotePlanner {
  private static final int MAX_DEATHS = 3;
  private static final int WARM_UP_QUERIES = 1000;

  private final Task task;
  private final Suite suite;
  private final Slot slot;
  private final Worker.Limits limits;
  private final int[] warmUpEnds;
  private final Timesheet timesheet;
  private int generation = -1;
  private int deaths;
  private Prepared prepared;
  private Failure failure;

  RemotePlanner(
      Task task, Suite suite, Slot slot, List<PlannedQuery> queries, Timesheet timesheet) {
    this.task = task;
    this.suite = suite;
    this.slot = slot;
    this.timesheet = timesheet;
    this.limits =
        new Worker.Limits(suite.budgets().expansions(), suite.budgets().query().duration());
    int size = queries.size();
    this.warmUpEnds = ends(queries.subList(Math.max(0, size - WARM_UP_QUERIES), size));
  }

  Task task() {
    return task;
  }

  /** What the first preparation said; {@code null} if there was none. */
  Prepared prepared() {
    return prepared;
  }

  /** Whether it was prepared and promises the optimum. */
  boolean isOptimal() {
    return prepared != null && prepared.guarantee().isOptimal();
  }

  /** Has the process of its slot read the map; does not wait for it. */
  void load() throws IOException {
    attempt(
        () -> {
          slot.awaitStart();
          slot.load();
        });
  }

  /** Waits until the map is read. */
  void awaitMap() throws IOException {
    attempt(slot::worker);
  }

  /** Prepares and warms up; does nothing where that is done. */
  void prepare() throws IOException {
    attempt(this::ready);
  }

  private interface Step {
    void take() throws WorkerDiedException, IOException;
  }

  private void attempt(Step step) throws IOException {
    if (failure != null) {
      return;
    }
    try {
      step.take();
    } catch (WorkerDiedException e) {
      failure = e.failure().beforeQueries();
      slot.drop();
    }
  }

  /** The answers to a block, one a query. */
  Block ask(List<PlannedQuery> queries) throws IOException {
    if (failure != null) {
      return failed(queries, failure);
    }
    try {
      return answers(queries);
    } catch (WorkerDiedException e) {
      slot.drop();
      return queries.size() == 1 ? mourn(e) : oneByOne(queries);
    }
  }

  private Block oneByOne(List<PlannedQuery> queries) throws IOException {
    List<Block> blocks = new ArrayList<>();
    for (PlannedQuery query : queries) {
      blocks.add(ask(List.of(query)));
    }
    return Block.join(blocks);
  }

  private Block mourn(WorkerDiedException e) {
    if (++deaths == MAX_DEATHS) {
      failure =
          new Failure(
              Failure.Kind.UNPREPARED,
              "given up after %d dead processes; the last: %s".formatted(deaths, e.getMessage()));
    }
    return Block.unasked(List.of(Answer.failed(e.failure())));
  }

  private static Block failed(List<PlannedQuery> queries, Failure failure) {
    return Block.unasked(queries.stream().map(query -> Answer.failed(failure)).toList());
  }

  private Block answers(List<PlannedQuery> queries) throws WorkerDiedException, IOException {
    Worker worker = ready();
    if (worker == null) {
      return failed(queries, failure);
    }
    Reply reply = worker.ask(task.planner(), limits, ends(queries));
    timesheet.book(RunPhase.EXCHANGE);
    if (reply instanceof Block block) {
      timesheet.move(RunPhase.EXCHANGE, RunPhase.QUERIES, block.nanos());
      timesheet.move(RunPhase.EXCHANGE, RunPhase.WARM_UP, block.untimedNanos());
      return block;
    }
    throw new WorkerDiedException(Failure.Kind.DIED, "no answers to a block, but " + reply);
  }

  /** The process with this planner prepared and warm; {@code null} if it cannot be prepared. */
  private Worker ready() throws WorkerDiedException, IOException {
    Worker worker = slot.worker();
    if (generation == slot.generation()) {
      return worker;
    }
    timesheet.book(RunPhase.MAPS);
    SpanRange warmUp = deaths == 0 ? suite.warmUp() : SpanRange.NONE;
    Reply reply = worker.prepare(task.planner(), suite.budgets().preparation().duration(), warmUp);
    timesheet.book(RunPhase.PREPARATION);
    if (reply instanceof Reply.Refused refused) {
      failure = refused.unprepared();
      return null;
    }
    if (prepared == null) {
      prepared = (Prepared) reply;
    }
    worker.warmUp(task.planner(), warmUp, limits, warmUpEnds);
    timesheet.book(RunPhase.WARM_UP);
    generation = slot.generation();
    return worker;
  }

  private static int[] ends(List<PlannedQuery> queries) {
    int[] ends = new int[2 * queries.size()];
    for (int i = 0; i < queries.size(); i++) {
      ends[2 * i] = queries.get(i).query().start();
      ends[2 * i + 1] = queries.get(i).query().goal();
    }
    return ends;
  }
}
