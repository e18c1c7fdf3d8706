package hopscotch.hpa.level;

/**
 * The size of a level.
 *
 * @param nodes the number of cells that are nodes of this level; a node of several entrances counts
 *     once
 * @param interEdges the number of edges between clusters
 * @param intraEdges the number of edges of this level within clusters
 * @param bytes the size of its blocks and their table
 */
public record Census(int clusters, long nodes, long interEdges, long intraEdges, long bytes) {

  /** Counts a level. */
  public static Census of(Level level) {
    long nodes = 0;
    long inter = 0;
    long intra = 0;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      short[] block = level.blocks()[cluster];
      nodes += BlockLayout.nodeCount(block);
      for (int i = 0; i < BlockLayout.nodeCount(block); i++) {
        inter += Integer.bitCount(BlockLayout.crossings(block, i));
      }
      for (int component = 0; component < BlockLayout.componentCount(block); component++) {
        long first = BlockLayout.firstNode(block, component);
        long size = BlockLayout.firstNode(block, component + 1) - first;
        intra += size * (size - 1) / 2;
      }
    }
    return new Census(level.clusters().count(), nodes, inter / 2, intra, level.bytes());
  }
}
