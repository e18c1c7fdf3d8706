package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.effort.Effort;

/**
 * Builds the blocks of one level, each by itself: its nodes, and between them the distances within
 * the cluster, on the lowest level by a search from each. Only the mates need the blocks of the
 * neighbours, so they are linked last. A workspace for one thread.
 */
final class LevelBuilder {
  private final GridGraph graph;
  private final Clusters clusters;
  private final Crossings crossings;
  private final ClusterSearch cells;
  private final GroupDistances nodes;
  private final Effort effort = Effort.unlimited();
  private final int edgeWords;
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
    edgeWords =
        below == null
            ? Level.edgeWordsOverCells(graph, clusters)
            : Level.edgeWordsOverNodes(graph, clusters);
    clusterOffsets = Directions.offsets(clusters.columns());
    cellOffsets = Directions.offsets(graph.map().stride());
    masks = new int[clusters.ringLength()];
    found = new int[clusters.ringLength()];
    places = new int[clusters.ringLength()];
    firsts = new int[clusters.ringLength() + 1];
  }

  /** The level of these blocks. */
  Level level(short[][] blocks) {
    return new Level(graph, clusters, edgeWords, blocks);
  }

  /** The block of a cluster, but for the mates. */
  short[] block(int cluster) {
    if (nodes == null) {
      crossings.find(graph, clusters, cluster, masks);
    } else {
      nodes.find(cluster, masks);
    }
    int mates = 0;
    nodeCount = 0;
    for (int ring = 0; ring < masks.length; ring++) {
      if (masks[ring] != 0) {
        found[nodeCount++] = ring;
        mates += Integer.bitCount(masks[ring]);
      }
    }
    if (nodeCount == 0) {
      return Level.EMPTY;
    }
    orderByComponent(cluster);
    return write(cluster, mates);
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

  private short[] write(int cluster, int mates) {
    int rings = 2 + Level.COMPONENT_WORDS * componentCount;
    int firstEdge = rings + 2 * nodeCount + mates;
    int length = firstEdge;
    for (int component = 0; component < componentCount; component++) {
      int size = firsts[component + 1] - firsts[component];
      length += edgeWords * (size * (size - 1) / 2);
    }
    short[] block = new short[length];
    block[0] = (short) nodeCount;
    block[1] = (short) componentCount;
    for (int i = 0; i < nodeCount; i++) {
      block[rings + i] = (short) places[i];
      block[rings + nodeCount + i] = (short) masks[places[i]];
    }
    int mate = rings + 2 * nodeCount;
    int edge = firstEdge;
    for (int component = 0; component < componentCount; component++) {
      int at = 2 + Level.COMPONENT_WORDS * component;
      block[at] = (short) firsts[component];
      block[at + 1] = (short) mate;
      block[at + 2] = (short) (edge >>> 16);
      block[at + 3] = (short) edge;
      for (int i = firsts[component]; i < firsts[component + 1]; i++) {
        mate += Integer.bitCount(masks[places[i]]);
      }
      edge = writeEdges(cluster, component, block, edge);
    }
    return block;
  }

  /** Writes the triangle of a component from a word on; answers where it ends. */
  private int writeEdges(int cluster, int component, short[] block, int firstEdge) {
    int at = firstEdge;
    for (int i = firsts[component] + 1; i < firsts[component + 1]; i++) {
      searchFrom(cluster, places[i]);
      for (int j = firsts[component]; j < i; j++) {
        if (edgeWords == 1) {
          int from = clusters.ringCell(cluster, places[i]);
          int counts = cells.moveCounts(from, clusters.ringCell(cluster, places[j]));
          block[at++] = (short) (counts >>> 16 << 8 | counts & 0xff);
        } else {
          long cost = distance(cluster, places[j]);
          for (int shift = 16 * (edgeWords - 1); shift >= 0; shift -= 16) {
            block[at++] = (short) (cost >>> shift);
          }
        }
      }
    }
    return at;
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
   * Writes the indices of the nodes at the other ends of the inter-edges into a block.
   *
   * @param blocks those of its neighbours, with or without mates
   */
  void linkMates(int cluster, short[] block, short[][] blocks) {
    int n = block[0];
    int rings = Level.rings(block);
    int at = rings + 2 * n;
    for (int i = 0; i < n; i++) {
      int place = block[rings + i] & 0xffff;
      int cell = clusters.ringCell(cluster, place);
      for (int bits = block[rings + n + i]; bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int other = cluster + clusterOffsets[clusters.leadsTo()[place << 3 | d]];
        int ring = clusters.ringOf(cell + cellOffsets[d]);
        block[at++] = (short) Level.indexOf(blocks[other], ring);
      }
    }
  }
}
