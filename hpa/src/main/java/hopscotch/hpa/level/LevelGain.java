package hopscotch.hpa.level;

import hopscotch.hpa.cluster.Clusters;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * Estimates whether one more level shortens queries, before it is built.
 *
 * <p>A search that passes through a cluster of n nodes is taken to do n * (n + {@link
 * #EXPANSION_EDGES}) work. It expands each node once. An expansion follows n edges, and takes
 * beside these as long as {@code EXPANSION_EDGES} more.
 *
 * <p>A level above has fewer nodes in larger clusters. It saves a share of the work on the highest
 * level, which grows with the map. It costs every query some searches inside groups of clusters, to
 * join start and goal and to refine; these do not grow with the map. On maps of scattered obstacles
 * the share falls from level to level, since every node that is saved leaves as many edges more at
 * the others. Repair of a group takes the cube of its nodes, which bounds their number.
 */
final class LevelGain {
  /**
   * The number of edges that are followed in the time of one expansion, for the estimate of a
   * level's gain.
   */
  private static final int EXPANSION_EDGES = 30;

  /**
   * A level is added if it saves the search of at least this many clusters of the level below. Its
   * cost for each query does not grow with the map.
   */
  private static final int LEAST_SAVED_CLUSTERS = 40;

  /** A level is added where it saves at least this share of the work below. */
  private static final double LEAST_SAVED_SHARE = 0.15;

  /**
   * The most nodes that clusters may have on average if a level is added above them. The time to
   * repair a group grows with the cube of its nodes.
   */
  private static final int MOST_GROUP_NODES = 70;

  private final Level below;
  private final Clusters children;
  private final Clusters groups;

  private LevelGain(Level below) {
    this.below = below;
    children = below.clusters();
    groups = children.grouped();
  }

  static boolean pays(Level below) {
    return new LevelGain(below).pays();
  }

  private boolean pays() {
    long before = sum(children.count(), below::nodeCount);
    long after = sum(groups.count(), this::leaving);
    long clusters =
        IntStream.range(0, children.count()).filter(it -> below.nodeCount(it) > 0).count();
    double share = before == 0 ? 0 : 1 - after / (double) before;
    return share >= LEAST_SAVED_SHARE
        && share * clusters >= LEAST_SAVED_CLUSTERS
        && below.nodeCount() <= MOST_GROUP_NODES * clusters;
  }

  private static long sum(int clusters, IntToLongFunction nodes) {
    return IntStream.range(0, clusters)
        .parallel()
        .mapToLong(
            cluster -> nodes.applyAsLong(cluster) * (nodes.applyAsLong(cluster) + EXPANSION_EDGES))
        .sum();
  }

  /** The number of nodes of a group's clusters that have an inter-edge leaving the group. */
  private long leaving(int group) {
    long leaving = 0;
    for (int slot = 0; slot < 4; slot++) {
      int x = 2 * (group % groups.columns()) + (slot & 1);
      int y = 2 * (group / groups.columns()) + (slot >> 1);
      if (x < children.columns() && y < children.rows()) {
        leaving += leaving(y * children.columns() + x, slot);
      }
    }
    return leaving;
  }

  private long leaving(int child, int slot) {
    short[] block = below.blocks()[child];
    long leaving = 0;
    for (int i = 0; i < BlockLayout.nodeCount(block); i++) {
      int stays = children.inGroup()[BlockLayout.place(block, i) << 2 | slot];
      leaving += (BlockLayout.crossings(block, i) & ~stays) != 0 ? 1 : 0;
    }
    return leaving;
  }
}
