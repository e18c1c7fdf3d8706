package hopscotch.judge.contract;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ResumableSearch;
import hopscotch.judge.timing.AnswerCheck;
import hopscotch.judge.timing.Timeout;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A planner that is given up if it hangs, and fails if its answer is not a valid one.
 *
 * @param spec the name of the planner
 * @param planner the planner that answers
 * @param budget the budget of an answer, after which the planner is given up
 */
record TimeoutPlanner(KnownSpec spec, Planner planner, Budget budget) implements Planner {
  private <T> T ask(Supplier<T> question) {
    return Timeout.ask(spec, budget, question);
  }

  @Override
  public GridGraph graph() {
    return planner.graph();
  }

  @Override
  public Guarantee guarantee() {
    return planner.guarantee();
  }

  @Override
  public LengthMetric metric() {
    return planner.metric();
  }

  @Override
  public boolean answersPoints() {
    return planner.answersPoints();
  }

  @Override
  public List<String> extraCounters() {
    return planner.extraCounters();
  }

  @Override
  public <T> Optional<T> capability(Class<T> type) {
    Optional<T> own = planner.capability(type);
    return type == Repairable.class ? own.map(it -> type.cast(limited((Repairable) it))) : own;
  }

  private Repairable limited(Repairable repairable) {
    return changes -> new TimeoutPlanner(spec, ask(() -> repairable.withChanges(changes)), budget);
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    PathSearch search = planner.newSearch(observer);
    return search instanceof ResumableSearch resumable
        ? new Resumable(resumable)
        : new Limited(search);
  }

  private class Limited implements PathSearch {
    private final PathSearch search;

    Limited(PathSearch search) {
      this.search = search;
    }

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget allowed) {
      return checked(() -> search.find(start, goal, path, allowed));
    }

    Outcome checked(Supplier<Outcome> question) {
      Outcome outcome = ask(question);
      AnswerCheck.require(outcome, search.counters());
      return outcome;
    }

    @Override
    public SearchCounters counters() {
      return search.counters();
    }
  }

  private final class Resumable extends Limited implements ResumableSearch {
    private final ResumableSearch search;

    Resumable(ResumableSearch search) {
      super(search);
      this.search = search;
    }

    @Override
    public Outcome resume(PathBuffer path, Budget slice) {
      return checked(() -> search.resume(path, slice));
    }
  }
}
