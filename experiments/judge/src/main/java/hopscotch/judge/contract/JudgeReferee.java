package hopscotch.judge.contract;

import hopscotch.core.contract.GridCase;
import hopscotch.core.contract.Referee;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.Timeout;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.QueryJudge;

/** Makes the judge of a run the referee of a contract: reference searches find the least cost. */
final class JudgeReferee implements Referee {
  private final KnownSpec spec;
  private GridGraph graph;
  private QueryJudge judge;

  JudgeReferee(KnownSpec spec) {
    this.spec = spec;
  }

  @Override
  public boolean isReachable(GridCase query) {
    return judge(query.graph()).isReachable(query.graph(), spec, of(query));
  }

  @Override
  public Judged judge(Planner planner, GridCase query, SearchCounters counters, PathBuffer path) {
    Attempt attempt = new Attempt(Outcome.FOUND, 0, counters, null);
    Judgement judgement = judge(planner.graph()).judge(planner, spec, of(query), attempt, path);
    if (!judgement.isSolved()) {
      return Judged.illegal(judgement.detail());
    }
    double least = judgement.length() / judgement.suboptimality();
    return new Judged(null, judgement.length(), least, judgement.suboptimality());
  }

  /** The judge of the last graph alone, since a check has thousands of graphs. */
  private QueryJudge judge(GridGraph asked) {
    if (asked != graph) {
      graph = asked;
      judge = new QueryJudge();
    }
    return judge;
  }

  private static Query of(GridCase query) {
    return Query.of(query.start(), query.goal());
  }

  @Override
  public boolean isTheEnd(Throwable thrown) {
    return Referee.super.isTheEnd(thrown) || thrown instanceof Timeout.HungException;
  }
}
