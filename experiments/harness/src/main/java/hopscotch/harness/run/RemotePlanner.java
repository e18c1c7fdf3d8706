package hopscotch.harness.run;

import hopscotch.core.planner.KnownSpec;
import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.row.Task;
import hopscotch.harness.run.worker.Answer;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.run.worker.Failure;
import hopscotch.harness.run.worker.IndexUse;
import hopscotch.harness.run.worker.Prepared;
import hopscotch.harness.run.worker.Reply;
import hopscotch.harness.run.worker.RestartedWorker;
import hopscotch.harness.run.worker.Worker;
import hopscotch.harness.run.worker.WorkerDiedException;
import hopscotch.harness.suite.SpanRange;
import hopscotch.harness.suite.Suite;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A planner on one map: prepared and warmed up in the worker's process, again wherever that process
 * was replaced, and asked block by block. If a process dies, the problem or the sequence of
 * problems that it was asked has no answer. After three deaths the planner is given up on this map.
 * A process that dies in its warm-up does not say on which problem, so the next one warms up on
 * half of them.
 */
final class RemotePlanner {
  private static final int MAX_DEATHS = 3;
  private static final int WARM_UP_PROBLEMS = 1000;

  private final Task task;
  private final KnownSpec spec;
  private final Suite suite;
  private final RestartedWorker restarted;
  private final Worker.Limits limits;
  private final Assignment assignment;
  private final PhaseTimes phaseTimes;
  private List<Integer> warmUpProblems;
  private int generation = -1;
  private int deaths;
  private Prepared prepared;
  private Failure failure;

  /** A planner that is not prepared yet. The last problems of the order warm it up. */
  public RemotePlanner(
      KnownSpec spec,
      Suite suite,
      RestartedWorker restarted,
      Assignment assignment,
      List<Integer> order,
      PhaseTimes phaseTimes) {
    this.task = Workload.task(assignment.instance(), spec);
    this.spec = spec;
    this.suite = suite;
    this.restarted = restarted;
    this.phaseTimes = phaseTimes;
    this.limits =
        new Worker.Limits(
            suite.budgets().expansions(),
            suite.budgets().query().duration(),
            assignment.longestStep(suite.budgets()));
    this.assignment = assignment;
    int size = order.size();
    this.warmUpProblems = order.subList(Math.max(0, size - WARM_UP_PROBLEMS), size);
  }

  /** The planner on its map, as rows name it. */
  public Task task() {
    return task;
  }

  /** Its spec. */
  KnownSpec spec() {
    return spec;
  }

  /** The reply of the first preparation, or {@code null} if there was none. */
  public Prepared prepared() {
    return prepared;
  }

  /** The use of index files in the first preparation. */
  public IndexUse indexUse() {
    return prepared == null ? IndexUse.NONE : prepared.indexUse();
  }

  /** Whether it was prepared and promises the optimum. */
  public boolean isOptimal() {
    return prepared != null && prepared.guarantee().isOptimal();
  }

  /** Has the worker read the map; does not wait for it. */
  public void load() throws IOException {
    attempt(
        () -> {
          restarted.awaitStart();
          restarted.load();
        });
  }

  /** Waits until the map is read. */
  public void awaitMap() throws IOException {
    attempt(restarted::worker);
  }

  /** Prepares and warms up the planner, unless that is done already. */
  public void prepare() throws IOException {
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
      restarted.drop();
    }
  }

  /** The answers to a block, one for each problem. */
  public Block ask(List<Integer> problems) throws IOException {
    if (failure != null) {
      return failed(problems, failure);
    }
    try {
      return answers(problems);
    } catch (WorkerDiedException e) {
      restarted.drop();
      if (problems.size() > 1 && !assignment.isSequence()) {
        return oneByOne(problems);
      }
      countDeath(e);
      return failed(problems, e.failure());
    }
  }

  private Block oneByOne(List<Integer> problems) throws IOException {
    List<Block> blocks = new ArrayList<>();
    for (int problem : problems) {
      blocks.add(ask(List.of(problem)));
    }
    return Block.join(blocks);
  }

  /** Counts a death, and gives the planner up on this map if there were too many. */
  private void countDeath(WorkerDiedException e) {
    if (++deaths == MAX_DEATHS) {
      failure =
          new Failure(
              Failure.Kind.UNPREPARED,
              "given up after %d dead processes; the last: %s".formatted(deaths, e.getMessage()));
    }
  }

  private static Block failed(List<Integer> problems, Failure failure) {
    return Block.unasked(problems.stream().map(problem -> Answer.failed(failure)).toList());
  }

  private Block answers(List<Integer> problems) throws WorkerDiedException, IOException {
    Worker worker = ready();
    if (worker == null) {
      return failed(problems, failure);
    }
    Reply reply = worker.ask(task.planner(), limits, assignment.message(problems));
    phaseTimes.book(RunPhase.EXCHANGE);
    if (reply instanceof Block block) {
      phaseTimes.move(RunPhase.EXCHANGE, RunPhase.QUERIES, block.nanos());
      phaseTimes.move(RunPhase.EXCHANGE, RunPhase.WARM_UP, block.untimedNanos());
      return block;
    }
    throw new WorkerDiedException(Failure.Kind.DIED, "no answers to a block, but " + reply);
  }

  /** The process where this planner is warm, or {@code null} if it cannot be prepared. */
  private Worker ready() throws WorkerDiedException, IOException {
    while (failure == null) {
      Worker worker = restarted.worker();
      if (generation == restarted.generation()) {
        return worker;
      }
      if (isPrepared(worker) && isWarm(worker)) {
        generation = restarted.generation();
      }
    }
    return null;
  }

  private boolean isPrepared(Worker worker) throws WorkerDiedException, IOException {
    phaseTimes.book(RunPhase.MAPS);
    // Only the first preparation is measured.
    SpanRange warmUp = prepared == null ? suite.warmUp() : SpanRange.NONE;
    Reply reply = worker.prepare(task.planner(), suite.budgets().preparation().duration(), warmUp);
    phaseTimes.book(RunPhase.PREPARATION);
    if (reply instanceof Reply.BadIndex bad) {
      throw new IOException(bad.reason());
    }
    if (reply instanceof Reply.Refused refused) {
      failure = refused.unprepared();
      return false;
    }
    if (prepared == null) {
      prepared = (Prepared) reply;
    }
    return true;
  }

  private boolean isWarm(Worker worker) {
    try {
      worker.warmUp(task.planner(), suite.warmUp(), limits, assignment.message(warmUpProblems));
      return true;
    } catch (WorkerDiedException e) {
      restarted.drop();
      countDeath(e);
      warmUpProblems = warmUpProblems.subList(0, warmUpProblems.size() / 2);
      return false;
    } finally {
      phaseTimes.book(RunPhase.WARM_UP);
    }
  }
}
