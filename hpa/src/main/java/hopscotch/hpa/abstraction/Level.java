package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * One level of an abstract graph: a block a cluster. Immutable, shared by threads.
 *
 * <p>The nodes of a cluster are numbered component by component, a component being nodes that paths
 * inside the cluster join, in the order of their places on the ring. So all intra-edges of a
 * component exist, and none between two; a search looks at those of one component alone.
 *
 * <p>A block is an array of 16-bit words:
 *
 * <ul>
 *   <li>the number n of nodes, and the number of components;
 *   <li>{@value #COMPONENT_WORDS} words a component: its first node, where its mates begin, and in
 *       two words where its edges begin;
 *   <li>n places on the cluster's ring;
 *   <li>n masks of the directions in which inter-edges leave the cluster;
 *   <li>mates: for each bit of each mask, low bits first, the index of the node at the other end of
 *       that inter-edge, in that one's cluster;
 *   <li>edges: for each component a triangle, whose entry (i, j), j &lt; i, both from its first
 *       node on, is at i * (i - 1) / 2 + j.
 * </ul>
 *
 * <p>Clusters without nodes share one block. All other structure is arithmetic: a neighbour is
 * found without a pointer, and a change of the map replaces the blocks it touches and shares the
 * rest.
 *
 * <p>An intra-edge is, in the narrowest form that can hold it: its straight and diagonal moves, a
 * byte each; or its cost in 32 or 64 bits.
 *
 * <p>A <em>node</em> is a number here: its cluster above {@link #slotBits()} bits of its index.
 */
public final class Level {
  /** The cost of an intra-edge that does not exist. */
  public static final long NO_EDGE = Long.MAX_VALUE;

  /** The block of a cluster without nodes. */
  static final short[] EMPTY = {0, 0};

  /** The words of a component in a block. */
  static final int COMPONENT_WORDS = 4;

  private static final int HEAD_WORDS = 2;

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
    this(graph, clusters, edgeWords, blocks, slotBits(blocks));
  }

  private Level(GridGraph graph, Clusters clusters, int edgeWords, short[][] blocks, int slotBits) {
    this.graph = graph;
    this.clusters = clusters;
    this.blocks = blocks;
    this.edgeWords = edgeWords;
    this.straight = graph.straightCost();
    this.diagonal = graph.diagonalCost();
    this.slotBits = slotBits;
  }

  private static int slotBits(short[]... blocks) {
    int most = 1;
    for (short[] block : blocks) {
      most = Math.max(most, block[0]);
    }
    return 32 - Integer.numberOfLeadingZeros(most - 1);
  }

  /**
   * This level over a changed map at the same costs. The bits of an index never shrink, so that not
   * all blocks have to be looked at.
   *
   * @param repaired all blocks, those not touched as they are here
   */
  Level with(GridGraph changed, short[][] repaired, int[] touched) {
    int bits = slotBits;
    for (int cluster : touched) {
      bits = Math.max(bits, slotBits(repaired[cluster]));
    }
    return new Level(changed, clusters, edgeWords, repaired, bits);
  }

  /** The words of an intra-edge of level 1: enough for the longest path a cluster can hold. */
  static int edgeWordsOverCells(GridGraph graph, Clusters clusters) {
    boolean countsFit = clusters.side() * (long) clusters.side() <= 256;
    return countsFit && !graph.isWeighted() ? 1 : edgeWordsOverNodes(graph, clusters);
  }

  /** As {@link #edgeWordsOverCells} for a level above, where moves are not counted. */
  static int edgeWordsOverNodes(GridGraph graph, Clusters clusters) {
    long cells = clusters.side() * (long) clusters.side();
    return cells * graph.maxMoveCost() < 1L << 31 ? 2 : 4;
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
    return clusters.ringCell(cluster, ring(blocks[cluster], i));
  }

  /** The directions in which inter-edges leave node {@code i} of a cluster. */
  public int crossings(int cluster, int i) {
    short[] block = blocks[cluster];
    return block[rings(block) + block[0] + i];
  }

  /**
   * The node at the other end of the inter-edge that leaves node {@code i} in direction {@code d}.
   */
  public int mate(int cluster, int i, int d) {
    short[] block = blocks[cluster];
    int component = component(block, i);
    int masks = rings(block) + block[0];
    int at = mates(block, component);
    for (int before = first(block, component); before < i; before++) {
      at += Integer.bitCount(block[masks + before]);
    }
    at += Integer.bitCount(block[masks + i] & (1 << d) - 1);
    int toward = clusters.leadsTo()[ring(block, i) << 3 | d];
    int other = cluster + Directions.dy(toward) * clusters.columns() + Directions.dx(toward);
    return other << slotBits | block[at];
  }

  /** Where the places on the ring begin. */
  static int rings(short[] block) {
    return HEAD_WORDS + COMPONENT_WORDS * block[1];
  }

  /** The place on the ring of a node. */
  static int ring(short[] block, int i) {
    return block[rings(block) + i] & 0xffff;
  }

  /** The component of a node; by bisection. */
  static int component(short[] block, int i) {
    int low = 0;
    int high = block[1] - 1;
    while (low < high) {
      int middle = low + high + 1 >>> 1;
      if (first(block, middle) <= i) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The first node of a component; the number of nodes for the one after the last. */
  static int first(short[] block, int component) {
    return component == block[1] ? block[0] : block[HEAD_WORDS + COMPONENT_WORDS * component];
  }

  /** Where the mates of a component begin. */
  static int mates(short[] block, int component) {
    return block[HEAD_WORDS + COMPONENT_WORDS * component + 1] & 0xffff;
  }

  /** Where the edges of a component begin. */
  static int edges(short[] block, int component) {
    int at = HEAD_WORDS + COMPONENT_WORDS * component + 2;
    return block[at] << 16 | block[at + 1] & 0xffff;
  }

  /** The index of the node on a cell within its cluster, -1 if there is none. */
  public int indexOf(int cell) {
    int ring = clusters.ringOf(cell);
    return ring < 0 ? -1 : indexOf(blocks[clusters.of(cell)], ring);
  }

  /** As {@link #indexOf(int)}, for a place on the ring. */
  static int indexOf(short[] block, int ring) {
    int rings = rings(block);
    for (int i = 0; i < block[0]; i++) {
      if ((block[rings + i] & 0xffff) == ring) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The costs from node {@code i} to all nodes of its cluster: 0 for itself, {@link #NO_EDGE} where
   * there is no intra-edge.
   *
   * @param costs of at least that length; overwritten
   */
  public void row(int cluster, int i, long[] costs) {
    short[] block = blocks[cluster];
    Arrays.fill(costs, 0, block[0], NO_EDGE);
    int component = component(block, i);
    int first = first(block, component);
    int edges = edges(block, component);
    for (int j = first; j < first(block, component + 1); j++) {
      costs[j] = i == j ? 0 : cost(block, edges, i - first, j - first);
    }
  }

  /**
   * The cost of the intra-edge between two different nodes of a component.
   *
   * @param edges where the edges of the component begin
   * @param a counted from the first node of the component, as is {@code b}
   */
  long cost(short[] block, int edges, int a, int b) {
    int i = Math.max(a, b);
    int at = edges + edgeWords * ((i * (i - 1) >> 1) + Math.min(a, b));
    return edgeWords == 1 ? cost(block[at]) : wideCost(block, at);
  }

  /** The cost of the intra-edge between two different nodes of a cluster, or {@link #NO_EDGE}. */
  public long cost(int cluster, int a, int b) {
    short[] block = blocks[cluster];
    int component = component(block, a);
    if (component != component(block, b)) {
      return NO_EDGE;
    }
    int first = first(block, component);
    return cost(block, edges(block, component), a - first, b - first);
  }

  private long cost(short counts) {
    return straight * (counts >>> 8 & 0xff) + diagonal * (counts & 0xff);
  }

  private long wideCost(short[] block, int at) {
    long cost = (block[at] & 0xffffL) << 16 | block[at + 1] & 0xffff;
    return edgeWords == 2
        ? cost
        : cost << 32 | (block[at + 2] & 0xffffL) << 16 | block[at + 3] & 0xffff;
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
