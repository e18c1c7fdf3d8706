package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.Clusters;

/**
 * One level of an abstract graph: a block a cluster. Immutable, shared by threads.
 *
 * <p>A block is an array of 16-bit words: the number n of nodes; their n places on the cluster's
 * ring, ascending; their n masks of directions in which inter-edges leave the cluster; for each bit
 * of each mask, low bits first, the index of the node at its other end in that one's cluster; and
 * the intra-edges, a triangle whose entry (i, j), j &lt; i, is at i * (i - 1) / 2 + j. Clusters
 * without nodes share one block. All other structure is arithmetic: a neighbour is found in O(1)
 * without a pointer, and a change of the map replaces the blocks it touches and shares the rest.
 *
 * <p>An intra-edge is, in the narrowest form that can hold it: its straight and diagonal moves, a
 * byte each; or its cost in 32 or 64 bits. All bits set means that no path joins the two nodes
 * inside the cluster.
 *
 * <p>A <em>node</em> is a number here: its cluster above {@link #slotBits()} bits of its index.
 */
public final class Level {
  /** The cost of an intra-edge that does not exist. */
  public static final long NO_EDGE = Long.MAX_VALUE;

  /** The block of a cluster without nodes. */
  static final short[] EMPTY = {0};

  private static final int ARRAY_HEADER_BYTES = 16;
  private static final int REFERENCE_BYTES = 4;

  private final GridGraph graph;
  private final Clusters clusters;
  private final short[][] blocks;
  private final int edgeWords;
  private final int slotBits;
  private final long straight;
  private final long diagonal;

  Level(GridGraph graph, Clusters clusters, int edgeWords, short[][] blocks) {
    this.graph = graph;
    this.clusters = clusters;
    this.blocks = blocks;
    this.edgeWords = edgeWords;
    this.straight = graph.straightCost();
    this.diagonal = graph.diagonalCost();
    int most = 1;
    for (short[] block : blocks) {
      most = Math.max(most, block[0]);
    }
    this.slotBits = 32 - Integer.numberOfLeadingZeros(most - 1);
  }

  /** The words of an intra-edge of level 1: enough for the longest path a cluster can hold. */
  static int edgeWordsOverCells(GridGraph graph, Clusters clusters) {
    boolean countsFit = clusters.side() * (long) clusters.side() <= 256;
    return countsFit && !graph.isWeighted() ? 1 : edgeWordsOverNodes(graph, clusters);
  }

  /** As {@link #edgeWordsOverCells} for a level above, where moves are not counted. */
  static int edgeWordsOverNodes(GridGraph graph, Clusters clusters) {
    long cells = clusters.side() * (long) clusters.side();
    return cells * graph.dearestMove() < 1L << 31 ? 2 : 4;
  }

  /** The clusters of this level. */
  public Clusters clusters() {
    return clusters;
  }

  /** The grid below. */
  public GridGraph graph() {
    return graph;
  }

  /** The bits of a node's index within its cluster. */
  public int slotBits() {
    return slotBits;
  }

  /** One more than the largest possible node. */
  public int nodeLimit() {
    return blocks.length << slotBits;
  }

  /** The blocks by cluster; not to be written. */
  short[][] blocks() {
    return blocks;
  }

  /** How many nodes a cluster has. */
  public int nodeCount(int cluster) {
    return blocks[cluster][0];
  }

  /** The most nodes that any cluster has. */
  public int mostNodes() {
    return 1 << slotBits;
  }

  /** How many nodes there are. */
  public int nodeCount() {
    int count = 0;
    for (short[] block : blocks) {
      count += block[0];
    }
    return count;
  }

  /** The cell of node {@code i} of a cluster. */
  public int cell(int cluster, int i) {
    return clusters.ringCell(cluster, blocks[cluster][1 + i] & 0xffff);
  }

  /** The directions in which inter-edges leave node {@code i} of a cluster. */
  public int crossings(int cluster, int i) {
    short[] block = blocks[cluster];
    return block[1 + block[0] + i];
  }

  /**
   * The node at the other end of the inter-edge that leaves node {@code i} in direction {@code d}.
   */
  public int mate(int cluster, int i, int d) {
    short[] block = blocks[cluster];
    int n = block[0];
    int at = 1 + 2 * n;
    for (int before = 0; before < i; before++) {
      at += Integer.bitCount(block[1 + n + before]);
    }
    at += Integer.bitCount(block[1 + n + i] & (1 << d) - 1);
    return neighbour(cluster, block[1 + i] & 0xffff, d) << slotBits | block[at];
  }

  private int neighbour(int cluster, int ring, int d) {
    int toward = clusters.leadsTo()[ring << 3 | d];
    return cluster + Directions.dy(toward) * clusters.columns() + Directions.dx(toward);
  }

  /** The index of the node on a cell within its cluster, -1 if there is none. */
  public int indexOf(int cell) {
    int ring = clusters.ringOf(cell);
    return ring < 0 ? -1 : indexOf(blocks[clusters.of(cell)], ring);
  }

  /** As {@link #indexOf(int)}, for a place on the ring; by bisection. */
  static int indexOf(short[] block, int ring) {
    int low = 1;
    int high = block[0];
    while (low <= high) {
      int middle = low + high >>> 1;
      int at = block[middle] & 0xffff;
      if (at == ring) {
        return middle - 1;
      } else if (at < ring) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /**
   * The costs of the intra-edges of node {@code i} to all nodes of its cluster: 0 for itself,
   * {@link #NO_EDGE} where there is none. Answers how many nodes the cluster has.
   *
   * @param costs of at least that length; overwritten
   */
  public int costsFrom(int cluster, int i, long[] costs) {
    short[] block = blocks[cluster];
    int n = block[0];
    int triangle = block.length - edgeWords * (n * (n - 1) / 2);
    int row = i * (i - 1) / 2;
    int column = i * (i + 1) / 2 + i;
    costs[i] = 0;
    if (edgeWords == 1) {
      for (int j = 0; j < i; j++) {
        costs[j] = cost(block[triangle + row + j]);
      }
      for (int j = i + 1; j < n; column += j++) {
        costs[j] = cost(block[triangle + column]);
      }
    } else {
      for (int j = 0; j < i; j++) {
        costs[j] = wideCost(block, triangle + edgeWords * (row + j));
      }
      for (int j = i + 1; j < n; column += j++) {
        costs[j] = wideCost(block, triangle + edgeWords * column);
      }
    }
    return n;
  }

  /** The cost of the intra-edge between two different nodes of a cluster, or {@link #NO_EDGE}. */
  public long cost(int cluster, int i, int j) {
    short[] block = blocks[cluster];
    int n = block[0];
    int entry = i > j ? i * (i - 1) / 2 + j : j * (j - 1) / 2 + i;
    int at = block.length - edgeWords * (n * (n - 1) / 2 - entry);
    return edgeWords == 1 ? cost(block[at]) : wideCost(block, at);
  }

  private long cost(short counts) {
    return counts == -1 ? NO_EDGE : straight * (counts >>> 8 & 0xff) + diagonal * (counts & 0xff);
  }

  private long wideCost(short[] block, int at) {
    long bits = 0;
    for (int word = 0; word < edgeWords; word++) {
      bits = bits << 16 | block[at + word] & 0xffff;
    }
    boolean none = edgeWords == 2 ? (int) bits == -1 : bits == -1;
    return none ? NO_EDGE : bits;
  }

  /** The size of blocks and table, in bytes. */
  public long bytes() {
    long bytes = ARRAY_HEADER_BYTES + (long) REFERENCE_BYTES * blocks.length;
    for (short[] block : blocks) {
      if (block != EMPTY) {
        bytes += ARRAY_HEADER_BYTES + 2L * block.length + 7 & -8;
      }
    }
    return bytes;
  }
}
