package hopscotch.harness.run;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.StepwiseSearch;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Decorates a planner that hands out paths piece by piece, and counts what it is asked for. */
public final class CountingPlanner implements PlannerProvider {
  /** How many paths were begun in this process. */
  public static final AtomicInteger BEGUN = new AtomicInteger();

  /** How many of them were handed out to their goals. */
  public static final AtomicInteger ENDED = new AtomicInteger();

  /** For the registry. */
  public CountingPlanner() {}

  @Override
  public List<PlannerFactory> planners() {
    return List.of(
        PlannerFactory.named("counting")
            .summary("counts what it is asked for")
            .decorates(1)
            .preparedBy((arguments, inner, graph, budget) -> new Counting(graph, inner.get(0))));
  }

  private record Counting(GridGraph graph, Planner counted) implements Planner {
    @Override
    public Guarantee guarantee() {
      return counted.guarantee();
    }

    @Override
    public List<String> extraCounters() {
      return counted.extraCounters();
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      return new Search((StepwiseSearch) counted.newSearch(observer));
    }
  }

  private record Search(StepwiseSearch inner) implements StepwiseSearch {
    @Override
    public Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      return inner.find(start, goal, path, budget);
    }

    @Override
    public Outcome begin(int start, int goal, PathBuffer path, Budget budget) {
      BEGUN.incrementAndGet();
      return inner.begin(start, goal, path, budget);
    }

    @Override
    public boolean advance(PathBuffer path) {
      boolean hasMore = inner.advance(path);
      ENDED.addAndGet(hasMore ? 0 : 1);
      return hasMore;
    }

    @Override
    public SearchCounters counters() {
      return inner.counters();
    }
  }
}
