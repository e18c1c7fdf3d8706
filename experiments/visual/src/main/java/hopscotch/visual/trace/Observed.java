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
 * @param planner the planner that answered
 * @param attempt the attempt, whose time means nothing, since the search was watched
 * @param path the path; empty if none was found
 * @param judgement the judgement on the answer
 */
public record Observed(
    PreparedPlanner planner, Query query, Attempt attempt, PathBuffer path, Judgement judgement) {

  /** Puts a query to a planner while {@code observer} watches, as {@link WatchedPlanner} does. */
  public static Observed of(
      PreparedPlanner planner, Query query, SearchObserver observer, Budget budget) {
    return new WatchedPlanner(planner, observer).put(query, budget);
  }

  /** A sentence that names the planner and what is wrong with its answer, if anything. */
  public Optional<String> findFault() {
    return judgement.verdict().isFault(planner.guarantee())
        ? Optional.of("planner '%s': %s".formatted(planner.spec(), judgement.text()))
        : Optional.empty();
  }
}
