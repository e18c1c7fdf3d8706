package hopscotch.hpa.level;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Ints;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Repairs levels in place after a change of their map, from level 1 up. On each the blocks that a
 * change touched become <em>outlines</em>: their nodes and components are found anew, and their
 * edges are left out, to be found when a query asks for them. Neighbours of such a cluster keep
 * their nodes and intra-edges, but name its nodes by index, so those names are written anew. A
 * cluster with the same cells and nodes stays as it is, and gives no cause to look at the levels
 * above it.
 *
 * <p>What builds clusters is kept from one repair to the next: on a large map it takes as long to
 * get memory that was never touched as to make the repair. No map is held in between. Shared by the
 * threads that repair copies of one level; repairs at the same time make builders of their own.
 */
public final class LevelRepair {
  /** A cell alters moves 1 cell around it. */
  private static final int REACH = 1;

  private final AtomicReference<LevelBuilder[]> spare = new AtomicReference<>();

  /** Repairs of levels over the same partitions. */
  public LevelRepair() {}

  /**
   * Repairs levels after the last changes of their graph.
   *
   * @param levels from level 1 up; over the same partitions and at the same costs each time
   * @param near the {@link #clustersNear} these changes
   * @return by level the blocks that were replaced
   */
  public List<ReplacedBlocks> repair(
      List<Level> levels, ChangingGraph changing, Crossings crossings, int... near) {
    LevelBuilder[] builders = takeBuilders(levels.size());
    List<ReplacedBlocks> replaced = new ArrayList<>();
    Level lowest = levels.get(0);
    int[] touched = near;
    int[] altered = clustersAltered(lowest.clusters(), changing);
    builders[0] = turned(builders[0], lowest, changing.graph(), crossings);
    replaced.add(outline(lowest, builders[0], altered, touched));
    for (int l = 1; l < levels.size(); l++) {
      Level below = levels.get(l - 1);
      touched = groupsAbove(replaced.get(l - 1), touched);
      if (touched.length > 0) {
        builders[l] = turned(builders[l], below, levels.get(l));
      }
      replaced.add(outline(levels.get(l), builders[l], touched, touched));
    }
    giveBack(builders);
    return replaced;
  }

  /**
   * Finds all edges of outlines, from level 1 up.
   *
   * @throws BudgetExhaustedException if the budget ran out; what was found by then stays
   */
  public void complete(List<Level> levels, Crossings crossings, BudgetMeter meter) {
    LevelBuilder[] builders = takeBuilders(levels.size());
    for (int l = 0; l < levels.size(); l++) {
      Level level = levels.get(l);
      for (int cluster : level.outlines()) {
        meter.require(0, "finding the edges of clusters again");
        builders[l] =
            l == 0
                ? turned(builders[0], level, level.graph(), crossings)
                : turned(builders[l], levels.get(l - 1), level);
        short[] before = level.blocks()[cluster];
        level.replace(cluster, builders[l].block(cluster));
        link(level, builders[l], before, cluster);
      }
    }
    giveBack(builders);
  }

  private LevelBuilder[] takeBuilders(int levels) {
    LevelBuilder[] kept = spare.getAndSet(null);
    return kept == null ? new LevelBuilder[levels] : kept;
  }

  private void giveBack(LevelBuilder... builders) {
    for (LevelBuilder builder : builders) {
      if (builder != null) {
        builder.releaseMap();
      }
    }
    spare.set(builders);
  }

  /** The builder of level 1, if it is for the graph. */
  private static LevelBuilder turned(
      LevelBuilder builder, Level lowest, GridGraph graph, Crossings crossings) {
    if (builder == null || !builder.isFor(graph)) {
      return new LevelBuilder(graph, lowest.clusters(), crossings, lowest.layout());
    }
    builder.turnTo(graph);
    return builder;
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
   * The clusters of level 1 that have a cell within 1 of a cell altered by the last changes, in
   * ascending order: those whose moves, or blocks in more than their targets, can differ. Their
   * transitions depend on no cell farther off: beyond the border it is straight moves along it that
   * count, from one cell beside the cluster to the next.
   */
  public static int[] clustersNear(Clusters clusters, ChangingGraph changing) {
    GridMap map = clusters.map();
    Ints near = new Ints();
    for (int i = 0; i < changing.alteredCount(); i++) {
      int x = map.x(changing.alteredCell(i));
      int y = map.y(changing.alteredCell(i));
      int side = clusters.side();
      int west = Math.max(0, x - REACH) / side;
      int east = Math.min(map.width() - 1, x + REACH) / side;
      int north = Math.max(0, y - REACH) / side;
      int south = Math.min(map.height() - 1, y + REACH) / side;
      addAll(clusters, west, east, north, south, near);
    }
    return near.distinct();
  }

  /** The clusters of level 1 that have an altered cell, in ascending order. */
  private static int[] clustersAltered(Clusters clusters, ChangingGraph changing) {
    Ints altered = new Ints();
    for (int i = 0; i < changing.alteredCount(); i++) {
      altered.add(clusters.of(changing.alteredCell(i)));
    }
    return altered.distinct();
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
  private static int[] groupsAbove(ReplacedBlocks replaced, int... touched) {
    Level level = replaced.level();
    Ints groups = new Ints();
    for (int cluster : touched) {
      if (level.graph().isWeighted() || replaced.contains(cluster)) {
        groups.add(level.clusters().groupOf(cluster));
      }
    }
    return groups.distinct();
  }

  /**
   * Makes outlines of the touched clusters of a level.
   *
   * @param builder of this level, if there are clusters touched
   * @param altered the clusters in which distances can differ, ascending
   * @param touched at least the clusters whose blocks differ in more than their targets, ascending
   */
  private static ReplacedBlocks outline(
      Level level, LevelBuilder builder, int[] altered, int... touched) {
    short[][] old = new short[touched.length][];
    boolean[] isNew = new boolean[touched.length];
    for (int k = 0; k < touched.length; k++) {
      old[k] = level.blocks()[touched[k]];
      boolean isAltered = Arrays.binarySearch(altered, touched[k]) >= 0;
      short[] outline = builder.outline(touched[k], old[k], isAltered);
      isNew[k] = outline != old[k];
      if (isNew[k]) {
        level.outline(touched[k], outline);
      }
    }
    Ints toLink = new Ints();
    for (int k = 0; k < touched.length; k++) {
      toLink.add(touched[k]);
      if (!BlockLayout.haveSameNodes(old[k], level.blocks()[touched[k]])) {
        addNeighbours(level.clusters(), touched[k], toLink);
      }
    }
    ReplacedBlocks replaced = new ReplacedBlocks(level);
    for (int cluster : toLink.distinct()) {
      int k = Arrays.binarySearch(touched, cluster);
      short[] before = k < 0 ? level.blocks()[cluster] : old[k];
      short[] linked = builder.linked(cluster, before, level.blocks());
      level.replace(cluster, linked);
      if (linked != before || k >= 0 && isNew[k]) {
        replaced.add(cluster, before);
      }
    }
    return replaced;
  }

  /** Writes the targets of one cluster that has a new block, and names its nodes anew. */
  private static void link(Level level, LevelBuilder builder, short[] before, int cluster) {
    Ints toLink = new Ints();
    toLink.add(cluster);
    if (!BlockLayout.haveSameNodes(before, level.blocks()[cluster])) {
      addNeighbours(level.clusters(), cluster, toLink);
    }
    for (int each : toLink.distinct()) {
      short[] old = each == cluster ? before : level.blocks()[each];
      level.replace(each, builder.linked(each, old, level.blocks()));
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
