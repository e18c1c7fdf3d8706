package hopscotch.visual.trace;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Query;
import hopscotch.judge.verdict.Judgement;
import java.util.Optional;

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

  /** Puts a query to a planner while {@code observer} watches, as {@link WatchedPlanner} does. */
  public static Observed of(
      PreparedPlanner planner, Query query, SearchObserver observer, Budget budget) {
    return new WatchedPlanner(planner, observer).put(query, budget);
  }

  /** What is wrong with the answer, in a sentence that names the planner; empty if nothing is. */
  public Optional<String> findFault() {
    return judgement.verdict().isFault(planner.guarantee())
        ? Optional.of("planner '%s': %s".formatted(planner.spec(), judgement.text()))
        : Optional.empty();
  }
}
