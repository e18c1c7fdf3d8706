package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.effort.Effort;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Builds the blocks of one level. Two passes over the clusters, each free of order: first the nodes
 * of every cluster, the head of its block; then the other ends of its inter-edges and its
 * intra-edges, which need the heads of its neighbours.
 *
 * <p>A workspace for one thread; the builders of all threads write to one table.
 */
final class LevelBuilder {
  private final GridGraph graph;
  private final Clusters clusters;
  private final Crossings crossings;
  private final Level below;
  private final ClusterSearch cells;
  private final LevelSearch nodes;
  private final Effort effort = Effort.unlimited();
  private final int[] masks;
  private final int edgeWords;
  private final int[] clusterOffsets;
  private final int[] cellOffsets;
  private long[] from = new long[16];
  private long[] to = new long[16];

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
    masks = new int[clusters.ringLength()];
    edgeWords =
        below == null
            ? Level.edgeWordsOverCells(graph, clusters)
            : Level.edgeWordsOverNodes(graph, clusters);
    clusterOffsets = Directions.offsets(clusters.columns());
    cellOffsets = Directions.offsets(graph.map().stride());
  }

  /** The level of these blocks. */
  Level level(short[][] blocks) {
    return new Level(graph, clusters, edgeWords, blocks);
  }

  /** The nodes of a cluster: the head of its block, complete in itself. */
  short[] head(int cluster) {
    if (below == null) {
      crossings.find(graph, clusters, cluster, masks);
    } else {
      promote(cluster);
    }
    int n = 0;
    for (int mask : masks) {
      n += mask == 0 ? 0 : 1;
    }
    if (n == 0) {
      return Level.EMPTY;
    }
    short[] head = new short[1 + 2 * n];
    head[0] = (short) n;
    int i = 0;
    for (int ring = 0; ring < masks.length; ring++) {
      if (masks[ring] != 0) {
        head[1 + i] = (short) ring;
        head[1 + n + i++] = (short) masks[ring];
      }
    }
    return head;
  }

  /** The nodes of the group's clusters whose inter-edges leave the group. */
  private void promote(int group) {
    Arrays.fill(masks, 0);
    for (int place = 0; place < 4; place++) {
      int child = child(group, place);
      int n = child < 0 ? 0 : below.nodeCount(child);
      for (int i = 0; i < n; i++) {
        int cell = below.cell(child, i);
        int ring = clusters.ringOf(cell);
        if (ring >= 0) {
          masks[ring] = leaving(below.crossings(child, i), ring);
        }
      }
    }
  }

  /** Those moves of a mask that leave the group from a place on its ring. */
  private int leaving(int mask, int ring) {
    int leaving = 0;
    for (int bits = mask; bits != 0; bits &= bits - 1) {
      int d = Integer.numberOfTrailingZeros(bits);
      if (clusters.leaves(ring, d)) {
        leaving |= 1 << d;
      }
    }
    return leaving;
  }

  /** The cluster at a place of a group: bit 0 east, bit 1 south; -1 off the map. */
  private int child(int group, int place) {
    int x = 2 * (group % clusters.columns()) + (place & 1);
    int y = 2 * (group / clusters.columns()) + (place >> 1);
    Clusters children = below.clusters();
    return x < children.columns() && y < children.rows() ? y * children.columns() + x : -1;
  }

  /**
   * The whole block of a cluster.
   *
   * @param heads the heads, or whole blocks, of this cluster and its neighbours
   */
  short[] block(int cluster, IntFunction<short[]> heads) {
    short[] head = heads.apply(cluster);
    int n = head[0];
    if (n == 0) {
      return Level.EMPTY;
    }
    int mates = mateCount(head);
    int triangle = 1 + 2 * n + mates;
    short[] block = new short[triangle + edgeWords * (n * (n - 1) / 2)];
    System.arraycopy(head, 0, block, 0, 1 + 2 * n);
    linkMates(cluster, block, heads);
    for (int i = 1; i < n; i++) {
      int row = triangle + edgeWords * (i * (i - 1) / 2);
      if (below == null) {
        joinOverCells(cluster, block, i, row);
      } else {
        joinOverNodes(cluster, block, i, row);
      }
    }
    return block;
  }

  static int mateCount(short[] head) {
    int n = head[0];
    int mates = 0;
    for (int i = 0; i < n; i++) {
      mates += Integer.bitCount(head[1 + n + i]);
    }
    return mates;
  }

  /** Writes the indices of the nodes at the other ends of the inter-edges into a block. */
  void linkMates(int cluster, short[] block, IntFunction<short[]> heads) {
    int n = block[0];
    int at = 1 + 2 * n;
    for (int i = 0; i < n; i++) {
      int cell = clusters.ringCell(cluster, block[1 + i] & 0xffff);
      for (int bits = block[1 + n + i]; bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int other = cluster + clusterOffsets[clusters.leadsTo()[(block[1 + i] & 0xffff) << 3 | d]];
        int ring = clusters.ringOf(cell + cellOffsets[d]);
        block[at++] = (short) Level.indexOf(heads.apply(other), ring);
      }
    }
  }

  private void joinOverCells(int cluster, short[] block, int i, int row) {
    int source = clusters.ringCell(cluster, block[1 + i] & 0xffff);
    cells.distancesFrom(source, effort);
    for (int j = 0; j < i; j++) {
      int target = clusters.ringCell(cluster, block[1 + j] & 0xffff);
      long distance = cells.distance(target);
      if (edgeWords > 1) {
        writeWide(block, row + edgeWords * j, distance);
      } else if (distance == ClusterSearch.UNREACHED) {
        block[row + j] = -1;
      } else {
        int counts = cells.moveCounts(source, target);
        block[row + j] = (short) (counts >>> 16 << 8 | counts & 0xff);
      }
    }
  }

  private void joinOverNodes(int group, short[] block, int i, int row) {
    if (from.length < below.mostNodes()) {
      from = new long[below.mostNodes()];
      to = new long[below.mostNodes()];
    }
    int source = clusters.ringCell(group, block[1 + i] & 0xffff);
    int start = below.clusters().of(source);
    below.costsFrom(start, below.indexOf(source), from);
    nodes.spread(start, source, from, effort);
    int reached = -1;
    for (int j = 0; j < i; j++) {
      int target = clusters.ringCell(group, block[1 + j] & 0xffff);
      int child = below.clusters().of(target);
      if (child != reached) {
        nodes.distances(child, from, to);
        reached = child;
      }
      writeWide(block, row + edgeWords * j, to[below.indexOf(target)]);
    }
  }

  private void writeWide(short[] block, int at, long cost) {
    long bits = cost == Level.NO_EDGE ? -1 : cost;
    for (int word = 0; word < edgeWords; word++) {
      block[at + word] = (short) (bits >>> 16 * (edgeWords - 1 - word));
    }
  }
}
