package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.effort.Effort;
import java.util.Arrays;

/**
 * Builds the blocks of one level, each by itself: its nodes, and between them one search a node
 * within the cluster. Only the mates need the blocks of the neighbours, so they are linked last. A
 * workspace for one thread.
 */
final class LevelBuilder {
  private final GridGraph graph;
  private final Clusters clusters;
  private final Crossings crossings;
  private final Level below;
  private final ClusterSearch cells;
  private final LevelSearch nodes;
  private final Effort effort = Effort.unlimited();
  private final int edgeWords;
  private final int[] clusterOffsets;
  private final int[] cellOffsets;
  private final long[] fromSource;

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
    this.below = below;
    cells = below == null ? new ClusterSearch(graph, clusters) : null;
    nodes = below == null ? null : new LevelSearch(below);
    edgeWords =
        below == null
            ? Level.edgeWordsOverCells(graph, clusters)
            : Level.edgeWordsOverNodes(graph, clusters);
    clusterOffsets = Directions.offsets(clusters.columns());
    cellOffsets = Directions.offsets(graph.map().stride());
    fromSource = new long[below == null ? 0 : below.mostNodes()];
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
    if (below == null) {
      crossings.find(graph, clusters, cluster, masks);
    } else {
      promote(cluster);
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

  /** The nodes of the group's clusters whose inter-edges leave the group. */
  private void promote(int group) {
    Arrays.fill(masks, 0);
    for (int place = 0; place < 4; place++) {
      int x = 2 * (group % clusters.columns()) + (place & 1);
      int y = 2 * (group / clusters.columns()) + (place >> 1);
      Clusters children = below.clusters();
      if (x < children.columns() && y < children.rows()) {
        promoteNodesOf(y * children.columns() + x);
      }
    }
  }

  private void promoteNodesOf(int childCluster) {
    for (int i = 0; i < below.nodeCount(childCluster); i++) {
      int ring = clusters.ringOf(below.cell(childCluster, i));
      if (ring >= 0) {
        for (int bits = below.crossings(childCluster, i); bits != 0; bits &= bits - 1) {
          int d = Integer.numberOfTrailingZeros(bits);
          masks[ring] |= clusters.leaves(ring, d) ? 1 << d : 0;
        }
      }
    }
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
      searchFrom(clusters.ringCell(cluster, found[i]));
      for (int j = i + 1; j < nodeCount; j++) {
        if (found[j] >= 0 && distance(clusters.ringCell(cluster, found[j])) != Level.NO_EDGE) {
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
      int source = clusters.ringCell(cluster, places[i]);
      searchFrom(source);
      for (int j = firsts[component]; j < i; j++) {
        int target = clusters.ringCell(cluster, places[j]);
        if (edgeWords == 1) {
          int counts = cells.moveCounts(source, target);
          block[at++] = (short) (counts >>> 16 << 8 | counts & 0xff);
        } else {
          long cost = distance(target);
          for (int shift = 16 * (edgeWords - 1); shift >= 0; shift -= 16) {
            block[at++] = (short) (cost >>> shift);
          }
        }
      }
    }
    return at;
  }

  private void searchFrom(int source) {
    if (below == null) {
      cells.distancesFrom(source, effort);
    } else {
      int start = below.clusters().of(source);
      below.row(start, below.indexOf(source), fromSource);
      nodes.spread(start, source, fromSource, effort);
    }
  }

  private long distance(int target) {
    if (below == null) {
      return cells.distance(target);
    }
    return nodes.distance(below.clusters().of(target), below.indexOf(target));
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
