package hopscotch.core.planner.base;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.ResumableSearch;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * A planner whose map changes in place, made of one that reads the arrays of its graph where it
 * searches. Those arrays are written by a {@link ChangingGraph}; what the planner prepared beside
 * them is repaired. Its searches go on, with the memory they have.
 *
 * <p>The planner and its searches are made anew where so many cells change at once that this takes
 * less time, and where costs change, or the bounds on them: with the first heavy cell or the last,
 * and on the largest maps with the number of free cells.
 */
public final class ChangingGraphPlanner<P extends Planner> implements ChangingPlanner {
  private final ChangingGraph changing;
  private final Function<GridGraph, P> maker;
  private final BiPredicate<P, ChangingGraph> repair;
  private P planner;
  private Bounds bounds;

  /**
   * The number of times that cells were changed, and below it the number of times that this made
   * the planner anew.
   */
  private int changes;

  private int shape;

  /** The properties of their graph that searches read once, beside its costs. */
  private record Bounds(long least, long most) {
    static Bounds of(GridGraph graph) {
      return new Bounds(graph.leastStraightCost(), graph.maxMoveCost());
    }
  }

  /**
   * A planner for a copy of a graph.
   *
   * @param maker makes it for a graph that it may not write
   * @param repair brings what it prepared up to date with the last changes of its graph, of which
   *     the costs are the same; or says by {@code false}, and does nothing, that so many cells
   *     changed that a new planner takes less time
   */
  public ChangingGraphPlanner(
      GridGraph graph, Function<GridGraph, P> maker, BiPredicate<P, ChangingGraph> repair) {
    changing = new ChangingGraph(graph);
    this.maker = maker;
    this.repair = repair;
    planner = maker.apply(changing.graph());
    bounds = Bounds.of(changing.graph());
  }

  /** A planner that prepares nothing beside its graph. */
  public ChangingGraphPlanner(GridGraph graph, Function<GridGraph, P> maker) {
    this(graph, maker, (planner, changed) -> true);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException also if the planner cannot serve the changed map
   */
  @Override
  public void change(CellChanges cells) {
    changing.apply(cells);
    Bounds now = Bounds.of(changing.graph());
    boolean areCostsKept = !changing.isRescaled() && now.equals(bounds);
    if (!areCostsKept || !repair.test(planner, changing)) {
      try {
        planner = maker.apply(changing.graph());
      } catch (IllegalArgumentException e) {
        changing.takeBack();
        throw e;
      }
      bounds = now;
      shape++;
    }
    changes++;
  }

  @Override
  public boolean tidy(Budget budget) {
    return true;
  }

  @Override
  public GridGraph graph() {
    return changing.graph();
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
  public Map<String, String> decided() {
    return planner.decided();
  }

  @Override
  public long indexBytes() {
    return planner.indexBytes();
  }

  @Override
  public List<String> extraCounters() {
    return planner.extraCounters();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    PathSearch search = planner.newSearch(observer);
    return search instanceof ResumableSearch
        ? new ResumableLiving(search, observer)
        : new Living(search, observer);
  }

  /** A search that is made anew only where the planner was. */
  private class Living implements PathSearch {
    private final SearchObserver observer;
    private PathSearch search;
    private int shapeOfSearch = shape;

    /** The changes when the last query began. */
    private int changesBefore = changes;

    Living(PathSearch search, SearchObserver observer) {
      this.search = search;
      this.observer = observer;
    }

    @Override
    public final Outcome find(int start, int goal, PathBuffer path, Budget budget) {
      if (shapeOfSearch != shape) {
        search = planner.newSearch(observer);
        shapeOfSearch = shape;
      }
      changesBefore = changes;
      return search.find(start, goal, path, budget);
    }

    @Override
    public final SearchCounters counters() {
      return search.counters();
    }

    final PathSearch underWay() {
      if (changesBefore != changes) {
        throw new IllegalStateException(
            "the map has changed since this query began: expected a new find");
      }
      return search;
    }
  }

  private final class ResumableLiving extends Living implements ResumableSearch {
    ResumableLiving(PathSearch search, SearchObserver observer) {
      super(search, observer);
    }

    @Override
    public Outcome resume(PathBuffer path, Budget budget) {
      return ((ResumableSearch) underWay()).resume(path, budget);
    }
  }
}
