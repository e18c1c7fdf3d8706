package hopscotch.hpa.field;

import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A flow field over the abstract graph of {@code hpa}, made of tiles, after Emerson, "Crowd
 * Pathfinding and Steering Using Flow Field Tiles", Game AI Pro, 2013. A search from the goals
 * toward the first unit that asks finds the distances of nodes of level 1, and goes on when units
 * ask elsewhere. The tile of a cluster is made when a cell of it is first asked for. At first it
 * has only lanes: the paths of units that pass through, from each node along an intra-edge. It gets
 * all cells once a unit asks beside the lanes. So a crowd pays for the clusters that it passes.
 *
 * <p>The cost of a cell is the least sum, over the nodes of its cluster, of the cost to the node
 * inside the cluster and the distance of the node. In the cluster of a goal the cost inside it may
 * be less. The next move is that of this path: at a node by which it leaves the cluster, the
 * inter-edge. Unlike in the paper units cross a border at transitions alone, as those of {@code
 * hpa} do, and not along the whole of an opening.
 *
 * <p>The cost of a cell is that of the path of {@code hpa} with one goal, where no near pair is
 * answered by A*; where {@code hpa} promises the optimum it is exact. It falls along a next move by
 * exactly what the move costs.
 *
 * <p>When its planner is repaired in place, it is to be {@link #renewed}: whatever else it is asked
 * for then is an {@link IllegalStateException}.
 *
 * <p>Shared by threads: while one makes a tile, others that ask for a new one wait. Asking
 * allocates nothing where the tile knows the cell; a whole path allocates where it is the first
 * into a cluster, and is kept for units that follow. Space: 16 to 32 bytes for each cluster, 8 for
 * each node of the clusters searched, 8 to 16 for each cell of the tiles made, and 4 for each cell
 * of the paths kept.
 */
public final class HierarchicalField implements FlowField {
  private final AbstractGraph abstraction;
  private final Clusters clusters;
  private final int[] goals;
  private final AtomicReferenceArray<ClusterField> tiles;
  private final FieldWays ways;
  private final int repairs;

  /** Guards {@link #maker}. */
  private final Object lock = new Object();

  private FieldTiles maker;

  private HierarchicalField(AbstractGraph abstraction, int[] goals) {
    this.abstraction = abstraction;
    this.goals = goals;
    repairs = abstraction.repairs();
    clusters = abstraction.level(1).clusters();
    tiles = new AtomicReferenceArray<>(clusters.count());
    ways = new FieldWays(clusters);
  }

  /**
   * The field of some goals.
   *
   * @throws IllegalArgumentException if there is none, or one is blocked or off the map
   */
  public static HierarchicalField of(AbstractGraph abstraction, int... goals) {
    FlowField.requireGoals(abstraction.graph(), goals);
    return new HierarchicalField(abstraction, Arrays.stream(goals).distinct().toArray());
  }

  /**
   * The abstract graph is repaired, and the distances of nodes are found anew. The tiles of
   * clusters in which no cell, no node and no distance changed are kept.
   */
  @Override
  public HierarchicalField withChanges(CellChanges changes) {
    return on(abstraction.withChanges(changes));
  }

  /**
   * The field of the same goals on a graph that was repaired: for several fields after one repair.
   *
   * @param repaired this field's abstract graph after some changes, or after none
   * @throws IllegalArgumentException if a goal is blocked now
   * @throws IllegalStateException if that is a copy, and this field's own graph was repaired in
   *     place since it was made
   */
  public HierarchicalField on(AbstractGraph repaired) {
    if (repaired != abstraction) {
      requireNoRepair();
    }
    HierarchicalField field = of(repaired, goals);
    if (hasScaleOf(field)) {
      synchronized (field.lock) {
        field.keepFrom(this);
      }
    }
    return field;
  }

  private void requireNoRepair() {
    if (repairs != abstraction.repairs()) {
      throw new IllegalStateException(
          "the map has changed in place since this field was made: ask for the renewed field");
    }
  }

  @Override
  public HierarchicalField renewed() {
    return repairs == abstraction.repairs() ? this : on(abstraction);
  }

  /** Whether a cluster without changes has the same cells and costs in another field. */
  private boolean hasScaleOf(HierarchicalField field) {
    GridMap map = graph().map();
    GridMap other = field.graph().map();
    return other.width() == map.width()
        && other.height() == map.height()
        && field.clusters.side() == clusters.side()
        && field.graph().costs().equals(graph().costs())
        && field.graph().isWeighted() == graph().isWeighted();
  }

  private void keepFrom(HierarchicalField old) {
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      ClusterField tile = old.tiles.get(cluster);
      if (tile != null && hasSameCells(old, cluster) && maker(old.aim()).makes(cluster, tile)) {
        tiles.set(cluster, tile);
      }
    }
  }

  private boolean hasSameCells(HierarchicalField old, int cluster) {
    return abstraction == old.abstraction
        ? abstraction.isUnalteredSince(cluster, old.repairs)
        : clusters.isSameOn(graph(), old.graph(), cluster);
  }

  /** The cell toward which distances were sought; some tile must have been made. */
  private int aim() {
    synchronized (lock) {
      return maker.aim();
    }
  }

  /** The maker of tiles. May be asked for and used only under the lock. */
  private FieldTiles maker(int aim) {
    if (maker == null) {
      maker = new FieldTiles(abstraction, aim, goals);
    }
    return maker;
  }

  /** A tile that knows a cell if it reaches a goal; {@code null} where it is blocked. */
  private ClusterField tile(int cell) {
    requireNoRepair();
    int cluster = clusters.of(cell);
    ClusterField tile = tiles.get(cluster);
    return tile != null && tile.knows(cell) ? tile : makeTile(cluster, cell);
  }

  private ClusterField makeTile(int cluster, int cell) {
    if (!graph().isFree(cell)) {
      return null;
    }
    synchronized (lock) {
      ClusterField tile = maker(cell).knowing(cell, tiles.get(cluster));
      tiles.set(cluster, tile);
      return tile;
    }
  }

  /** The number of tiles made so far. */
  public int tileCount() {
    int count = 0;
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      count += tiles.get(cluster) == null ? 0 : 1;
    }
    return count;
  }

  /**
   * The number of nodes expanded for their distances, and of cells expanded for tiles that were not
   * kept.
   */
  @Override
  public long expanded() {
    synchronized (lock) {
      return maker == null ? 0 : maker.expanded();
    }
  }

  @Override
  public GridGraph graph() {
    return abstraction.graph();
  }

  @Override
  public long cost(int cell) {
    ClusterField tile = tile(cell);
    return tile == null ? UNREACHABLE : tile.cost(cell);
  }

  @Override
  public int next(int cell) {
    ClusterField tile = tile(cell);
    return tile == null ? -1 : tile.next(cell);
  }

  @Override
  public void appendPath(int cell, PathBuffer path) {
    if (!isReachable(cell)) {
      return;
    }
    int first = path.size();
    path.add(cell);
    FieldWays.Way onward = null;
    boolean isNew = false;
    int at = cell;
    while (onward == null && !isGoal(at)) {
      int entrance = at;
      at = tile(entrance).append(entrance, path);
      onward = ways.from(at);
      isNew |= clusters.of(at) != clusters.of(entrance) && ways.isNew(at);
    }
    if (isNew) {
      ways.keep(path, first, onward);
    }
    if (onward != null) {
      onward.appendTo(path);
    }
  }
}
