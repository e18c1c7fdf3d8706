package hopscotch.hpa.abstraction;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.planner.capability.Layer;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.level.CellRows;
import hopscotch.hpa.level.ClusterSide;
import hopscotch.hpa.level.EdgeTurns;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.level.LevelFile;
import hopscotch.hpa.level.LevelRepair;
import hopscotch.hpa.level.Levels;
import hopscotch.hpa.level.NodeComponents;
import hopscotch.hpa.level.ReplacedBlocks;
import hopscotch.hpa.search.CutLabels;
import hopscotch.hpa.search.GroupRows;
import hopscotch.hpa.search.Landmarks;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The abstract graph of Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding",
 * Journal of Game Development 1(1), 2004, sections 3.1 and 4: level 1 over clusters of cells, each
 * further level over groups of two by two clusters.
 *
 * <p>Immutable and shared by threads, but for a {@linkplain #copy copy}, which is repaired in place
 * when its map {@linkplain #change changes}. Any number of threads may search it in between; while
 * it is repaired nobody may, and who shares it among threads sees to that.
 *
 * <p>A level above repeats the nodes that border its clusters and adds intra-edges of its own; it
 * shortens searches and never changes the cost of an answer.
 */
public final class AbstractGraph {
  /** In place of a number of levels: as many as gain something. */
  public static final int MAX_LEVELS = Levels.MAX;

  /** In place of the side of a cluster: the one that {@link ClusterSide} finds. */
  public static final int SIDE_BY_MAP = ClusterSide.BY_MAP;

  /** The most bytes of the index without labels for each cell, less than the map and its moves. */
  public static final double MOST_BYTES = 1.5;

  /** The same where obstacles are scattered, or where levels alone take more than that. */
  public static final double MOST_SCATTERED_BYTES = 8;

  /** The most bytes of labels for each cell. */
  public static final double MOST_LABEL_BYTES = 8;

  /** On a level of fewer clusters than this, a search takes no longer than labels do. */
  private static final int LEAST_LABELLED_CLUSTERS = 256;

  private final GridGraph graph;

  /** The graph of cells that repairs change in place; {@code null} if the graph is shared. */
  private final ChangingGraph changing;

  private final Crossings crossings;
  private LevelRepair levelRepair = new LevelRepair();
  private List<Level> levels;
  private EdgeTurns edgeTurns;
  private int searchedLevel;
  private Landmarks landmarks;

  /** Whether copies have the components of level 1. */
  private boolean keepsComponents;

  private NodeComponents components;

  /** The labels of level 1; {@code null} where there are none. */
  private CutLabels labels;

  /** Whether a copy is to have labels. Repairs may have lost them. */
  private boolean wantsLabels;

  /**
   * The number of landmarks that are wanted, and below it their level. Repairs may have lost them.
   */
  private int landmarkCount;

  private int landmarkLevel;

  /**
   * For each cluster of level 1, the number of the last repair that altered a cell in it or beside
   * it.
   */
  private final int[] lastAltered;

  private int repairs;
  private int shape;

  /** A graph of these levels, and nothing else yet, whose map does not change. */
  private AbstractGraph(GridGraph graph, Crossings crossings, List<Level> levels) {
    this.graph = graph;
    this.crossings = crossings;
    this.levels = List.copyOf(levels);
    changing = null;
    searchedLevel = levels.size();
    lastAltered = new int[0];
  }

  /** The same as another graph that does not change, to be given one more part. */
  private AbstractGraph(AbstractGraph other) {
    this(other.graph, other.crossings, other.levels);
    edgeTurns = other.edgeTurns;
    searchedLevel = other.searchedLevel;
    landmarks = other.landmarks;
    landmarkCount = other.landmarkCount;
    landmarkLevel = other.landmarkLevel;
    keepsComponents = other.keepsComponents;
    labels = other.labels;
  }

  /** A copy of a graph over a map of its own. */
  private AbstractGraph(AbstractGraph original, ChangingGraph own) {
    graph = own.graph();
    changing = own;
    crossings = original.crossings;
    levelRepair = original.levelRepair;
    levels =
        original.levels.subList(0, original.searchedLevel).stream()
            .map(level -> level.copy(graph))
            .toList();
    edgeTurns = original.edgeTurns == null ? null : original.edgeTurns.copy(level(1));
    searchedLevel = original.searchedLevel;
    landmarks = original.landmarks;
    landmarkCount = original.landmarkCount;
    landmarkLevel = original.landmarkLevel;
    labels = original.labels;
    wantsLabels = original.labels != null || original.wantsLabels;
    keepsComponents = original.keepsComponents;
    if (keepsComponents) {
      components =
          original.components == null
              ? NodeComponents.of(level(1))
              : original.components.copy(level(1));
    }
    lastAltered = new int[level(1).clusters().count()];
    findRows();
  }

  /** Has the edges that repairs leave out found on each level when they are asked for. */
  private void findRows() {
    levels.get(0).findRowsBy(new CellRows(levels.get(0)));
    for (int l = 1; l < levels.size(); l++) {
      levels.get(l).findRowsBy(new GroupRows(levels.get(l), levels.get(l - 1)));
    }
  }

  /**
   * Builds the abstract graph of a map.
   *
   * @param side of a cluster of level 1, in cells; {@link #SIDE_BY_MAP} for that of {@link
   *     ClusterSide}
   * @param levels how many there are to be, at least 1; {@link #MAX_LEVELS} for as many as {@link
   *     Levels} finds to pay. Fewer are built where a level has one cluster alone, or where {@link
   *     Clusters#MAX_SIDE} is reached
   * @param threads how many build at once; the result does not depend on it
   * @throws BudgetExhaustedException if the budget ran out
   */
  public static AbstractGraph build(
      GridGraph graph, int side, int levels, Crossings crossings, int threads, Budget budget) {
    return build(graph, side, levels, 0, crossings, threads, budget);
  }

  /**
   * Like {@link #build(GridGraph, int, int, Crossings, int, Budget)}, but no level above the first
   * is added that makes it larger than {@code bytesPerCell} bytes for each cell. 0 means no limit.
   * A repaired graph keeps the levels it has.
   */
  public static AbstractGraph build(
      GridGraph graph,
      int side,
      int levels,
      double bytesPerCell,
      Crossings crossings,
      int threads,
      Budget budget) {
    List<Level> built = Levels.build(graph, side, levels, bytesPerCell, crossings, threads, budget);
    return new AbstractGraph(graph, crossings, built);
  }

  /**
   * Writes this graph, as it was built, to an index file. The arrays:
   *
   * <ol>
   *   <li>ints: the side of a cluster of level 1, the number of levels, the level that is searched,
   *       the number of landmarks, 1 if there are turns of edges, else 0, and the same for labels,
   *       which are made again when the graph is read
   *   <li>the levels from level 1 up, see {@link LevelFile}; one above level 1 that has landmarks
   *       has its edges in squares
   *   <li>with turns, those of {@link EdgeTurns#write}
   *   <li>with landmarks, those of {@link Landmarks#write}
   * </ol>
   */
  public void write(IndexWriter out) throws IOException {
    int[] sizes = {
      levels.get(0).clusters().side(),
      levels.size(),
      searchedLevel,
      landmarks == null ? 0 : landmarks.count(),
      edgeTurns == null ? 0 : 1,
      labels == null ? 0 : 1
    };
    out.ints(sizes);
    for (Level level : levels) {
      LevelFile.write(level, out);
    }
    if (edgeTurns != null) {
      edgeTurns.write(out);
    }
    if (landmarks != null) {
      landmarks.write(level(searchedLevel), out);
    }
  }

  /**
   * Reads a graph that {@link #write} wrote for the same map and movement.
   *
   * @throws BadIndexException if the arrays make no graph of this map
   */
  public static AbstractGraph read(GridGraph graph, Crossings crossings, IndexReader in)
      throws IOException {
    // The head: side of clusters, levels, the level searched, landmarks, and what else there is.
    int[] sizes = in.ints("sizes", 6);
    int side = sizes[0];
    int levelCount = sizes[1];
    int searched = sizes[2];
    int landmarkCount = sizes[3];
    int longest = Math.max(2, Math.max(graph.map().width(), graph.map().height()));
    boolean isSide = side >= 2 && (side <= Clusters.MAX_SIDE || side == longest);
    in.require(isSide, "clusters of side " + side, "a side that this map can have");
    boolean isCount = landmarkCount >= 0 && landmarkCount <= Landmarks.MOST;
    in.require(isCount, landmarkCount + " landmarks", "0 to " + Landmarks.MOST);
    int lowestSearched = landmarkCount == 0 ? levelCount : 1;
    boolean isLevel = searched >= Math.max(1, lowestSearched) && searched <= levelCount;
    in.require(isLevel, "level %d of %d".formatted(searched, levelCount), "a level to search");
    // The levels, from the lowest up.
    List<Level> levels = new ArrayList<>();
    Clusters clusters = Clusters.of(graph.map(), side);
    for (int l = 1; l <= levelCount; l++) {
      if (l > 1) {
        in.require(Levels.hasRoomAbove(clusters), levelCount + " levels", "fewer on this map");
        clusters = clusters.grouped();
      }
      boolean isSquare = l > 1 && l == searched && landmarkCount > 0;
      levels.add(LevelFile.read(graph, clusters, isSquare, in));
    }
    // The turns of edges, the landmarks and the labels, where there are any.
    boolean hasTurns = sizes[4] == 1;
    boolean mayTurn = sizes[4] == 0 || hasTurns && EdgeTurns.areFor(levels.get(0));
    in.require(mayTurn, "turns of edges " + sizes[4], "none on this map");
    AbstractGraph read = new AbstractGraph(graph, crossings, levels);
    read.edgeTurns = hasTurns ? EdgeTurns.read(levels.get(0), in) : null;
    read.searchedLevel = searched;
    read.landmarkCount = landmarkCount;
    read.landmarkLevel = searched;
    read.landmarks =
        landmarkCount == 0 ? null : Landmarks.read(levels.get(searched - 1), landmarkCount, in);
    boolean hasLabels = sizes[5] == 1;
    boolean mayHaveLabels = sizes[5] == 0 || hasLabels && searched == 1;
    in.require(mayHaveLabels, "labels " + sizes[5], "none where another level is searched");
    read.labels = hasLabels ? read.labels(Long.MAX_VALUE, Budget.UNLIMITED) : null;
    in.require(!hasLabels || read.labels != null, "labels", "costs that labels can hold");
    return read;
  }

  /**
   * This graph with landmarks, on the level that queries then search: see {@link LandmarkPlace}.
   * The highest levels may be left out to make room for them: the index takes at most {@link
   * #MOST_BYTES} a cell, or {@link #MOST_SCATTERED_BYTES}. A {@linkplain #change change} of that
   * level loses them.
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
    BudgetMeter meter = BudgetMeter.started(budget);
    LandmarkPlace place = LandmarkPlace.of(levels, lowest, bytes(), (long) most, meter);
    return place == null ? this : withLandmarks(place);
  }

  /**
   * This graph with {@code count} landmarks, whatever room they need.
   *
   * @param level the level of the landmarks, which queries search; 0 for the best of those from
   *     {@code lowest} on
   * @throws IllegalArgumentException if there is no such level, or costs are too large for them
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withLandmarks(int count, int level, int lowest, Budget budget) {
    BudgetMeter meter = BudgetMeter.started(budget);
    return withLandmarks(LandmarkPlace.of(levels, level, lowest, count, meter));
  }

  /**
   * This graph with {@code count} landmarks of level 1, whatever room they need, or itself where
   * costs are too large for them.
   *
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withLandmarks(int count, Budget budget) {
    LandmarkPlace place = LandmarkPlace.on(levels, 1, count, BudgetMeter.started(budget));
    return place == null ? this : withLandmarks(place);
  }

  AbstractGraph withLandmarks(LandmarkPlace place) {
    List<Level> kept = new ArrayList<>(levels.subList(0, place.kept()));
    kept.set(place.level() - 1, place.searched());
    AbstractGraph with = new AbstractGraph(this);
    with.levels = List.copyOf(kept);
    with.searchedLevel = place.level();
    with.landmarks = place.landmarks();
    with.landmarkCount = place.landmarks().count();
    with.landmarkLevel = place.level();
    with.labels = null;
    return with;
  }

  /**
   * This graph with the turns of its edges on level 1, or itself where there is no room for them
   * and the landmarks of a large map. There is none where obstacles are scattered: there edges are
   * short, and soon searched.
   *
   * @param bytesPerCell a lower limit, 0 for none
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withTurns(double bytesPerCell, int threads, Budget budget) {
    Level lowest = levels.get(0);
    double cells = (double) graph.map().width() * graph.map().height();
    double most = bytesPerCell == 0 ? MOST_BYTES : Math.min(bytesPerCell, MOST_BYTES);
    long needed = bytes() + EdgeTurns.bytes(lowest) + LandmarkPlace.reserve(levels);
    boolean isRoom = EdgeTurns.areFor(lowest) && needed <= most * cells;
    return isRoom ? withTurns(threads, budget) : this;
  }

  /**
   * This graph with the turns of its edges on level 1, whatever room they need.
   *
   * @throws IllegalArgumentException if terrain is weighted or clusters are too wide for them
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withTurns(int threads, Budget budget) {
    Level lowest = levels.get(0);
    if (!EdgeTurns.areFor(lowest)) {
      throw new IllegalArgumentException(
          "turns=true: edges have turns over terrain of one cost and in clusters of up to %d cells"
              .formatted(EdgeTurns.MOST_SIDE));
    }
    AbstractGraph with = new AbstractGraph(this);
    with.edgeTurns = EdgeTurns.of(lowest, threads, BudgetMeter.started(budget));
    return with;
  }

  /**
   * This graph with labels of level 1, by which its main search is answered; or itself where
   * another level is searched, where a search takes no longer, or where there is no room for them.
   * Any change of level 1 loses them, since it may change each one.
   *
   * @param bytesPerCell a lower limit on the whole index, 0 for none
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withLabels(double bytesPerCell, Budget budget) {
    boolean pays = level(1).clusters().count() >= LEAST_LABELLED_CLUSTERS;
    double cells = (double) graph.map().width() * graph.map().height();
    double room = bytesPerCell == 0 ? Double.MAX_VALUE : bytesPerCell * cells - bytes();
    double most = Math.min(MOST_LABEL_BYTES * cells, room);
    CutLabels made = searchedLevel == 1 && pays ? labels((long) most, budget) : null;
    return made == null || made.bytes() > most ? this : withLabels(made);
  }

  /**
   * This graph with labels of level 1, whatever room they need.
   *
   * @throws IllegalArgumentException if another level is searched, or if they would be too large
   * @throws BudgetExhaustedException if the budget ran out
   */
  public AbstractGraph withLabels(Budget budget) {
    if (searchedLevel != 1) {
      throw new IllegalArgumentException(
          "labels=true: level %d is searched and labels are of level 1; use levels=1, or landmarks"
                  .formatted(searchedLevel)
              + " with searched-level=1");
    }
    CutLabels made = labels(Long.MAX_VALUE, budget);
    if (made == null) {
      throw new IllegalArgumentException(
          "labels=true: paths of this map may cost more than labels can hold; use labels=auto");
    }
    return withLabels(made);
  }

  private CutLabels labels(long most, Budget budget) {
    return CutLabels.of(level(1), most, BudgetMeter.started(budget));
  }

  private AbstractGraph withLabels(CutLabels made) {
    AbstractGraph with = new AbstractGraph(this);
    with.labels = made;
    return with;
  }

  /**
   * This graph, of which copies have the components of level 1. Those of the cells answer
   * unreachable goals here.
   */
  public AbstractGraph withComponents() {
    AbstractGraph with = new AbstractGraph(this);
    with.keepsComponents = true;
    return with;
  }

  /**
   * A copy with a map of its own, which {@linkplain #change changes} in place: 2 3/8 bytes for each
   * cell, and a few for each cluster. Blocks are shared until a repair replaces them. It has no
   * levels above the one that is searched, since they would be repaired for nothing.
   */
  public AbstractGraph copy() {
    return copy(new ChangingGraph(graph));
  }

  /**
   * A copy on a map that others change too: who applies changes to it calls {@link #repair} after
   * each.
   */
  public AbstractGraph copy(ChangingGraph own) {
    return new AbstractGraph(this, own);
  }

  /**
   * Changes cells of the map, and repairs in place everything that was prepared for it. The graph
   * then has the nodes and edges of one built from scratch. Work grows with the clusters touched.
   * This is the order, and what survives:
   *
   * <ol>
   *   <li>The changed cells are written into the map, and the moves beside them are worked out
   *       again.
   *   <li>The partition into clusters, the rule that chooses transitions and the number of levels
   *       survive. What {@code auto} decided stays decided.
   *   <li>On level 1 the transitions of the clusters near a change are found anew. The distances
   *       between their nodes are left out: a query finds those from the nodes that it expands, and
   *       they are kept for the queries to come. The blocks of all other clusters survive, but for
   *       the names of nodes across a border.
   *   <li>On each level above, from the lowest up, so are the groups that have a cluster whose
   *       block differs. All others survive.
   *   <li>Turns of edges are forgotten in clusters with a changed cell or another block, and
   *       survive in all others. Edges without them are refined by search.
   *   <li>Landmarks survive if terrain has one weight and no cluster with nodes was touched. If
   *       not, the graph has none, and their level is searched without them: on one map an answer
   *       of 3 expansions takes 7 then. So it is with labels, in place of which the level is
   *       searched.
   *   <li>Components of level 1 survive where regions near a change neither met nor came apart;
   *       where they may have come apart, the graph is searched.
   * </ol>
   *
   * <p>Distances, turns, landmarks and labels come back when {@link #tidy} is called; to find them
   * again takes longer than all the rest. A copy that is repaired {@linkplain #withChanges into a
   * new graph} has its distances and turns again.
   *
   * <p>Searches go on with the repaired graph, and their caches of refined edges are emptied. They
   * are made again where landmarks or labels are gone, a cluster has more nodes than any had
   * before, or terrain is cheaper. A flow field is made for the graph from before; its renewed one
   * keeps the tiles whose cells, exits and distances are the same.
   *
   * <p>Everything is built anew, with as many levels, turns and landmarks, where the change alters
   * the scale of costs or the longest move.
   *
   * @throws IllegalArgumentException if the changes belong to another map, or costs could overflow;
   *     the graph then stays as it is
   * @throws IllegalStateException if this graph is no copy, and shares its map with others; or if
   *     its last repair failed
   */
  public void change(CellChanges changes) {
    if (changing == null) {
      throw new IllegalStateException(
          "the map of this graph is shared with others: change a copy of it");
    }
    repairs();
    long longestMove = graph.maxMoveCost();
    long shortestMove = graph.leastStraightCost();
    changing.apply(changes);
    repair(longestMove, shortestMove);
  }

  /**
   * Repairs this graph, a copy, after the last changes that were applied to its map; see {@link
   * #change}.
   *
   * @param longestMove what the longest move cost before
   * @param shortestMove what the shortest straight move cost before
   */
  public void repair(long longestMove, long shortestMove) {
    // Find the clusters that the changes may reach.
    if (changing.isRescaled() || graph.maxMoveCost() != longestMove) {
      beginRepair(IntStream.range(0, lastAltered.length).toArray());
      buildAnew();
      repairs++;
      return;
    }
    int[] altered = level(1).clusters().near(changing, 0);
    int[] near = level(1).clusters().near(changing, 1);
    beginRepair(near);
    // Repair the levels from the lowest up, and then the turns of edges.
    long size = size();
    int[] atRing = level(1).clusters().atRing(changing);
    List<ReplacedBlocks> replaced = levelRepair.repair(levels, crossings, altered, atRing, near);
    if (edgeTurns != null) {
      edgeTurns.repair(altered, replaced.get(0));
    }
    // Keep the landmarks and the labels if no distance on their level has changed.
    boolean losesGuides =
        (landmarks != null || labels != null)
            && (graph.isWeighted() || !replaced.get(searchedLevel - 1).isEmpty());
    landmarks = losesGuides ? null : landmarks;
    labels = losesGuides ? null : labels;
    if (components != null) {
      components.repair(replaced.get(0));
    }
    // Have searches made anew that no longer fit.
    boolean isCheaper = graph.leastStraightCost() != shortestMove;
    shape += losesGuides || isCheaper || size != size() ? 1 : 0;
    repairs++;
  }

  /** Begins a repair of what is near clusters: until it has ended, this graph answers no query. */
  void beginRepair(int... near) {
    repairs++;
    for (int cluster : near) {
      lastAltered[cluster] = repairs + 1;
    }
  }

  private void buildAnew() {
    int threads = Runtime.getRuntime().availableProcessors();
    AbstractGraph built =
        build(
            graph, level(1).clusters().side(), levelCount(), crossings, threads, Budget.UNLIMITED);
    if (edgeTurns != null && EdgeTurns.areFor(built.level(1))) {
      built = built.withTurns(threads, Budget.UNLIMITED);
    }
    if (landmarkCount > 0) {
      BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
      LandmarkPlace place = LandmarkPlace.on(built.levels, landmarkLevel, landmarkCount, meter);
      built = place == null ? built : built.withLandmarks(place);
    }
    levelRepair = built.levelRepair;
    levels = built.levels;
    edgeTurns = built.edgeTurns;
    searchedLevel = built.searchedLevel;
    landmarks = built.landmarks;
    labels = null;
    components = keepsComponents ? NodeComponents.of(level(1)) : null;
    findRows();
    shape++;
  }

  /** A number that grows when a cluster has more nodes, or longer edges, than any had before. */
  private long size() {
    long size = 0;
    for (Level level : levels) {
      size += level.slotBits() + level.longestEdge();
    }
    return size;
  }

  /** A copy of this graph with some cells changed; this one stays as it is. */
  public AbstractGraph withChanges(CellChanges changes) {
    AbstractGraph changed = copy();
    changed.change(changes);
    BudgetMeter meter = BudgetMeter.started(Budget.UNLIMITED);
    changed.completeLevels(meter);
    if (changed.edgeTurns != null) {
      changed.edgeTurns.tidy(meter);
    }
    return changed;
  }

  /**
   * Finds the edges that repairs have left out.
   *
   * @throws BudgetExhaustedException if the budget ran out; what was found by then stays
   */
  public void completeLevels(BudgetMeter meter) {
    if (levels.stream().allMatch(Level::isWhole)) {
      return;
    }
    long size = size();
    repairs += 2;
    try {
      levelRepair.complete(levels, crossings, meter);
    } finally {
      shape += size == size() ? 0 : 1;
    }
  }

  /**
   * Finds again what repairs have left out, when there is time for it: first edges, then their
   * turns, then landmarks, then labels. Answers are right without them, but take longer. The graph
   * then equals one built from scratch for its map with what was decided for this one.
   *
   * @return whether nothing is left to do; if not, the budget ran out
   */
  public boolean tidy(Budget budget) {
    repairs();
    BudgetMeter meter = BudgetMeter.started(budget);
    try {
      completeLevels(meter);
      if (edgeTurns != null) {
        edgeTurns.tidy(meter);
      }
      if (landmarks == null && landmarkCount > 0) {
        landmarks = LandmarkPlace.landmarks(levels, landmarkLevel, landmarkCount, meter);
        searchedLevel = landmarks == null ? searchedLevel : landmarkLevel;
        landmarkCount = landmarks == null ? 0 : landmarkCount;
        shape++;
        repairs += 2;
      }
      if (labels == null && wantsLabels) {
        labels = CutLabels.of(level(1), Long.MAX_VALUE, meter);
        wantsLabels = labels != null;
        shape++;
        repairs += 2;
      }
      return true;
    } catch (BudgetExhaustedException e) {
      return false;
    }
  }

  /**
   * Whether a cluster of level 1 has the same cells and moves as after repair number {@code since}.
   */
  public boolean isUnalteredSince(int cluster, int since) {
    return cluster >= lastAltered.length || lastAltered[cluster] <= since;
  }

  /**
   * A number that grows with each repair.
   *
   * @throws IllegalStateException if a repair has not ended
   */
  public int repairs() {
    if ((repairs & 1) != 0) {
      throw new IllegalStateException(
          "the abstract graph is being repaired, or its last repair failed: expected a query"
              + " before or after a repair, or a planner prepared anew");
    }
    return repairs;
  }

  /** A number that differs once searches have to be made anew after a repair. */
  public int shape() {
    return shape;
  }

  /** The grid below. */
  public GridGraph graph() {
    return graph;
  }

  /** The number of levels, at least 1. */
  public int levelCount() {
    return levels.size();
  }

  /**
   * Whether clusters of level 1 are those that {@link ClusterSide} takes for scattered obstacles.
   */
  public boolean isForScattered() {
    return ClusterSide.isForScattered(level(1));
  }

  /** Level {@code l}, from 1 on. */
  public Level level(int l) {
    return levels.get(l - 1);
  }

  /** The turns of the edges on level 1, or {@code null}. */
  public EdgeTurns edgeTurns() {
    return edgeTurns;
  }

  /**
   * The level that queries search: that of the landmarks, even where repairs have lost them, or
   * else the highest.
   */
  public int searchedLevel() {
    return searchedLevel;
  }

  /** The landmarks of the level that is searched, or {@code null}. */
  public Landmarks landmarks() {
    return landmarks;
  }

  /** The labels of level 1, which is searched then, or {@code null}. */
  public CutLabels labels() {
    return labels;
  }

  /** The components of level 1; {@code null} if those of the cells serve, or none are asked for. */
  public NodeComponents components() {
    return components;
  }

  /** The levels as data to draw, from level 1 up. */
  public List<Layer> layers() {
    List<Layer> layers = new ArrayList<>();
    levels.forEach(level -> layers.add(new LevelLayer(level)));
    return layers;
  }

  /** The size of levels, turns, landmarks and labels, in bytes. */
  public long bytes() {
    return levels.stream().mapToLong(Level::bytes).sum()
        + (edgeTurns == null ? 0 : EdgeTurns.bytes(levels.get(0)))
        + (landmarks == null ? 0 : Landmarks.bytes(level(searchedLevel), landmarks.count()))
        + (labels == null ? 0 : labels.bytes());
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
      if (!levels.get(l).sameAs(other.levels.get(l))) {
        return false;
      }
    }
    return edgeTurns == null
        ? other.edgeTurns == null
        : other.edgeTurns != null && edgeTurns.sameAs(other.edgeTurns);
  }
}
