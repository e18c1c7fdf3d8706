package hopscotch.experiments.run;

import hopscotch.experiments.results.Task;
import hopscotch.experiments.suite.PlannedQuery;
import hopscotch.experiments.suite.Suite;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A planner on one map: prepared in its slot's process, again wherever that process was replaced,
 * and asked block by block. A process that dies costs the query it died over; after three deaths
 * the planner is given up on this map.
 */
final class Contestant {
  private static final int MAX_DEATHS = 3;
  private static final int WARM_UP_QUERIES = 20;

  private final Task task;
  private final Suite suite;
  private final Slot slot;
  private final Worker.Limits limits;
  private final int[] warmUpEnds;
  private int generation = -1;
  private int deaths;
  private Prepared prepared;
  private String failure;
  private boolean failureIsBudget;

  Contestant(Task task, Suite suite, Slot slot, List<PlannedQuery> queries) {
    this.task = task;
    this.suite = suite;
    this.slot = slot;
    this.limits =
        new Worker.Limits(suite.budgets().expansions(), suite.budgets().query().duration());
    this.warmUpEnds = ends(queries.subList(0, Math.min(WARM_UP_QUERIES, queries.size())));
  }

  Task task() {
    return task;
  }

  /** What the first preparation said; {@code null} if there was none. */
  Prepared prepared() {
    return prepared;
  }

  /** Why the planner takes no queries on this map; {@code null} if it does. */
  String failure() {
    return failure;
  }

  /** Whether that is a budget that ran out. */
  boolean failureIsBudget() {
    return failureIsBudget;
  }

  /** Prepares and warms up; does nothing where that is done. */
  void prepare() throws IOException {
    try {
      ready();
    } catch (WorkerDiedException e) {
      fail(e.getMessage(), e.getMessage().startsWith("hung"));
      slot.drop();
    }
  }

  /** The answers to a block, one a query. */
  List<Answer> ask(List<PlannedQuery> block) throws IOException {
    if (failure != null) {
      return failed(block, failure);
    }
    try {
      return answers(block);
    } catch (WorkerDiedException e) {
      slot.drop();
      return block.size() == 1 ? mourn(e) : oneByOne(block);
    }
  }

  private List<Answer> oneByOne(List<PlannedQuery> block) throws IOException {
    List<Answer> answers = new ArrayList<>();
    for (PlannedQuery query : block) {
      answers.addAll(ask(List.of(query)));
    }
    return answers;
  }

  private List<Answer> mourn(WorkerDiedException e) {
    if (++deaths == MAX_DEATHS) {
      fail(
          "given up after %d dead processes; the last: %s".formatted(deaths, e.getMessage()),
          false);
    }
    return List.of(Answer.failed("killed: " + e.getMessage()));
  }

  private static List<Answer> failed(List<PlannedQuery> block, String reason) {
    return block.stream().map(query -> Answer.failed(reason)).toList();
  }

  private List<Answer> answers(List<PlannedQuery> block) throws WorkerDiedException, IOException {
    Worker worker = ready();
    if (worker == null) {
      return failed(block, failure);
    }
    List<Answer> answers = new ArrayList<>();
    Object reply = worker.ask(task.planner(), limits, ends(block));
    if (reply instanceof List<?> list) {
      list.forEach(answer -> answers.add((Answer) answer));
      return answers;
    }
    throw new WorkerDiedException(reply.toString());
  }

  /** The process with this planner prepared and warm; {@code null} if it cannot be prepared. */
  private Worker ready() throws WorkerDiedException, IOException {
    Worker worker = slot.worker();
    if (generation == slot.generation()) {
      return worker;
    }
    Object reply = worker.prepare(task.planner(), suite.budgets().preparation().duration());
    if (reply instanceof Worker.Failure reason) {
      fail(reason.reason(), reason.isBudget());
      return null;
    }
    if (prepared == null) {
      prepared = (Prepared) reply;
    }
    if (deaths == 0) {
      worker.warmUp(task.planner(), suite.warmUp().duration(), limits, warmUpEnds);
    }
    generation = slot.generation();
    return worker;
  }

  private void fail(String reason, boolean isBudget) {
    failure = reason;
    failureIsBudget = isBudget;
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
