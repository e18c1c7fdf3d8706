package hopscotch.visual.trace;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.RetellingObserver;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.core.text.PlainError;
import hopscotch.judge.query.Attempt;
import hopscotch.judge.query.Query;
import hopscotch.judge.timing.AnswerCheck;
import hopscotch.judge.timing.Timeout;
import hopscotch.judge.verdict.Judgement;
import hopscotch.judge.verdict.QueryJudge;

/**
 * A planner that answers queries while an observer watches, and its judge. Not safe for use by
 * several threads.
 *
 * <p>The observer hears of the beginning and the end of each query, even if the search does not
 * report them. It hears only of cells of the map; a search that reports others has failed.
 */
public final class WatchedPlanner {
  private final PreparedPlanner planner;
  private final SearchObserver observer;
  private final QueryJudge judge = new QueryJudge();
  private Query query;
  private PathSearch search;

  /** A planner with an observer. */
  public WatchedPlanner(PreparedPlanner planner, SearchObserver observer) {
    this.planner = planner;
    this.observer = observer;
  }

  /**
   * Prepares a planner to be watched.
   *
   * @throws IllegalArgumentException if the planner cannot serve the graph
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget ran out
   * @throws Timeout.HungException if a planner from a jar did not look at that budget, or had none
   *     and took longer than {@link Timeout#limited}
   * @throws Timeout.FailedException if one failed
   */
  public static PreparedPlanner prepare(KnownSpec spec, GridGraph graph, Budget budget) {
    Budget limited = Timeout.limited(spec, budget);
    return Timeout.prepare(spec, limited, () -> Planners.prepare(spec, graph, limited));
  }

  /**
   * Puts a query to the planner. A search that fails is thrown away, and the failure is judged.
   *
   * @throws Timeout.HungException if a planner from a jar did not look at the budget, or had none
   *     and took longer than {@link Timeout#limited}; what the observer heard is then useless
   */
  public Observed put(Query asked, Budget budget) {
    query = asked;
    PathBuffer path = new PathBuffer();
    observer.begin(query.start(), query.goal());
    Budget limited = Timeout.limited(planner.spec(), budget);
    Attempt attempt = Timeout.ask(planner.spec(), limited, () -> attempt(path, limited));
    observer.end(attempt.outcome());
    Judgement judgement = judge.judge(planner, planner.spec(), query, attempt, path);
    if (attempt.outcome() != Outcome.FOUND || !isOfMap(path)) {
      path.clear();
    }
    return new Observed(planner, query, attempt, path, judgement);
  }

  private Attempt attempt(PathBuffer path, Budget budget) {
    try {
      if (search == null) {
        search = planner.newSearch(new Listener());
      }
      Outcome outcome = search.find(query.start(), query.goal(), path, budget);
      AnswerCheck.require(outcome, search.counters());
      return new Attempt(outcome, 0, search.counters(), null);
    } catch (Throwable e) {
      search = null;
      path.clear();
      return new Attempt(null, 0, new SearchCounters(0), PlainError.plain(e));
    }
  }

  /** Whether a path can be drawn, whether it is legal or not. */
  private boolean isOfMap(PathBuffer path) {
    for (int i = 0; !path.holdsPoints() && i < path.size(); i++) {
      if (!isOfMap(path.cell(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a cell is on the map or its border. */
  private boolean isOfMap(int cell) {
    return cell >= 0 && cell < planner.graph().map().cellCount();
  }

  /** Passes on to the observer the events that are on the map and of one of the two sides. */
  private final class Listener extends RetellingObserver {
    @Override
    protected SearchObserver to() {
      return observer;
    }

    @Override
    public void begin(int start, int goal) {
      observer.begin(query.start(), query.goal());
    }

    @Override
    public void enter(SearchPart part, int level, int from, int goal) {
      require(0, from, goal);
      super.enter(part, level, from, goal);
    }

    @Override
    public void generate(int side, int cell, int parent, long g, long f) {
      require(side, cell, parent);
      super.generate(side, cell, parent, g, f);
    }

    @Override
    public void expand(int side, int cell, long g, long f) {
      require(side, cell, -1);
      super.expand(side, cell, g, f);
    }

    @Override
    public void update(int side, int cell, int parent, long g, long rhs, long f) {
      require(side, cell, parent);
      super.update(side, cell, parent, g, rhs, f);
    }

    private void require(int side, int cell, int other) {
      if (side != 0 && side != 1) {
        throw new AnswerCheck.BadAnswerException(
            "the search tells its observer of side %d; expected 0 or 1".formatted(side));
      }
      if (!isOfMap(cell) || other != -1 && !isOfMap(other)) {
        throw new AnswerCheck.BadAnswerException(
            "the search tells its observer of cell %d, which is not of the map"
                .formatted(isOfMap(cell) ? other : cell));
      }
    }
  }
}
