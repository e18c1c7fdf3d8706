package hopscotch.hpa.level;

import java.util.Arrays;

/**
 * The side of the clusters of level 1 where the map is to choose it: wider clusters where obstacles
 * are scattered. The number of intra-edges in clusters of the usual side tells.
 */
public final class ClusterSide {
  /** In place of a side: the one that is chosen for the map. */
  public static final int BY_MAP = 0;

  /** The side of a cluster, in cells, of most maps. */
  static final int USUAL_SIDE = 16;

  /**
   * The side where obstacles are scattered. There entrances are many and narrow, and each makes
   * paths longer; wider clusters have fewer.
   */
  private static final int SCATTERED_SIDE = 24;

  /**
   * Obstacles count as scattered if clusters of the usual side have at least this many intra-edges
   * on average. Random obstacles on 10 to 40 % of 512 x 512 cells make 22 to 105 of them; rooms of
   * 8 x 8 cells make 15, corridors of width 1 make 11, and maps of games at most 7.
   */
  private static final int SCATTERED_EDGES = 20;

  /** On maps of fewer clusters the usual side is taken, since there is little to gain. */
  private static final int LEAST_SCATTERED_CLUSTERS = 64;

  private ClusterSide() {}

  /** The side to choose for a map, by its level over clusters of the usual one. */
  static int of(Level usual) {
    short[][] blocks = usual.blocks();
    long clusters = Arrays.stream(blocks).filter(it -> BlockLayout.nodeCount(it) > 0).count();
    long edges = Arrays.stream(blocks).mapToLong(BlockLayout::edgeCount).sum();
    boolean isScattered =
        clusters >= LEAST_SCATTERED_CLUSTERS && edges >= SCATTERED_EDGES * clusters;
    return isScattered && !usual.graph().isWeighted() ? SCATTERED_SIDE : USUAL_SIDE;
  }

  /** Whether the clusters of level 1 are those that are chosen where obstacles are scattered. */
  public static boolean isForScattered(Level lowest) {
    return lowest.clusters().side() == SCATTERED_SIDE;
  }
}
