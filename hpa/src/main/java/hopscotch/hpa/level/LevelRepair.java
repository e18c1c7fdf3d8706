package hopscotch.hpa.level;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Repairs the levels of a graph, and of those repaired from it, from level 1 up. On each the blocks
 * are rebuilt that a change touched. Neighbours of a rebuilt cluster keep their nodes and
 * intra-edges, but name its nodes by index, so those names are written anew. A block that comes out
 * as it was is shared, and gives no cause to look at the levels above it.
 *
 * <p>What builds clusters is kept from one repair to the next: on a large map it takes as long to
 * get memory that was never touched as to make the repair. No map is held in between. Shared by
 * threads; repairs at the same time make builders of their own.
 */
public final class LevelRepair {
  /** A change alters moves 1 cell around it. */
  private static final int REACH = 1;

  private final AtomicReference<LevelBuilder[]> spare = new AtomicReference<>();

  /** Repairs of graphs over the same partitions. */
  public LevelRepair() {}

  /**
   * The levels after some cells changed.
   *
   * @param levels from level 1 up; over the same partitions and at the same costs each time
   * @param changed the graph of the changed map, at those costs too
   */
  public List<Level> repair(
      List<Level> levels, GridGraph changed, Crossings crossings, CellChanges changes) {
    LevelBuilder[] kept = spare.getAndSet(null);
    LevelBuilder[] builders = kept == null ? new LevelBuilder[levels.size()] : kept;
    List<Level> repaired = new ArrayList<>();
    Level lowest = levels.get(0);
    int[] touched = clustersNear(lowest.clusters(), changes);
    if (builders[0] == null || !builders[0].isFor(changed)) {
      builders[0] = new LevelBuilder(lowest, changed, crossings);
    }
    builders[0].turnTo(lowest, changed, changes);
    repaired.add(repairLevel(lowest, changed, builders[0], touched));
    for (int l = 1; l < levels.size(); l++) {
      Level below = repaired.get(l - 1);
      Level old = levels.get(l);
      touched = groupsAbove(levels.get(l - 1), below, touched);
      if (touched.length > 0) {
        builders[l] = turned(builders[l], below, old);
      }
      repaired.add(repairLevel(old, changed, builders[l], touched));
    }
    for (LevelBuilder builder : builders) {
      if (builder != null) {
        builder.releaseMap();
      }
    }
    spare.set(builders);
    return repaired;
  }

  /** The builder of the level above a repaired one, if it has room. */
  private static LevelBuilder turned(LevelBuilder builder, Level below, Level old) {
    if (builder == null || !builder.hasRoomFor(below)) {
      return new LevelBuilder(below, old.clusters(), old.layout());
    }
    builder.turnTo(below);
    return builder;
  }

  /**
   * The clusters of level 1 whose blocks a change can alter in more than their targets. Their
   * transitions depend on no cell farther off: beyond the border it is straight moves along it that
   * count, from one cell beside the cluster to the next.
   */
  static int[] clustersNear(Clusters clusters, CellChanges changes) {
    GridMap map = clusters.map();
    Ints near = new Ints();
    for (int i = 0; i < changes.size(); i++) {
      int x = map.x(changes.cell(i));
      int y = map.y(changes.cell(i));
      int side = clusters.side();
      int west = Math.max(0, x - REACH) / side;
      int east = Math.min(map.width() - 1, x + REACH) / side;
      int north = Math.max(0, y - REACH) / side;
      int south = Math.min(map.height() - 1, y + REACH) / side;
      addAll(clusters, west, east, north, south, near);
    }
    return near.distinct();
  }

  private static void addAll(
      Clusters clusters, int west, int east, int north, int south, Ints list) {
    for (int row = north; row <= south; row++) {
      for (int column = west; column <= east; column++) {
        list.add(row * clusters.columns() + column);
      }
    }
  }

  /**
   * The groups whose blocks can differ once a level was repaired. On weighted terrain an inter-edge
   * can have another cost between two blocks that stayed as they were.
   */
  private static int[] groupsAbove(Level old, Level repaired, int[] touched) {
    Ints groups = new Ints();
    for (int cluster : touched) {
      if (repaired.graph().isWeighted()
          || repaired.blocks().get(cluster) != old.blocks().get(cluster)) {
        groups.add(old.clusters().groupOf(cluster));
      }
    }
    return groups.distinct();
  }

  /**
   * The level with the touched clusters built anew; a block that comes out as it was is shared.
   *
   * @param builder of this level, if there are clusters touched
   * @param touched at least the clusters whose blocks differ in more than their targets
   */
  private static Level repairLevel(
      Level old, GridGraph changed, LevelBuilder builder, int[] touched) {
    if (touched.length == 0) {
      return old.with(changed, old.blocks(), touched);
    }
    ClusterTable.Edit<short[]> blocks = old.blocks().edit();
    for (int cluster : touched) {
      blocks.set(cluster, builder.block(cluster));
    }
    Ints toLink = new Ints();
    for (int cluster : touched) {
      toLink.add(cluster);
      if (!BlockLayout.haveSameNodes(blocks.get(cluster), old.blocks().get(cluster))) {
        addNeighbours(old.clusters(), cluster, toLink);
      }
    }
    for (int cluster : toLink.distinct()) {
      link(cluster, builder, old.blocks().get(cluster), blocks);
    }
    return old.with(changed, blocks.table(), touched);
  }

  /** Writes the targets of a block anew, and puts the old one back if nothing differs. */
  private static void link(
      int cluster, LevelBuilder builder, short[] old, ClusterTable.Edit<short[]> blocks) {
    short[] block = blocks.get(cluster);
    short[] linked = block;
    if (block == old) {
      linked = builder.withTargets(cluster, block, blocks::get);
    } else {
      builder.writeTargets(cluster, block, blocks::get);
      linked = Arrays.equals(block, old) ? old : block;
    }
    if (linked != block) {
      blocks.set(cluster, linked);
    }
  }

  private static void addNeighbours(Clusters clusters, int cluster, Ints list) {
    int column = cluster % clusters.columns();
    int row = cluster / clusters.columns();
    addAll(
        clusters,
        Math.max(0, column - 1),
        Math.min(clusters.columns() - 1, column + 1),
        Math.max(0, row - 1),
        Math.min(clusters.rows() - 1, row + 1),
        list);
  }
}
