package hopscotch.hpa.abstraction;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Layer;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The abstract graph of Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding",
 * Journal of Game Development 1(1), 2004, sections 3.1 and 4: level 1 over clusters of cells, each
 * further level over groups of two by two clusters. Immutable, shared by threads.
 *
 * <p>A level above repeats the nodes that border its clusters and adds intra-edges of its own; it
 * shortens searches and never changes the cost of an answer.
 */
public final class AbstractGraph {
  /** In place of a number of levels: as many as gain something. */
  public static final int MAX_LEVELS = Integer.MAX_VALUE;

  /** In place of the side of a cluster: 16, or 24 where obstacles are scattered. */
  public static final int SIDE_BY_MAP = 0;

  private static final double MOST_BYTES = 1.5;
  private static final double MOST_SCATTERED_BYTES = 8;

  private final GridGraph graph;
  private final Crossings crossings;
  private final List<Level> levels;
  private final EdgeTurns edgeTurns;
  private final int searchedLevel;
  private final Landmarks landmarks;
  private final GraphRepair repair;

  private AbstractGraph(
      GridGraph graph,
      Crossings crossings,
      List<Level> levels,
      EdgeTurns edgeTurns,
      int searchedLevel,
      Landmarks landmarks,
      GraphRepair repair) {
    this.graph = graph;
    this.crossings = crossings;
    this.levels = List.copyOf(levels);
    this.edgeTurns = edgeTurns;
    this.searchedLevel = searchedLevel;
    this.landmarks = landmarks;
    this.repair = repair;
  }

  /**
   * Builds the abstract graph of a map.
   *
   * @param side of a cluster of level 1, in cells; {@link #SIDE_BY_MAP} for that of {@link
   *     ClusterSide}
   * @param levels how many there are to be, at least 1; fewer are built where a level has but one
   *     cluster, above which there is nothing to add, or where {@link Clusters#MAX_SIDE} is
   *     reached; {@link #MAX_LEVELS} for as many as {@link LevelGain} finds to pay
   * @param threads how many build at once; the result does not depend on it
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static AbstractGraph build(
      GridGraph graph, int side, int levels, Crossings crossings, int threads, Budget budget) {
    return build(graph, side, levels, 0, crossings, threads, budget);
  }

  /**
   * As {@link #build(GridGraph, int, int, Crossings, int, Budget)}, but with no level above the
   * first that makes it larger than so many bytes a cell; 0 for no limit. A repaired graph keeps
   * the levels it has.
   */
  public static AbstractGraph build(
      GridGraph graph,
      int side,
      int levels,
      double bytesPerCell,
      Crossings crossings,
      int threads,
      Budget budget) {
    if (levels < 1) {
      throw new IllegalArgumentException("levels " + levels + ": expected at least 1");
    }
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    boolean isByMap = side == SIDE_BY_MAP;
    Level lowest = lowest(graph, isByMap ? ClusterSide.USUAL : side, crossings, threads, meter);
    int chosen = isByMap ? ClusterSide.of(lowest) : side;
    if (chosen != lowest.clusters().side()) {
      lowest = lowest(graph, chosen, crossings, threads, meter);
    }
    List<Level> built = new ArrayList<>();
    built.add(lowest);
    double cells = (double) graph.map().width() * graph.map().height();
    double mostBytes = bytesPerCell == 0 ? Double.POSITIVE_INFINITY : bytesPerCell * cells;
    double bytes = built.get(0).bytes();
    for (int l = 2; l <= levels && hasRoomAbove(built.get(l - 2)); l++) {
      Level below = built.get(l - 2);
      if (levels == MAX_LEVELS && !LevelGain.pays(below)) {
        break;
      }
      Clusters groups = below.clusters().grouped();
      BlockLayout layout = BlockLayout.of(graph, groups);
      Supplier<LevelBuilder> builders = () -> new LevelBuilder(below, groups, layout);
      Level above = level(groups, builders, threads, meter);
      bytes += above.bytes();
      if (bytes > mostBytes) {
        break;
      }
      built.add(above);
    }
    return new AbstractGraph(graph, crossings, built, null, built.size(), null, new GraphRepair());
  }

  /**
   * This graph with landmarks, on the level that queries then search: see {@link LandmarkPlace}.
   * With them the index takes at most {@value #MOST_BYTES} bytes a cell, {@value
   * #MOST_SCATTERED_BYTES} where obstacles are scattered or it takes more without; so highest
   * levels may be left out. Landmarks are those of the level as it is: a graph repaired in it has
   * none, and its highest level is searched.
   *
   * @param lowest the first level that may be searched, from 1 to {@link #levelCount()}
   * @param bytesPerCell a lower limit, 0 for none
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withLandmarks(int lowest, double bytesPerCell, Budget budget) {
    double cells = (double) graph.map().width() * graph.map().height();
    boolean isScattered = isForScattered() || bytes() > MOST_BYTES * cells;
    double limit = isScattered ? MOST_SCATTERED_BYTES : MOST_BYTES;
    double most = cells * (bytesPerCell == 0 ? limit : Math.min(bytesPerCell, limit));
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    LandmarkPlace place = LandmarkPlace.of(levels, lowest, bytes(), (long) most, meter);
    if (place == null) {
      return this;
    }
    List<Level> kept = new ArrayList<>(levels.subList(0, place.kept()));
    kept.set(place.level() - 1, place.searched());
    return new AbstractGraph(
        graph, crossings, kept, edgeTurns, place.level(), place.landmarks(), new GraphRepair());
  }

  /**
   * This graph with the turns of its edges on level 1, or itself where the index would take more
   * than {@value #MOST_BYTES} bytes a cell with them and the landmarks of a large map, as it does
   * where obstacles are scattered: there edges are short, and soon searched.
   *
   * @param bytesPerCell a lower limit, 0 for none
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withTurns(double bytesPerCell, int threads, Budget budget) {
    Level lowest = levels.get(0);
    double cells = (double) graph.map().width() * graph.map().height();
    double most = bytesPerCell == 0 ? MOST_BYTES : Math.min(bytesPerCell, MOST_BYTES);
    long needed = bytes() + EdgeTurns.bytes(lowest) + LandmarkPlace.reserve(levels);
    if (!EdgeTurns.areFor(lowest) || needed > most * cells) {
      return this;
    }
    BudgetMeter meter = new BudgetMeter();
    meter.start(budget);
    short[][] turns = new short[lowest.clusters().count()][];
    new ClusterRows(lowest.clusters(), threads, meter)
        .forEach(
            () -> new EdgeTurns.Finder(lowest),
            (finder, cluster) -> turns[cluster] = finder.turns(cluster));
    return new AbstractGraph(
        graph,
        crossings,
        levels,
        new EdgeTurns(lowest, turns),
        searchedLevel,
        landmarks,
        new GraphRepair());
  }

  private static boolean hasRoomAbove(Level level) {
    return level.clusters().count() > 1 && level.clusters().side() <= Clusters.MAX_SIDE / 2;
  }

  private static Level lowest(
      GridGraph graph, int side, Crossings crossings, int threads, BudgetMeter meter) {
    Clusters clusters = Clusters.of(graph.map(), side);
    BlockLayout layout = BlockLayout.of(graph, clusters);
    Supplier<LevelBuilder> builders = () -> new LevelBuilder(graph, clusters, crossings, layout);
    return level(clusters, builders, threads, meter);
  }

  private static Level level(
      Clusters clusters, Supplier<LevelBuilder> builders, int threads, BudgetMeter meter) {
    short[][] blocks = new short[clusters.count()][];
    ClusterRows rows = new ClusterRows(clusters, threads, meter);
    rows.forEach(builders, (builder, cluster) -> blocks[cluster] = builder.block(cluster));
    rows.forEach(
        builders,
        (builder, cluster) ->
            builder.writeTargets(cluster, blocks[cluster], other -> blocks[other]));
    return builders.get().level(blocks);
  }

  /**
   * The abstract graph after some cells changed, with the nodes and edges of one built from
   * scratch; this one stays as it is. Work grows with the clusters touched; all other blocks are
   * shared. Landmarks are kept where terrain is uniform and nothing changed on their level, and
   * left out otherwise. Where the change alters the scale of costs, everything is built anew.
   *
   * @param changed the graph of the changed map
   * @param changes what changed
   */
  public AbstractGraph with(GridGraph changed, CellChanges changes) {
    Level lowest = levels.get(0);
    boolean sameCosts =
        changed.costs().equals(graph.costs())
            && changed.isWeighted() == graph.isWeighted()
            && changed.maxMoveCost() == graph.maxMoveCost();
    if (!sameCosts) {
      int threads = Runtime.getRuntime().availableProcessors();
      int side = lowest.clusters().side();
      AbstractGraph built =
          build(changed, side, levels.size(), crossings, threads, Budget.UNLIMITED);
      return edgeTurns == null ? built : built.withTurns(0, threads, Budget.UNLIMITED);
    }
    List<Level> repaired = repair.repair(levels, changed, crossings, changes);
    EdgeTurns repairedTurns =
        edgeTurns == null
            ? null
            : edgeTurns.with(repaired.get(0), LevelRepair.clustersNear(lowest.clusters(), changes));
    boolean keepsLandmarks =
        landmarks != null
            && !graph.isWeighted()
            && level(searchedLevel).hasBlocksOf(repaired.get(searchedLevel - 1));
    return new AbstractGraph(
        changed,
        crossings,
        repaired,
        repairedTurns,
        keepsLandmarks ? searchedLevel : repaired.size(),
        keepsLandmarks ? landmarks : null,
        repair);
  }

  /** The grid below. */
  public GridGraph graph() {
    return graph;
  }

  /** How many levels there are, at least 1. */
  public int levelCount() {
    return levels.size();
  }

  /**
   * Whether clusters of level 1 are those that {@link ClusterSide} takes for scattered obstacles.
   */
  public boolean isForScattered() {
    return level(1).clusters().side() == ClusterSide.SCATTERED;
  }

  /** Level {@code l}, from 1 on. */
  public Level level(int l) {
    return levels.get(l - 1);
  }

  /** The turns of the edges on level 1, or {@code null}. */
  public EdgeTurns edgeTurns() {
    return edgeTurns;
  }

  /** The level that queries search: that of the landmarks, or else the highest. */
  public int searchedLevel() {
    return searchedLevel;
  }

  /** The landmarks of the level that is searched, or {@code null}. */
  public Landmarks landmarks() {
    return landmarks;
  }

  /** The levels as data to draw, from level 1 up. */
  public List<Layer> layers() {
    List<Layer> layers = new ArrayList<>();
    levels.forEach(level -> layers.add(new LevelLayer(level)));
    return layers;
  }

  /** The size of levels, turns and landmarks, in bytes. */
  public long bytes() {
    return levels.stream().mapToLong(Level::bytes).sum()
        + (edgeTurns == null ? 0 : EdgeTurns.bytes(levels.get(0)))
        + (landmarks == null ? 0 : Landmarks.bytes(level(searchedLevel), landmarks.count()));
  }

  /**
   * Whether another graph has the same nodes and the same edges at the same costs, laid out in the
   * same way, by the same turns.
   */
  public boolean sameAs(AbstractGraph other) {
    if (levels.size() != other.levels.size()) {
      return false;
    }
    for (int l = 0; l < levels.size(); l++) {
      if (!levels.get(l).blocks().sameAs(other.levels.get(l).blocks())) {
        return false;
      }
    }
    return edgeTurns == null
        ? other.edgeTurns == null
        : other.edgeTurns != null && edgeTurns.turns().sameAs(other.edgeTurns.turns());
  }
}
