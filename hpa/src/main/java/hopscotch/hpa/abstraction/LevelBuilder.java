package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.effort.Effort;

/**
 * Builds the blocks of one level, each by itself: its nodes, and between them the distances within
 * the cluster, on the lowest level by a search from each. Only the targets of inter-edges need the
 * blocks of the neighbours, so they are written last. A workspace for one thread.
 */
final class LevelBuilder {
  private final GridGraph graph;
  private final Clusters clusters;
  private final Crossings crossings;
  private final ClusterSearch cells;
  private final GroupDistances nodes;
  private final Effort effort = Effort.unlimited();
  private final BlockLayout layout;
  private final int[] clusterOffsets;
  private final int[] cellOffsets;
  private int source;

  private final int[] masks;
  private final int[] found;
  private final int[] places;
  private final int[] firsts;
  private int nodeCount;
  private int componentCount;

  /** For the lowest level, over cells. */
  LevelBuilder(GridGraph graph, Clusters clusters, Crossings crossings) {
    this(graph, clusters, crossings, null);
  }

  /** For the level above another. */
  LevelBuilder(Level below) {
    this(below.graph(), below.clusters().grouped(), null, below);
  }

  private LevelBuilder(GridGraph graph, Clusters clusters, Crossings crossings, Level below) {
    this.graph = graph;
    this.clusters = clusters;
    this.crossings = crossings;
    cells = below == null ? new ClusterSearch(graph, clusters) : null;
    nodes = below == null ? null : new GroupDistances(below, clusters);
    layout =
        below == null
            ? BlockLayout.overCells(graph, clusters)
            : BlockLayout.overNodes(graph, clusters);
    clusterOffsets = Directions.offsets(clusters.columns());
    cellOffsets = Directions.offsets(graph.map().stride());
    masks = new int[clusters.ringLength()];
    found = new int[clusters.ringLength()];
    places = new int[clusters.ringLength()];
    firsts = new int[clusters.ringLength() + 1];
  }

  /** The level of these blocks. */
  Level level(short[][] blocks) {
    return new Level(graph, clusters, layout, blocks);
  }

  /** The block of a cluster, without the targets of its inter-edges. */
  short[] block(int cluster) {
    if (nodes == null) {
      crossings.find(graph, clusters, cluster, masks);
    } else {
      nodes.find(cluster, masks);
    }
    nodeCount = 0;
    for (int ring = 0; ring < masks.length; ring++) {
      if (masks[ring] != 0) {
        found[nodeCount++] = ring;
      }
    }
    if (nodeCount == 0) {
      return BlockLayout.EMPTY;
    }
    orderByComponent(cluster);
    short[] block = layout.allocate(firsts, componentCount, places, masks);
    for (int component = 0; component < componentCount; component++) {
      writeEdges(cluster, component, block);
    }
    return block;
  }

  /** Sorts the nodes found into components, in the order of their first places. */
  private void orderByComponent(int cluster) {
    int ordered = 0;
    componentCount = 0;
    for (int i = 0; i < nodeCount; i++) {
      if (found[i] < 0) {
        continue;
      }
      firsts[componentCount++] = ordered;
      places[ordered++] = found[i];
      searchFrom(cluster, found[i]);
      for (int j = i + 1; j < nodeCount; j++) {
        if (found[j] >= 0 && distance(cluster, found[j]) != Level.NO_EDGE) {
          places[ordered++] = found[j];
          found[j] = -1;
        }
      }
    }
    firsts[componentCount] = nodeCount;
  }

  private void writeEdges(int cluster, int component, short[] block) {
    int edge = 0;
    for (int i = firsts[component] + 1; i < firsts[component + 1]; i++) {
      searchFrom(cluster, places[i]);
      for (int j = firsts[component]; j < i; j++) {
        long content =
            layout.countsMoves()
                ? moveCounts(cluster, places[i], places[j])
                : distance(cluster, places[j]);
        layout.setEdge(block, component, edge++, content);
      }
    }
  }

  private int moveCounts(int cluster, int placeA, int placeB) {
    int from = clusters.ringCell(cluster, placeA);
    int counts = cells.moveCounts(from, clusters.ringCell(cluster, placeB));
    return counts >>> 16 << 8 | counts & 0xff;
  }

  private void searchFrom(int cluster, int place) {
    source = place;
    if (nodes == null) {
      cells.distancesFrom(clusters.ringCell(cluster, place), effort);
    }
  }

  private long distance(int cluster, int place) {
    return nodes == null
        ? cells.distance(clusters.ringCell(cluster, place))
        : nodes.distance(source, place);
  }

  /**
   * Writes the targets of a cluster's inter-edges into its block.
   *
   * @param blocks those of its neighbours, with or without targets
   */
  void writeTargets(int cluster, short[] block, short[][] blocks) {
    int at = BlockLayout.firstTarget(block);
    for (int i = 0; i < BlockLayout.nodeCount(block); i++) {
      int place = BlockLayout.place(block, i);
      int cell = clusters.ringCell(cluster, place);
      for (int bits = BlockLayout.crossings(block, i); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int other = cluster + clusterOffsets[clusters.leadsTo()[place << 3 | d]];
        int targetPlace = clusters.ringOf(cell + cellOffsets[d]);
        block[at++] = (short) BlockLayout.indexOf(blocks[other], targetPlace);
      }
    }
  }
}
