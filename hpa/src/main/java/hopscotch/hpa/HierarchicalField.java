package hopscotch.hpa;

import hopscotch.core.field.FlowField;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.hpa.abstraction.level.Level;
import hopscotch.hpa.abstraction.search.EntranceDistances;
import hopscotch.hpa.cluster.ClusterExits;
import hopscotch.hpa.cluster.ClusterField;
import hopscotch.hpa.cluster.ClusterFieldSearch;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A flow field over the abstract graph of {@code hpa}, in tiles: after Emerson, "Crowd Pathfinding
 * and Steering Using Flow Field Tiles", Game AI Pro, 2013. One search from the goals finds the
 * distances of all nodes of level 1. The tile of a cluster is made when a cell of it is first asked
 * for. So a crowd pays for the clusters that it passes.
 *
 * <p>The cost of a cell is the least, over the nodes of its cluster, of the cost inside the cluster
 * and the distance of the node; in the cluster of a goal the cost inside it may be less. The next
 * move is that of this path: at a node by which it leaves the cluster, the inter-edge. Unlike in
 * the paper units cross a border at transitions alone, as those of {@code hpa} do, and not along
 * the whole of an opening.
 *
 * <p>The cost of a cell is that of the path of {@code hpa} with one goal, where no near pair is
 * answered by A*; where {@code hpa} promises the optimum it is exact. It falls along a next move by
 * exactly what the move costs.
 *
 * <p>Shared by threads: two that ask for a new tile at once may both make it, and it is the same.
 * Asking allocates nothing where the tile is there. Space: 8 bytes a node, 4 to 8 a cluster, and 8
 * to 16 a cell of each tile made.
 */
public final class HierarchicalField implements FlowField {
  private final HpaPlanner planner;
  private final Level level;
  private final Clusters clusters;
  private final int[] goals;
  private final EntranceDistances distances;
  private final AtomicReferenceArray<ClusterField> tiles;
  private final AtomicReference<ClusterFieldSearch> spare = new AtomicReference<>();

  private HierarchicalField(HpaPlanner planner, int[] goals) {
    this.planner = planner;
    this.goals = goals;
    level = planner.abstraction().level(1);
    clusters = level.clusters();
    distances = EntranceDistances.of(level, goals);
    tiles = new AtomicReferenceArray<>(clusters.count());
  }

  static HierarchicalField of(HpaPlanner planner, int... goals) {
    FlowField.requireGoals(planner.graph(), goals);
    return new HierarchicalField(planner, Arrays.stream(goals).distinct().toArray());
  }

  /**
   * The planner is repaired, and the distances of nodes are found anew. The tiles of clusters in
   * which no cell and no exit changed are kept.
   */
  @Override
  public HierarchicalField withChanges(CellChanges changes) {
    return on(planner.withChanges(changes));
  }

  /**
   * The field of the same goals by a planner that was repaired: for several fields after one
   * repair.
   *
   * @param repaired this field's planner after some changes, or after none
   * @throws IllegalArgumentException if a goal is blocked now
   */
  public HierarchicalField on(HpaPlanner repaired) {
    HierarchicalField field = of(repaired, goals);
    boolean mayKeep = hasScaleOf(field);
    for (int cluster = 0; mayKeep && cluster < clusters.count(); cluster++) {
      ClusterField tile = tiles.get(cluster);
      if (tile != null
          && clusters.isSameOn(graph(), field.graph(), cluster)
          && exits(cluster).sameAs(field.exits(cluster))) {
        field.tiles.set(cluster, tile);
      }
    }
    return field;
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

  private ClusterExits exits(int cluster) {
    ClusterExits exits = new ClusterExits();
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      int d = distances.leavesBy(cluster, i);
      if (d >= 0) {
        exits.addExit(level.cell(cluster, i), distances.of(cluster, i), d);
      }
    }
    for (int goal : goals) {
      if (clusters.of(goal) == cluster) {
        exits.addGoal(goal);
      }
    }
    return exits;
  }

  private ClusterField tile(int cell) {
    int cluster = clusters.of(cell);
    ClusterField tile = tiles.get(cluster);
    return tile == null ? makeTile(cluster) : tile;
  }

  private ClusterField makeTile(int cluster) {
    ClusterFieldSearch kept = spare.getAndSet(null);
    ClusterFieldSearch search = kept == null ? new ClusterFieldSearch(graph(), clusters) : kept;
    ClusterField tile = search.field(cluster, exits(cluster));
    spare.set(search);
    tiles.set(cluster, tile);
    return tile;
  }

  /** How many tiles there are by now. */
  public int tileCount() {
    int count = 0;
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      count += tiles.get(cluster) == null ? 0 : 1;
    }
    return count;
  }

  /** How many nodes were expanded for their distances, and cells for the tiles there are by now. */
  @Override
  public long expanded() {
    long sum = distances.expanded();
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      ClusterField tile = tiles.get(cluster);
      sum += tile == null ? 0 : tile.expanded();
    }
    return sum;
  }

  @Override
  public GridGraph graph() {
    return planner.graph();
  }

  @Override
  public long cost(int cell) {
    return tile(cell).cost(cell);
  }

  @Override
  public int next(int cell) {
    return tile(cell).next(cell);
  }
}
