package hopscotch.hpa;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Indexed;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.core.planner.capability.FlowFields;
import hopscotch.core.planner.capability.Layer;
import hopscotch.core.planner.capability.Layered;
import hopscotch.core.planner.capability.ManyGoals;
import hopscotch.core.planner.capability.ManyGoalsSearch;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.field.HierarchicalField;
import hopscotch.hpa.search.Landmarks;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * HPA*: Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding", Journal of Game
 * Development 1(1), 2004.
 *
 * <p>Guarantee: it finds a path wherever there is one, and a shortest one where every move between
 * clusters is a transition. Neither the number of levels nor a swap of start and goal changes a
 * cost.
 *
 * <p>Immutable and shared by threads, but for one made by {@link #changing}, which is repaired in
 * place when cells of its map change. Work grows with the clusters touched; a few KiB are
 * allocated, for their blocks.
 */
public final class HpaPlanner
    implements ChangingPlanner, Changeable, Repairable, Layered, FlowFields, ManyGoals, Indexed {
  /**
   * Pairs no farther apart are answered by A* where obstacles are scattered: there the paths of
   * abstract graphs are longest over a short distance.
   */
  private static final int SCATTERED_DIRECT = 64;

  /**
   * On maps of more cells no pair is answered by A*, since each search would take 8 bytes for each
   * cell.
   */
  private static final int MOST_DIRECT_CELLS = 1 << 20;

  private final HpaOptions options;
  private final AbstractGraph abstraction;

  private HpaPlanner(HpaOptions options, AbstractGraph abstraction) {
    this.options = options;
    this.abstraction = abstraction;
  }

  /**
   * Builds the abstract graph of a map, on all cores. The budget's time is that of all steps; no
   * expansions are counted.
   */
  static HpaPlanner prepare(GridGraph graph, HpaOptions options, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    int threads = Runtime.getRuntime().availableProcessors();
    AbstractGraph abstraction =
        AbstractGraph.build(
            graph,
            options.cluster(),
            options.levels(),
            options.indexBytesPerCell(),
            options.crossings(),
            threads,
            meter.remaining(0));
    if (options.insertion() == Insertion.WALK) {
      abstraction = withTurns(abstraction, options, meter.remaining(0));
      abstraction = withLandmarks(abstraction, options, meter.remaining(0));
      abstraction = withLabels(abstraction, options, meter.remaining(0));
    }
    return of(options, abstraction);
  }

  static HpaPlanner of(HpaOptions options, AbstractGraph abstraction) {
    if (!options.components()) {
      return new HpaPlanner(options, abstraction);
    }
    abstraction.graph().components();
    return new HpaPlanner(options, abstraction.withComponents());
  }

  private static AbstractGraph withTurns(AbstractGraph graph, HpaOptions options, Budget budget) {
    int threads = Runtime.getRuntime().availableProcessors();
    return switch (options.turns()) {
      case AUTO -> graph.withTurns(options.indexBytesPerCell(), threads, budget);
      case TRUE -> graph.withTurns(threads, budget);
      case FALSE -> graph;
    };
  }

  private static AbstractGraph withLandmarks(
      AbstractGraph graph, HpaOptions options, Budget budget) {
    int lowest = options.levels() == AbstractGraph.MAX_LEVELS ? 1 : graph.levelCount();
    int count = options.landmarks();
    if (count == HpaOptions.BY_MAP) {
      return graph.withLandmarks(lowest, options.indexBytesPerCell(), budget);
    }
    int level = Math.max(0, options.searchedLevel());
    return count == 0 ? graph : graph.withLandmarks(count, level, lowest, budget);
  }

  private static AbstractGraph withLabels(AbstractGraph graph, HpaOptions options, Budget budget) {
    return switch (options.labels()) {
      case AUTO -> graph.withLabels(options.indexBytesPerCell(), budget);
      case TRUE -> graph.withLabels(budget);
      case FALSE -> graph;
    };
  }

  /** The planner for the map after some cells changed: a copy of this one, repaired in place. */
  @Override
  public HpaPlanner withChanges(CellChanges changes) {
    return new HpaPlanner(options, abstraction.withChanges(changes));
  }

  @Override
  public HpaPlanner changing() {
    return new HpaPlanner(options, abstraction.copy());
  }

  @Override
  public void change(CellChanges changes) {
    abstraction.change(changes);
  }

  @Override
  public boolean tidy(Budget budget) {
    return abstraction.tidy(budget);
  }

  @Override
  public void writeIndex(IndexWriter out) throws IOException {
    abstraction.write(out);
  }

  /** The abstract graph. */
  public AbstractGraph abstraction() {
    return abstraction;
  }

  @Override
  public List<Layer> layers() {
    return abstraction.layers();
  }

  @Override
  public HierarchicalField flowField(int... goals) {
    return HierarchicalField.of(abstraction, goals);
  }

  @Override
  public GridGraph graph() {
    return abstraction.graph();
  }

  @Override
  public Guarantee guarantee() {
    boolean everyMove =
        options.crossings().crossing() == Crossing.ALL
            && (options.crossings().diagonal() || graph().movement().directions() == 4);
    return everyMove && options.refine() == RefineMode.FULL
        ? Guarantee.OPTIMAL
        : Guarantee.COMPLETE;
  }

  @Override
  public LengthMetric metric() {
    return options.refine() == RefineMode.FULL ? LengthMetric.GRID : LengthMetric.ABSTRACT;
  }

  @Override
  public long indexBytes() {
    return abstraction.bytes();
  }

  @Override
  public List<String> extraCounters() {
    return QueryMeter.EXTRA_COUNTERS;
  }

  @Override
  public HpaSearch newSearch() {
    return newSearch(null);
  }

  @Override
  public HpaSearch newSearch(SearchObserver observer) {
    return new HpaSearch(options, abstraction, direct(), looksAtCells(), observer);
  }

  @Override
  public ManyGoalsSearch newManyGoalsSearch(SearchObserver observer) {
    return new HpaManyGoals(this, options.insertion(), looksAtCells(), observer);
  }

  /** Whether the components of the cells answer unreachable goals. */
  private boolean looksAtCells() {
    return options.components() && abstraction.components() == null;
  }

  private int direct() {
    if (options.direct() != HpaOptions.BY_MAP) {
      return options.direct();
    }
    GridMap map = graph().map();
    boolean isSmall = (long) map.width() * map.height() <= MOST_DIRECT_CELLS;
    boolean isByMap = options.cluster() == AbstractGraph.SIDE_BY_MAP;
    return isByMap && isSmall && abstraction.isForScattered() ? SCATTERED_DIRECT : 0;
  }

  @Override
  public Map<String, String> decided() {
    Map<String, String> decided = new LinkedHashMap<>();
    // On a smaller map a cluster is as wide as the map, whatever side was asked for.
    int side = Math.max(HpaOptions.LEAST_SIDE, abstraction.level(1).clusters().side());
    decided.put(HpaOptions.CLUSTER.name(), Integer.toString(side));
    decided.put(HpaOptions.LEVELS.name(), Integer.toString(abstraction.levelCount()));
    decided.put(HpaOptions.DIRECT.name(), numberOrNone(direct()));
    if (options.insertion() == Insertion.WALK) {
      boolean hasTurns = abstraction.edgeTurns() != null;
      decided.put(HpaOptions.TURNS.name(), Boolean.toString(hasTurns));
      Landmarks landmarks = abstraction.landmarks();
      decided.put(
          HpaOptions.LANDMARKS.name(), numberOrNone(landmarks == null ? 0 : landmarks.count()));
      if (landmarks != null) {
        String level = Integer.toString(abstraction.searchedLevel());
        decided.put(HpaOptions.SEARCHED.name(), level);
      }
      decided.put(HpaOptions.LABELS.name(), Boolean.toString(abstraction.labels() != null));
    }
    return decided;
  }

  private static String numberOrNone(int number) {
    return number == 0 ? Parameter.NONE : Integer.toString(number);
  }
}
