package hopscotch.hpa;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Indexed;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.bounded.CrossingIndex;
import hopscotch.hpa.cluster.QueryMeter;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * {@code hpa} with a factor {@code w}: every legal move between clusters is a transition. A search
 * over a few of them finds a route, which is made better until its factor is proven. See {@link
 * hopscotch.hpa.bounded} for the argument.
 *
 * <p>Guarantee: a path of at most w times the least cost wherever there is one; optimal with w = 1.
 *
 * <p>Immutable and shared by threads, but for one made by {@link #changing}, which is repaired in
 * place when cells of its map change. The bound holds after every change. A planner that is not
 * tidied has weaker landmarks than one prepared anew: it searches more, and of the paths within its
 * bound it may find another. It looks at no components: that a goal cannot be reached it finds out
 * by a search.
 */
public final class BoundedHpaPlanner implements ChangingPlanner, Changeable, Repairable, Indexed {
  private final HpaOptions options;
  private final CrossingIndex index;

  private BoundedHpaPlanner(HpaOptions options, CrossingIndex index) {
    this.options = options;
    this.index = index;
  }

  /**
   * Builds the index of a map, on all cores. The budget's time is that of all steps; no expansions
   * are counted.
   */
  static BoundedHpaPlanner prepare(GridGraph graph, HpaOptions options, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    if (options.components()) {
      graph.components();
    }
    int threads = Runtime.getRuntime().availableProcessors();
    int side = options.boundedSide();
    int landmarks = options.boundedLandmarks();
    CrossingIndex index = CrossingIndex.build(graph, side, landmarks, threads, meter.remaining(0));
    return new BoundedHpaPlanner(options, index);
  }

  /** The planner for the map after some cells changed: a copy of this one, repaired in place. */
  @Override
  public BoundedHpaPlanner withChanges(CellChanges changes) {
    return new BoundedHpaPlanner(options, index.withChanges(changes));
  }

  @Override
  public BoundedHpaPlanner changing() {
    return new BoundedHpaPlanner(options, index.copy());
  }

  @Override
  public void change(CellChanges changes) {
    index.change(changes);
  }

  @Override
  public boolean tidy(Budget budget) {
    return index.tidy(budget);
  }

  static BoundedHpaPlanner read(GridGraph graph, HpaOptions options, IndexReader in)
      throws IOException {
    if (options.components()) {
      graph.components();
    }
    int side = options.boundedSide();
    int landmarks = options.boundedLandmarks();
    return new BoundedHpaPlanner(options, CrossingIndex.read(graph, side, landmarks, in));
  }

  @Override
  public void writeIndex(IndexWriter out) throws IOException {
    index.write(out);
  }

  /** The prepared index. */
  public CrossingIndex index() {
    return index;
  }

  @Override
  public GridGraph graph() {
    return index.graph();
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.bounded(options.bound() / 1000.0);
  }

  @Override
  public long indexBytes() {
    return index.bytes();
  }

  @Override
  public List<String> extraCounters() {
    return QueryMeter.EXTRA_COUNTERS;
  }

  @Override
  public BoundedHpaSearch newSearch() {
    return newSearch(null);
  }

  @Override
  public BoundedHpaSearch newSearch(SearchObserver observer) {
    boolean looksAtCells = options.components() && !index.isChanging();
    return new BoundedHpaSearch(index, options.bound(), looksAtCells, observer);
  }

  @Override
  public Map<String, String> decided() {
    int landmarks = index.landmarkCount();
    return Map.of(
        HpaOptions.CLUSTER.name(),
        Integer.toString(Math.max(HpaOptions.LEAST_SIDE, index.side())),
        HpaOptions.LANDMARKS.name(),
        landmarks == 0 ? Parameter.NONE : Integer.toString(landmarks));
  }
}
