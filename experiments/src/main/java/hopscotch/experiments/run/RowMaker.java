package hopscotch.experiments.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.SearchCounters;
import hopscotch.experiments.query.Attempt;
import hopscotch.experiments.query.Judge;
import hopscotch.experiments.query.Judgement;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.QueryJudge;
import hopscotch.experiments.results.Row;
import hopscotch.experiments.suite.PlannedQuery;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** Judges answers and makes rows of them. For one map under one movement, and one thread. */
final class RowMaker {
  private final GridGraph graph;
  private final Judge<Query> judge = new QueryJudge();
  private final PathBuffer path = new PathBuffer();

  RowMaker(GridGraph graph) {
    this.graph = graph;
  }

  /** The map. */
  GridMap map() {
    return graph.map();
  }

  /** The row of answer {@code at} of a block. */
  Row row(RemotePlanner planner, int repetition, PlannedQuery query, Block block, int at) {
    Answer answer = block.answers().get(at);
    Prepared prepared = planner.prepared();
    Judgement judgement = judge(planner, query, answer);
    GridMap map = graph.map();
    long nanos = answer.failure() != null ? -1 : answer.nanos();
    return new Row(
        planner.task(),
        repetition,
        query.query().row(),
        query.bucket(),
        map.x(query.query().start()),
        map.y(query.query().start()),
        map.x(query.query().goal()),
        map.y(query.query().goal()),
        prepared == null ? "" : prepared.guarantee().toString(),
        outcome(answer),
        judgement.verdict(),
        counts(judgement),
        nanos,
        judgement.isSolved() ? answer.firstMoveNanos() : -1,
        answer.counts(),
        prepared == null ? "" : extras(prepared, judgement, answer.extras()),
        prepared == null ? -1 : prepared.firstPreparationNanos(),
        prepared == null ? -1 : prepared.preparationNanos(),
        prepared == null ? -1 : prepared.indexBytes(),
        answer.allocatedBytes(),
        block.compilationMillis(),
        block.collectionMillis(),
        judgement.detail().isEmpty() ? block.finding() : judgement.detail());
  }

  private Judgement judge(RemotePlanner planner, PlannedQuery query, Answer answer) {
    if (answer.failure() != null) {
      double expected =
          query.query().published().map(it -> it.length().doubleValue()).orElse(Double.NaN);
      Failure failure = answer.failure();
      return Judgement.withoutPath(failure.kind().verdict(), expected, failure.reason());
    }
    path.clear();
    for (int cell : answer.path()) {
      path.add(cell);
    }
    Planner prepared = planner.prepared().seenOn(graph);
    Attempt attempt = new Attempt(answer.outcome(), answer.nanos(), counters(answer), null);
    PlannerSpec spec = PlannerSpec.parse(planner.task().planner());
    return judge.judge(prepared, spec, query.query(), attempt, path);
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
    return answer.failure() != null
        ? answer.failure().kind().outcome()
        : answer.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private String extras(Prepared prepared, Judgement judgement, long[] values) {
    StringJoiner text = new StringJoiner(";");
    List<String> names = prepared.extraCounters();
    for (int i = 0; i < Math.min(names.size(), values.length); i++) {
      text.add(names.get(i) + "=" + values[i]);
    }
    if (judgement.isSolved() && prepared.metric() != LengthMetric.ABSTRACT) {
      text.add("turns=" + TurnCount.count(graph.map(), path));
    }
    return text.toString();
  }
}
