package hopscotch.hpa.abstraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * How the nodes and edges of a cluster are laid out in a block, an array of 16-bit words. No other
 * class knows.
 *
 * <p>The nodes of a cluster are numbered component by component, a component being nodes that paths
 * inside the cluster join, in the order of their places on the ring. So all intra-edges of a
 * component exist, and none between two. A block holds in turn:
 *
 * <ul>
 *   <li>the number n of nodes, and the number of components;
 *   <li>{@value #COMPONENT_WORDS} words a component: its first node, where its targets begin, and
 *       in two words where its edges begin;
 *   <li>n places on the cluster's ring;
 *   <li>n masks of the directions in which inter-edges leave the cluster;
 *   <li>targets: for each bit of each mask, low bits first, the index of the node that the
 *       inter-edge leads to, in that node's cluster;
 *   <li>edges: for each component a triangle, whose entry (i, j), j &lt; i, both counted from its
 *       first node, is at i * (i - 1) / 2 + j.
 * </ul>
 *
 * <p>Clusters without nodes share one block. An intra-edge takes the fewest words that can hold
 * every edge of its level: one with a byte of straight and a byte of diagonal moves; or two or four
 * with its cost. Immutable.
 */
final class BlockLayout {
  /** The block of a cluster without nodes. */
  static final short[] EMPTY = {0, 0};

  private static final int COMPONENT_WORDS = 4;
  private static final int HEAD_WORDS = 2;

  /** So many words before the edges have places of 16 bits. */
  private static final int MOST_WORDS = 1 << Short.SIZE;

  private final int edgeWords;
  private final long straight;
  private final long diagonal;

  private BlockLayout(GridGraph graph, int edgeWords) {
    this.edgeWords = edgeWords;
    straight = graph.straightCost();
    diagonal = graph.diagonalCost();
  }

  /** The layout of level 1: edges that can hold the longest path a cluster has room for. */
  static BlockLayout overCells(GridGraph graph, Clusters clusters) {
    boolean countsFit = clusters.side() * (long) clusters.side() <= 256;
    return countsFit && !graph.isWeighted()
        ? new BlockLayout(graph, 1)
        : overNodes(graph, clusters);
  }

  /** As {@link #overCells} for a level above, where moves are not counted. */
  static BlockLayout overNodes(GridGraph graph, Clusters clusters) {
    long cells = clusters.side() * (long) clusters.side();
    return new BlockLayout(graph, cells * graph.maxMoveCost() < 1L << 31 ? 2 : 4);
  }

  /** How many nodes a block has. */
  static int nodeCount(short[] block) {
    return block[0];
  }

  /** How many components a block has. */
  static int componentCount(short[] block) {
    return block[1];
  }

  /** Where the places on the ring begin, one for each node. */
  static int firstPlace(short[] block) {
    return HEAD_WORDS + COMPONENT_WORDS * block[1];
  }

  /** Where the masks of {@link #crossings} begin, one for each node. */
  static int firstMask(short[] block) {
    return firstPlace(block) + block[0];
  }

  /** The place on the ring of a node. */
  static int place(short[] block, int i) {
    return block[firstPlace(block) + i] & 0xffff;
  }

  /** Whether two blocks have nodes at the same places, numbered in the same way. */
  static boolean haveSameNodes(short[] a, short[] b) {
    return Arrays.equals(a, firstPlace(a), firstMask(a), b, firstPlace(b), firstMask(b));
  }

  /** The mask of the directions in which inter-edges leave a node. */
  static int crossings(short[] block, int i) {
    return block[firstMask(block) + i];
  }

  /** The component of a node; they are few, so they are looked at in turn. */
  static int component(short[] block, int i) {
    int component = 0;
    int end = HEAD_WORDS + COMPONENT_WORDS * block[1];
    for (int at = HEAD_WORDS + COMPONENT_WORDS; at < end && block[at] <= i; at += COMPONENT_WORDS) {
      component++;
    }
    return component;
  }

  /** The first node of a component; the number of nodes for the one after the last. */
  static int firstNode(short[] block, int component) {
    return component == block[1] ? block[0] : block[HEAD_WORDS + COMPONENT_WORDS * component];
  }

  /** Where the targets of a component begin: one for each inter-edge, node by node. */
  static int firstTarget(short[] block, int component) {
    return block[HEAD_WORDS + COMPONENT_WORDS * component + 1] & 0xffff;
  }

  /** Where the targets of all components begin. */
  static int firstTarget(short[] block) {
    return firstMask(block) + block[0];
  }

  /** Where the edges of a component begin. */
  private static int firstEdge(short[] block, int component) {
    int at = HEAD_WORDS + COMPONENT_WORDS * component + 2;
    return block[at] << 16 | block[at + 1] & 0xffff;
  }

  /** The index of the node at a place on the ring, -1 if there is none. */
  static int indexOf(short[] block, int place) {
    int places = firstPlace(block);
    for (int i = 0; i < block[0]; i++) {
      if ((block[places + i] & 0xffff) == place) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The cost of the intra-edge between two different nodes of a component.
   *
   * @param a counted from the first node of the component, as is {@code b}
   */
  long cost(short[] block, int component, int a, int b) {
    return cost(block, firstEdge(block, component) + edgeWords * entry(a, b));
  }

  /**
   * Writes the costs from node {@code i} to the nodes of its component, by index; 0 for itself.
   * Other entries stay as they are.
   */
  void readCosts(short[] block, int component, int i, long[] costs) {
    int first = firstNode(block, component);
    int end = firstNode(block, component + 1);
    int firstEdge = firstEdge(block, component);
    int at = firstEdge + edgeWords * entry(i - first, 0);
    for (int j = first; j < i; j++) {
      costs[j] = cost(block, at);
      at += edgeWords;
    }
    costs[i] = 0;
    at = firstEdge + edgeWords * entry(i + 1 - first, i - first);
    for (int j = i + 1; j < end; j++) {
      costs[j] = cost(block, at);
      at += edgeWords * (j - first);
    }
  }

  /** The largest cost of an intra-edge of a block, 0 if it has none. */
  long longestEdge(short[] block) {
    long longest = 0;
    int first = block[1] == 0 ? block.length : firstEdge(block, 0);
    for (int at = first; at < block.length; at += edgeWords) {
      longest = Math.max(longest, cost(block, at));
    }
    return longest;
  }

  /** How many intra-edges a block has. */
  static int edgeCount(short[] block) {
    int count = 0;
    for (int component = 0; component < block[1]; component++) {
      count += entry(firstNode(block, component + 1) - firstNode(block, component), 0);
    }
    return count;
  }

  /** The number of the edge between two different nodes of a component among all of a block. */
  static int edgeNumber(short[] block, int a, int b) {
    int number = 0;
    int component = 0;
    int end = firstNode(block, 1);
    int first = 0;
    while (end <= a) {
      number += entry(end - first, 0);
      first = end;
      end = firstNode(block, ++component + 1);
    }
    return number + entry(a - first, b - first);
  }

  /** The place of an edge in its triangle. */
  private static int entry(int a, int b) {
    int i = Math.max(a, b);
    return (i * (i - 1) >> 1) + Math.min(a, b);
  }

  private long cost(short[] block, int at) {
    if (edgeWords == 1) {
      int counts = block[at];
      return straight * (counts >>> 8 & 0xff) + diagonal * (counts & 0xff);
    }
    long cost = (block[at] & 0xffffL) << 16 | block[at + 1] & 0xffff;
    return edgeWords == 2
        ? cost
        : cost << 32 | (block[at + 2] & 0xffffL) << 16 | block[at + 3] & 0xffff;
  }

  /** How many words an intra-edge takes: 1, 2 or 4. */
  int edgeWords() {
    return edgeWords;
  }

  /** Whether an edge is written as its moves, and not as its cost. */
  boolean countsMoves() {
    return edgeWords == 1;
  }

  /**
   * A block with everything but its targets and edges.
   *
   * @param firsts the first node of each component, and after the last the number of nodes
   * @param components how many there are
   * @param places of the nodes on the ring
   * @param masks by place on the ring, the directions in which inter-edges leave the cluster
   */
  short[] allocate(int[] firsts, int components, int[] places, int[] masks) {
    int n = firsts[components];
    int target = HEAD_WORDS + COMPONENT_WORDS * components + 2 * n;
    int edge = target;
    int length = 0;
    for (int i = 0; i < n; i++) {
      edge += Integer.bitCount(masks[places[i]]);
    }
    if (n > Short.MAX_VALUE || edge > MOST_WORDS) {
      throw new IllegalArgumentException(
          "a cluster of %d nodes in %d components: expected fewer, in smaller clusters or levels"
              .formatted(n, components));
    }
    for (int component = 0; component < components; component++) {
      length += edgesLength(firsts[component + 1] - firsts[component]);
    }
    short[] block = new short[edge + length];
    block[0] = (short) n;
    block[1] = (short) components;
    for (int i = 0; i < n; i++) {
      block[firstPlace(block) + i] = (short) places[i];
      block[firstMask(block) + i] = (short) masks[places[i]];
    }
    for (int component = 0; component < components; component++) {
      int at = HEAD_WORDS + COMPONENT_WORDS * component;
      block[at] = (short) firsts[component];
      block[at + 1] = (short) target;
      block[at + 2] = (short) (edge >>> 16);
      block[at + 3] = (short) edge;
      for (int i = firsts[component]; i < firsts[component + 1]; i++) {
        target += Integer.bitCount(masks[places[i]]);
      }
      edge += edgesLength(firsts[component + 1] - firsts[component]);
    }
    return block;
  }

  private int edgesLength(int nodes) {
    return edgeWords * (nodes * (nodes - 1) / 2);
  }

  /**
   * Writes edge number {@code k} of a component.
   *
   * @param content its cost, or where {@link #countsMoves} its straight moves above 8 bits of
   *     diagonal ones
   */
  void setEdge(short[] block, int component, int k, long content) {
    int at = firstEdge(block, component) + edgeWords * k;
    for (int shift = 16 * (edgeWords - 1); shift >= 0; shift -= 16) {
      block[at++] = (short) (content >>> shift);
    }
  }
}
