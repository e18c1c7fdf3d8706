package hopscotch.hpa.abstraction.search;

import hopscotch.hpa.abstraction.level.Level;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.effort.Effort;
import java.util.Arrays;

/**
 * From each node of a level the distance to the nearest of some goals, on the abstract graph: by
 * one search from the goals, backwards, which is the same since edges are symmetric. The goals are
 * cells and need not be nodes. Immutable, shared by threads. 8 bytes a node.
 */
public final class EntranceDistances {
  private final Level level;

  /** By cluster where the distances of its nodes begin. */
  private final int[] firsts;

  private final long[] distances;

  private final long expanded;

  private EntranceDistances(Level level, GroupSearch search, long expanded) {
    this.level = level;
    this.expanded = expanded;
    int clusters = level.clusters().count();
    firsts = new int[clusters];
    int nodes = 0;
    for (int cluster = 0; cluster < clusters; cluster++) {
      firsts[cluster] = nodes;
      nodes += level.nodeCount(cluster);
    }
    distances = new long[nodes];
    for (int cluster = 0; cluster < clusters; cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        distances[firsts[cluster] + i] = search.distance(cluster, i);
      }
    }
  }

  /** The distances to the nearest of some goals, which are free cells. */
  public static EntranceDistances of(Level level, int... goals) {
    LevelEnd[] ends = ends(level, goals);
    long spread = Arrays.stream(ends).mapToLong(LevelEnd::farthest).max().orElse(0);
    GroupSearch search = GroupSearch.overLevel(new LevelWorkspace(level, spread));
    Effort effort = Effort.unlimited();
    search.distancesFrom(ends, effort);
    return new EntranceDistances(level, search, effort.expanded());
  }

  private static LevelEnd[] ends(Level level, int... goals) {
    ClusterSearch cells = new ClusterSearch(level.graph(), level.clusters());
    LevelEnd[] ends = new LevelEnd[goals.length];
    for (int k = 0; k < goals.length; k++) {
      ends[k] = new LevelEnd(level);
      ends[k].place(goals[k]);
      cells.distancesFrom(goals[k], Effort.unlimited());
      int cluster = ends[k].cluster();
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        ends[k].distances()[i] = cells.distance(level.cell(cluster, i));
      }
    }
    return ends;
  }

  /** How many nodes were expanded to find them. */
  public long expanded() {
    return expanded;
  }

  /** The distance from node {@code i} of a cluster; {@link Level#NO_EDGE} if there is no path. */
  public long of(int cluster, int i) {
    return distances[firsts[cluster] + i];
  }

  /**
   * The direction of an inter-edge by which a shortest path begins at node {@code i} of a cluster;
   * -1 if there is none, because all go on inside the cluster or none leads to a goal.
   */
  public int leavesBy(int cluster, int i) {
    long distance = of(cluster, i);
    if (distance == Level.NO_EDGE) {
      return -1;
    }
    int cell = level.cell(cluster, i);
    for (int bits = level.crossings(cluster, i); bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      int target = level.interEdgeTarget(cluster, i, d);
      long rest = of(target >>> level.slotBits(), target & level.mostNodes() - 1);
      if (rest != Level.NO_EDGE && level.graph().cost(cell, d) + rest == distance) {
        return d;
      }
    }
    return -1;
  }
}
