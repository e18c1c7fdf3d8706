package hopscotch.experiments.trace;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.experiments.query.Attempt;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.query.judge.Judgement;
import hopscotch.experiments.query.judge.QueryJudge;

/**
 * A query that was watched.
 *
 * @param planner who answered
 * @param query the query
 * @param attempt how; its time is that of a watched search, and means nothing
 * @param path the path, empty if none was found
 * @param judgement what the answer is worth
 */
public record Observed(
    PreparedPlanner planner, Query query, Attempt attempt, PathBuffer path, Judgement judgement) {

  /** Puts a query to a planner while {@code observer} watches. */
  public static Observed of(
      PreparedPlanner planner, Query query, SearchObserver observer, Budget budget) {
    PathSearch search = planner.newSearch(observer);
    PathBuffer path = new PathBuffer();
    Outcome outcome = search.find(query.start(), query.goal(), path, budget);
    Attempt attempt = new Attempt(outcome, 0, search.counters(), null);
    Judgement judgement = new QueryJudge().judge(planner, planner.spec(), query, attempt, path);
    return new Observed(planner, query, attempt, path, judgement);
  }
}
