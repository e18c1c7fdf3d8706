package hopscotch.core.smoothing;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.WrappingPlanner;
import hopscotch.core.planner.capability.ProvingSearch;
import hopscotch.core.sight.LineOfSight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A planner whose paths are smoothed. Counters are those of the wrapped planner and, last, the
 * lines of sight tested. A budget bounds the search, not the smoothing after it.
 *
 * <p>Guarantee: smoothing never lengthens a path, so in the wrapped planner's own metric its
 * promise holds. In another metric only completeness is left of it.
 *
 * @param answersPoints whether the smoothed paths are of points, not of cells
 * @param sightBytes what the smoothers share beyond the graph
 * @param smoothers makes a smoother for a search
 */
record SmoothingPlanner(
    Planner wrapped,
    LengthMetric metric,
    boolean answersPoints,
    long sightBytes,
    Supplier<Smoother> smoothers)
    implements WrappingPlanner {

  @Override
  public long indexBytes() {
    return wrapped.indexBytes() + sightBytes;
  }

  @Override
  public List<String> extraCounters() {
    List<String> names = new ArrayList<>(wrapped.extraCounters());
    names.add(LineOfSight.TESTS_COUNTER);
    return List.copyOf(names);
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    PathSearch search = wrapped.newSearch(observer);
    return search instanceof ProvingSearch proving && metric == wrapped.metric()
        ? new Proving(proving, smoothers.get(), extraCounters().size())
        : new Search(search, smoothers.get(), extraCounters().size());
  }

  /** A bound on the costs of paths is one on those of smoothed ones in the same metric. */
  private static final class Proving extends Search implements ProvingSearch {
    private final ProvingSearch search;

    Proving(ProvingSearch search, Smoother smoother, int extraCount) {
      super(search, smoother, extraCount);
      this.search = search;
    }

    @Override
    public long lowerBound() {
      return search.lowerBound();
    }
  }

  private static class Search implements PathSearch {
    private final PathSearch search;
    private final Smoother smoother;
    private final SearchCounters counters;

    Search(PathSearch search, Smoother smoother, int extraCount) {
      this.search = search;
      this.smoother = smoother;
      this.counters = new SearchCounters(extraCount);
    }

    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      Outcome outcome = search.find(start, goal, path, budget);
      if (outcome == Outcome.FOUND) {
        smoother.smooth(path);
      }
      SearchCounters searched = search.counters();
      counters.clear();
      counters.add(searched);
      for (int i = 0; i < searched.extraCount(); i++) {
        counters.setExtra(i, searched.extra(i));
      }
      counters.setExtra(
          searched.extraCount(), outcome == Outcome.FOUND ? smoother.sightTests() : 0);
      return outcome;
    }

    @Override
    public SearchCounters counters() {
      return counters;
    }
  }
}
