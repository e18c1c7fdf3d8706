package hopscotch.harness.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.SearchCounters;
import hopscotch.harness.results.row.Ends;
import hopscotch.harness.results.row.Row;
import hopscotch.harness.results.row.RowProblem;
import hopscotch.harness.run.worker.Answer;
import hopscotch.harness.run.worker.Block;
import hopscotch.harness.run.worker.Failure;
import hopscotch.harness.run.worker.Prepared;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Problem;
import hopscotch.judge.timing.MoveTimes;
import hopscotch.judge.verdict.Judge;
import hopscotch.judge.verdict.Judgement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Judges answers and makes rows of them. For one thread.
 *
 * @param <P> the kind of problem
 */
final class RowMaker<P extends Problem> {
  private static final String BLOCKED = "blocked";

  private final Judge<P> judge;
  private final PathBuffer path = new PathBuffer();

  RowMaker(Judge<P> judge) {
    this.judge = judge;
  }

  /** The start and goal of a problem as rows have them. */
  static Ends ends(GridMap map, Problem problem) {
    return new Ends(
        map.x(problem.start()),
        map.y(problem.start()),
        map.x(problem.goal()),
        map.y(problem.goal()));
  }

  /**
   * The row of answer {@code at} of a block.
   *
   * @param asked the problem as the row has it
   * @param graph the map under the movement, as the problem finds it
   */
  Row row(
      RemotePlanner planner,
      int repetition,
      RowProblem asked,
      P problem,
      GridGraph graph,
      Block block,
      int at) {
    Answer answer = block.answers().get(at);
    Prepared prepared = prepared(planner, answer);
    path.clear();
    for (int cell : answer.path()) {
      path.add(cell);
    }
    Judgement judgement = judge(planner, prepared, problem, graph, answer);
    return new Row(
        planner.task(),
        repetition,
        asked,
        prepared == null ? "" : prepared.guarantee().toString(),
        outcome(answer),
        judgement.verdict(),
        counts(judgement),
        answer.nanos(),
        judgement.isSolved() ? answer.moveTimes() : MoveTimes.NONE,
        answer.counts(),
        prepared == null ? "" : extras(prepared, judgement, graph.map(), answer.extras()),
        prepared == null ? -1 : prepared.firstPreparationNanos(),
        prepared == null ? -1 : prepared.preparationNanos(),
        prepared == null ? -1 : prepared.indexBytes(),
        answer.allocatedBytes(),
        block.compilationMillis(),
        block.collectionMillis(),
        Arrays.stream(answer.measured()).boxed().toList(),
        joined(block.finding(), judgement.detail()),
        List.of(),
        prepared == null ? "" : prepared.resolved());
  }

  private static String joined(String finding, String detail) {
    return finding + (finding.isEmpty() || detail.isEmpty() ? "" : "; ") + detail;
  }

  /** What the planner said of itself, with what it promises on the map of this answer. */
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
    Attempt attempt = new Attempt(answer.outcome(), answer.nanos(), counters(answer), null);
    return judge.judge(prepared.seenOn(graph), planner.spec(), problem, attempt, path);
  }

  /** The planner's own counters, all that a judge reads. */
  private static SearchCounters counters(Answer answer) {
    SearchCounters counters = new SearchCounters(answer.extras().length);
    for (int i = 0; i < answer.extras().length; i++) {
      counters.setExtra(i, answer.extras()[i]);
    }
    return counters;
  }

  private static Row.PathCounts counts(Judgement judgement) {
    return new Row.PathCounts(
        judgement.straight(),
        judgement.diagonal(),
        judgement.cost(),
        judgement.length(),
        judgement.expectedLength(),
        judgement.suboptimality());
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
