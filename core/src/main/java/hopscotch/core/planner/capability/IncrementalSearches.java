package hopscotch.core.planner.capability;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.Optional;

/**
 * Makes any planner incremental.
 *
 * <p>A unit on its way, and a door that closes before it:
 *
 * <pre>{@code
 * IncrementalSearch unit = IncrementalSearches.of(Planners.prepare("dstarlite", graph), null);
 * unit.find(start, goal, path);
 * unit.change(CellChanges.on(map).block(4, 2).build());
 * unit.find(path.cell(1), goal, path);
 * }</pre>
 */
public final class IncrementalSearches {
  private IncrementalSearches() {}

  /** Which ends may move between two finds without a new begin. */
  public static MovingEnds mayMove(Planner planner) {
    return planner.capability(Incremental.class).map(Incremental::mayMove).orElse(MovingEnds.NONE);
  }

  /**
   * A search of a planner that lives on while the map changes. If the planner is {@link
   * Incremental}, it is the planner's own. If it is {@link Changeable}, a copy of it is repaired in
   * place. Else each change has the planner repaired, if it is {@link Repairable}, or prepared
   * anew; then a new search is made, which allocates. Any find but that of an {@link Incremental}
   * planner begins anew.
   *
   * @param observer who watches the finds, or {@code null}
   */
  public static IncrementalSearch of(PreparedPlanner planner, SearchObserver observer) {
    return planner
        .capability(Incremental.class)
        .map(incremental -> incremental.newIncrementalSearch(observer))
        .or(
            () ->
                planner
                    .capability(Changeable.class)
                    .map(changeable -> new InPlace(changeable.changing(), observer)))
        .orElseGet(() -> new Renewed(planner, observer));
  }

  /** A search that begins every find anew: nothing is kept from find to find. */
  private abstract static class BegunAnew implements IncrementalSearch {
    private Planner planner;
    private PathSearch search;

    final Planner planner() {
      return planner;
    }

    final void answerBy(Planner newPlanner, PathSearch newSearch) {
      planner = newPlanner;
      search = newSearch;
    }

    @Override
    public final Guarantee guarantee() {
      return planner.guarantee();
    }

    @Override
    public final void beginAnew() {}

    @Override
    public final Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      return search.find(start, goal, path, budget);
    }

    @Override
    public final SearchCounters counters() {
      return search.counters();
    }
  }

  /** A search whose planner is repaired in place. */
  private static final class InPlace extends BegunAnew {
    private final ChangingPlanner changing;

    InPlace(ChangingPlanner planner, SearchObserver observer) {
      changing = planner;
      answerBy(planner, planner.newSearch(observer));
    }

    @Override
    public void change(CellChanges changes) {
      changing.change(changes);
    }
  }

  /** A search that is made again for each changed map. */
  private static final class Renewed extends BegunAnew {
    private final SearchObserver observer;
    private final KnownSpec spec;

    Renewed(PreparedPlanner planner, SearchObserver observer) {
      this.spec = planner.spec();
      this.observer = observer;
      answerBy(planner, planner.newSearch(observer));
    }

    @Override
    public void change(CellChanges changes) {
      GridGraph graph = planner().graph().with(changes);
      if (graph == planner().graph()) {
        return;
      }
      Optional<Repairable> repairable = planner().capability(Repairable.class);
      Planner changed =
          repairable.isPresent()
              ? repairable.get().withChanges(changes)
              : Planners.prepare(spec, graph, Budget.UNLIMITED);
      answerBy(changed, changed.newSearch(observer));
    }
  }
}
