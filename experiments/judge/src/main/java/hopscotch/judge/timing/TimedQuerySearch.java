package hopscotch.judge.timing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.core.planner.capability.StepwiseSearch;
import hopscotch.judge.query.Query;

/** A search that answers queries between two free cells. */
public final class TimedQuerySearch extends TimedSearch<Query> {
  private final PreparedPlanner planner;
  private PathSearch search;

  /** A search of a planner, which is made for the first query. */
  public TimedQuerySearch(PreparedPlanner planner) {
    this.planner = planner;
  }

  @Override
  void begin(Query query) {
    search = search == null ? planner.newSearch() : search;
  }

  @Override
  Outcome find(Query query, PathBuffer path, Budget budget) {
    return search.find(query.start(), query.goal(), path, budget);
  }

  @Override
  SearchCounters counters() {
    return search.counters();
  }

  @Override
  long lowerBound(Outcome outcome) {
    return outcome == Outcome.FOUND && search instanceof ProvingSearch proving
        ? proving.lowerBound()
        : -1;
  }

  @Override
  void forget() {
    search = null;
  }

  /** Whether the search hands out paths piece by piece. */
  public boolean isStepwise() {
    try {
      begin(null);
    } catch (Throwable e) {
      return false;
    }
    return search instanceof StepwiseSearch;
  }

  /**
   * The times at which the moves of a path are known that the search hands out piece by piece,
   * measured by a further query. There are none if no move is named, or if the search fails.
   *
   * @param path overwritten
   */
  public MoveTimes moveTimes(Query query, PathBuffer path, Budget budget) {
    path.clear();
    try {
      begin(query);
      MoveTimes times =
          MoveTimes.of((StepwiseSearch) search, query.start(), query.goal(), path, budget);
      return planner.metric() == LengthMetric.ABSTRACT ? MoveTimes.NONE : times;
    } catch (Throwable e) {
      forget();
      return MoveTimes.NONE;
    }
  }
}
