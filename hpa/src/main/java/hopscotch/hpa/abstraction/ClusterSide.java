package hopscotch.hpa.abstraction;

import java.util.stream.IntStream;

/**
 * The side of the clusters of level 1 where the map is to choose it: {@value #USUAL}, or {@value
 * #SCATTERED} where obstacles are scattered. There entrances are many and narrow, and each
 * transition through which a path must lead makes it longer: with wider clusters there are fewer.
 *
 * <p>What tells is the number of intra-edges in clusters of the usual side. Random obstacles on 10
 * to 40 % of 512 x 512 cells make 22 to 105 of them on the mean; rooms of 8 x 8 make 15, corridors
 * of width 1 make 11 and maps of games at most 7.
 */
final class ClusterSide {
  static final int USUAL = 16;
  static final int SCATTERED = 24;

  /** The intra-edges a cluster from which on obstacles are scattered. */
  private static final int SCATTERED_EDGES = 20;

  /** On smaller maps there is little to gain. */
  private static final int LEAST_CLUSTERS = 64;

  private ClusterSide() {}

  /** The side to choose for a map, by its level over clusters of the usual one. */
  static int of(Level usual) {
    ClusterTable<short[]> blocks = usual.blocks();
    long clusters = IntStream.range(0, blocks.size()).filter(it -> usual.nodeCount(it) > 0).count();
    long edges =
        IntStream.range(0, blocks.size())
            .mapToLong(it -> BlockLayout.edgeCount(blocks.get(it)))
            .sum();
    boolean isScattered = clusters >= LEAST_CLUSTERS && edges >= SCATTERED_EDGES * clusters;
    return isScattered && !usual.graph().isWeighted() ? SCATTERED : USUAL;
  }
}
