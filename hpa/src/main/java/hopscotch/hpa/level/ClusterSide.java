package hopscotch.hpa.level;

import hopscotch.hpa.policy.HpaPolicy;
import java.util.stream.IntStream;

/**
 * The side of the clusters of level 1 where the map is to choose it: wider clusters where obstacles
 * are scattered. The number of intra-edges in clusters of the usual side tells; see {@link
 * HpaPolicy}.
 */
public final class ClusterSide {
  /** In place of a side: the one that is chosen for the map. */
  public static final int BY_MAP = 0;

  private ClusterSide() {}

  /** The side to choose for a map, by its level over clusters of the usual one. */
  static int of(Level usual) {
    ClusterTable<short[]> blocks = usual.blocks();
    long clusters = IntStream.range(0, blocks.size()).filter(it -> usual.nodeCount(it) > 0).count();
    long edges =
        IntStream.range(0, blocks.size())
            .mapToLong(it -> BlockLayout.edgeCount(blocks.get(it)))
            .sum();
    boolean isScattered =
        clusters >= HpaPolicy.LEAST_SCATTERED_CLUSTERS
            && edges >= HpaPolicy.SCATTERED_EDGES * clusters;
    return isScattered && !usual.graph().isWeighted()
        ? HpaPolicy.SCATTERED_SIDE
        : HpaPolicy.USUAL_SIDE;
  }

  /** Whether the clusters of level 1 are those that are chosen where obstacles are scattered. */
  public static boolean isForScattered(Level lowest) {
    return lowest.clusters().side() == HpaPolicy.SCATTERED_SIDE;
  }
}
