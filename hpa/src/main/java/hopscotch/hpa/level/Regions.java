package hopscotch.hpa.level;

import hopscotch.core.grid.Directions;

/**
 * A level seen as a coarser graph: its vertices are <em>regions</em>, the nodes of a cluster that
 * are joined inside it; two are neighbours where an inter-edge joins them. A region's number does
 * not depend on other clusters. For one thread.
 */
final class Regions {
  private final Level level;
  private final int perCluster;
  private final int[] clusterOffsets;
  private ReplacedBlocks replaced;
  private int[] neighbours;

  Regions(Level level) {
    this.level = level;
    perCluster = level.clusters().ringLength();
    clusterOffsets = Directions.offsets(level.clusters().columns());
    neighbours = new int[Directions.COUNT * level.mostNodes()];
  }

  /** From now on the regions are those from before a repair of the level; as it is for null. */
  void look(ReplacedBlocks before) {
    replaced = before;
    if (neighbours.length < Directions.COUNT * level.mostNodes()) {
      neighbours = new int[Directions.COUNT * level.mostNodes()];
    }
  }

  private short[] block(int cluster) {
    return replaced == null ? level.blocks()[cluster] : replaced.before(cluster);
  }

  int count(int cluster) {
    return BlockLayout.componentCount(block(cluster));
  }

  /** The number of region {@code i} of a cluster, in the order of its block. */
  int number(int cluster, int i) {
    return cluster * perCluster + i;
  }

  int cluster(int region) {
    return region / perCluster;
  }

  int index(int region) {
    return region % perCluster;
  }

  /** Finds the neighbours of a region, which are then in {@link #neighbours}; answers how many. */
  int findNeighbours(int region) {
    byte[] leadsTo = level.clusters().leadsTo();
    int cluster = cluster(region);
    short[] block = block(cluster);
    int target = BlockLayout.firstTarget(block, index(region));
    int count = 0;
    int end = BlockLayout.firstNode(block, index(region) + 1);
    for (int i = BlockLayout.firstNode(block, index(region)); i < end; i++) {
      int place = BlockLayout.place(block, i);
      for (int bits = BlockLayout.crossings(block, i); bits != 0; bits &= bits - 1) {
        int toward = leadsTo[place << 3 | Integer.numberOfTrailingZeros(bits)];
        int other = cluster + clusterOffsets[toward];
        int component = BlockLayout.component(block(other), block[target++]);
        int neighbour = number(other, component);
        if (count == 0 || neighbours[count - 1] != neighbour) {
          neighbours[count++] = neighbour;
        }
      }
    }
    return count;
  }

  /** The neighbours last found; one may stand there twice. Not to be written. */
  int[] neighbours() {
    return neighbours;
  }
}
