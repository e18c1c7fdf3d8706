package hopscotch.judge.timing;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.NotOfferedException;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.IncrementalSearch;
import hopscotch.core.planner.capability.IncrementalSearches;
import hopscotch.core.text.PlainError;
import hopscotch.judge.query.Query;
import hopscotch.judge.query.WalkQuery;
import java.util.List;
import java.util.function.Supplier;

/**
 * A planner on a walk: prepared for the first map, and one search of it that lives on through all
 * asks. A planner that is not incremental is repaired or prepared anew at each change; see {@link
 * IncrementalSearches#of}. Each ask is first {@linkplain #change taken up}, then {@linkplain #ask
 * answered}. Not safe for use by several threads.
 */
public final class TimedWalkSearch extends TimedSearch<Query> {
  private final Budget preparation;
  private final SearchObserver observer;
  private PreparedPlanner planner;
  private IncrementalSearch search;
  private final long preparationNanos;
  private Guarantee promise;
  private Throwable failure;

  /** A planner for the first map. Later preparations have this budget. */
  public TimedWalkSearch(PreparedPlanner planner, Budget preparation) {
    this(planner, preparation, null);
  }

  /**
   * Like {@link #TimedWalkSearch(PreparedPlanner, Budget)}, with an observer.
   *
   * @param observer watches its finds, and how it takes up changes; or {@code null}
   */
  public TimedWalkSearch(PreparedPlanner planner, Budget preparation, SearchObserver observer) {
    this.preparation = preparation;
    this.observer = observer;
    this.planner = planner;
    search = IncrementalSearches.of(planner, observer);
    promise = planner.guarantee();
    preparationNanos = planner.preparationNanos();
  }

  /**
   * A planner that is prepared here.
   *
   * @param preparation the budget of each preparation that is made here
   * @throws IllegalArgumentException if the planner cannot serve the graph
   * @throws hopscotch.core.planner.BudgetExhaustedException if the budget of preparation ran out
   */
  public TimedWalkSearch(KnownSpec spec, GridGraph firstGraph, Budget preparation) {
    this(Planners.prepare(spec, firstGraph, preparation), preparation);
  }

  private void prepare(KnownSpec spec, GridGraph graph) {
    planner = Planners.prepare(spec, graph, preparation);
    search = IncrementalSearches.of(planner, observer);
  }

  /** The spec. */
  public KnownSpec spec() {
    return planner.spec();
  }

  /** The time that the preparation for the first map took, in nanoseconds. */
  public long preparationNanos() {
    return preparationNanos;
  }

  /** The promise of the planner on the map as it is now, or on the map before after a failure. */
  public Guarantee guarantee() {
    return promise;
  }

  /** The planner as a judge sees it at an ask: its promise on the map as it is then. */
  public Planner seenAt(WalkQuery ask) {
    return new Seen(ask.graph(), planner, promise);
  }

  /**
   * Takes up the changes since the ask before, and takes the time. After a failure the planner is
   * prepared anew for the map as it is now, which counts in the time. A planner that refuses the
   * changed map, by an {@link IllegalArgumentException} without a cause, does not offer it.
   *
   * @param now supplies the map after the changes; called only after a failure
   * @return the time in nanoseconds; 0 if there was nothing to do
   */
  public long change(CellChanges changes, Supplier<GridGraph> now) {
    if (search != null && changes.size() == 0) {
      return 0;
    }
    GridGraph graph = search == null ? now.get() : null;
    long start = System.nanoTime();
    try {
      if (search == null) {
        prepare(planner.spec(), graph);
      } else {
        search.change(changes);
      }
      promise = search.guarantee();
      failure = null;
    } catch (IllegalArgumentException e) {
      search = null;
      failure =
          e.getCause() == null
              ? new NotOfferedException(PlainError.message(e))
              : PlainError.plain(e);
    } catch (Throwable e) {
      search = null;
      failure =
          e instanceof Exception && !(e instanceof RuntimeException)
              ? PlainError.of(e)
              : PlainError.plain(e);
    }
    return System.nanoTime() - start;
  }

  /** Whether the last changes could not be taken up. The next ask then says why. */
  public boolean hasFailed() {
    return failure != null;
  }

  /** Makes a search if there is none, and throws away one that fails. */
  @Override
  void begin(Query ask) {
    if (failure instanceof Error e) {
      throw e;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
  }

  /** Finds a path between two free ends. */
  @Override
  Outcome find(Query ask, PathBuffer path, Budget budget) {
    return search.find(ask.start(), ask.goal(), path, budget);
  }

  @Override
  SearchCounters counters() {
    return search.counters();
  }

  @Override
  void forget() {
    search = null;
  }

  private record Seen(GridGraph graph, PreparedPlanner planner, Guarantee guarantee)
      implements Planner {
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
    public PathSearch newSearch(SearchObserver observer) {
      throw new UnsupportedOperationException("a walk has one search of a planner");
    }
  }
}
