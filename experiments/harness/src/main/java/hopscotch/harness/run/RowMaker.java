package hopscotch.harness.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.SearchCounters;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowColumn;
import hopscotch.harness.run.worker.Answer;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.run.worker.Failure;
import hopscotch.harness.run.worker.Prepared;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Problem;
import hopscotch.judge.query.ProblemKind;
import hopscotch.judge.verdict.Judge;
import hopscotch.judge.verdict.Judgement;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;

/** Judges answers and makes rows of them. For one thread. */
final class RowMaker<P extends Problem> {
  private static final String BLOCKED = "blocked";

  private final ProblemKind kind;
  private final Judge<P> judge;
  private final PathBuffer path = new PathBuffer();

  RowMaker(ProblemKind kind, Judge<P> judge) {
    this.kind = kind;
    this.judge = judge;
  }

  /** A row with the planner, and the start and the goal that it is asked for. */
  private Row asked(RemotePlanner planner, int repetition, P problem, GridMap map) {
    return Row.of(kind, planner.task(), repetition, problem.row())
        .with(RowColumn.START_X, map.x(problem.start()))
        .with(RowColumn.START_Y, map.y(problem.start()))
        .with(RowColumn.GOAL_X, map.x(problem.goal()))
        .with(RowColumn.GOAL_Y, map.y(problem.goal()));
  }

  /** A row with the measurements of an answer, before it is judged. */
  static Row measured(Row asked, Prepared prepared, Block block, Answer answer) {
    Row row =
        asked
            .with(answer.measured())
            .with(RowColumn.COMPILATION_MILLIS, block.compilationMillis())
            .with(RowColumn.COLLECTION_MILLIS, block.collectionMillis());
    return prepared == null
        ? row
        : row.with(prepared.measured())
            .with(RowColumn.GUARANTEE, prepared.guarantee().toString())
            .with(RowColumn.RESOLVED, prepared.resolved());
  }

  /** A row with the judgement. */
  static Row judged(Row row, Judgement judgement) {
    return row.with(RowColumn.VERDICT, judgement.verdict().text())
        .with(RowColumn.STRAIGHT, judgement.straight())
        .with(RowColumn.DIAGONAL, judgement.diagonal())
        .with(RowColumn.COST, judgement.cost())
        .with(RowColumn.LENGTH, judgement.length())
        .with(RowColumn.EXPECTED, judgement.expectedLength())
        .with(RowColumn.SUBOPTIMALITY, judgement.suboptimality())
        .with(RowColumn.DETAIL, judgement.detail());
  }

  /**
   * The row of answer {@code at} of a block.
   *
   * @param more adds the columns of the problem beside a start and a goal
   * @param graph the map under the movement, as the problem finds it
   */
  Row row(
      RemotePlanner planner,
      int repetition,
      P problem,
      UnaryOperator<Row> more,
      GridGraph graph,
      Block block,
      int at) {
    Row asked = more.apply(asked(planner, repetition, problem, graph.map()));
    Answer answer = block.answers().get(at);
    Prepared prepared = prepared(planner, answer);
    path.clear();
    for (int cell : answer.path()) {
      path.add(cell);
    }
    Judgement judgement = judge(planner, prepared, problem, graph, answer);
    Row row =
        judged(measured(asked, prepared, block, answer), judgement)
            .with(RowColumn.OUTCOME, outcome(answer))
            .with(
                RowColumn.PROVEN_FACTOR,
                judgement.provenFactor(answer.measured().of(RowColumn.PROVED_BOUND)))
            .with(RowColumn.DETAIL, joined(block.finding(), judgement.detail()));
    if (!judgement.isSolved()) {
      row = row.with(RowColumn.FIRST_MOVE_NANOS, -1).with(RowColumn.LAST_MOVE_NANOS, -1);
    }
    return prepared == null
        ? row
        : row.with(RowColumn.EXTRAS, extras(prepared, judgement, graph.map(), answer.extras()));
  }

  private static String joined(String finding, String detail) {
    return finding + (finding.isEmpty() || detail.isEmpty() ? "" : "; ") + detail;
  }

  /** The reply of the planner's preparation, with its promise on the map of this answer. */
  private static Prepared prepared(RemotePlanner planner, Answer answer) {
    Prepared prepared = planner.prepared();
    return answer.promise() == null ? prepared : prepared.promising(answer.promise());
  }

  private Judgement judge(
      RemotePlanner planner, Prepared prepared, P problem, GridGraph graph, Answer answer) {
    if (answer.failure() != null) {
      double expected = problem.published().map(it -> it.length().doubleValue()).orElse(Double.NaN);
      Failure failure = answer.failure();
      return Judgement.withoutPath(failure.kind().verdict(), expected, failure.reason());
    }
    if (answer.isBlocked()) {
      return judge.judgeBlocked(graph.map(), graph.movement().body(), problem);
    }
    long nanos = answer.measured().of(RowColumn.NANOS);
    long bound = answer.measured().of(RowColumn.PROVED_BOUND);
    Attempt attempt = new Attempt(answer.outcome(), nanos, counters(answer), bound, null);
    return judge.judge(prepared.seenOn(graph), planner.spec(), problem, attempt, path);
  }

  /** The planner's own counters, which are all that a judge reads. */
  private static SearchCounters counters(Answer answer) {
    SearchCounters counters = new SearchCounters(answer.extras().length);
    for (int i = 0; i < answer.extras().length; i++) {
      counters.setExtra(i, answer.extras()[i]);
    }
    return counters;
  }

  private static String outcome(Answer answer) {
    if (answer.isBlocked()) {
      return BLOCKED;
    }
    return answer.failure() != null
        ? answer.failure().kind().outcome()
        : answer.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The planner's own counters by name. */
  static StringJoiner extras(Prepared prepared, long... values) {
    StringJoiner text = new StringJoiner(";");
    List<String> names = prepared.extraCounters();
    for (int i = 0; i < Math.min(names.size(), values.length); i++) {
      text.add(names.get(i) + "=" + values[i]);
    }
    return text;
  }

  private String extras(Prepared prepared, Judgement judgement, GridMap map, long[] values) {
    StringJoiner text = extras(prepared, values);
    if (judgement.isSolved() && judge.isOnePath() && prepared.metric() != LengthMetric.ABSTRACT) {
      text.add("turns=" + TurnCount.count(map, path));
    }
    return text.toString();
  }
}
