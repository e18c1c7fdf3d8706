package hopscotch.hpa.level;

import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * The layout of the nodes and edges of a cluster in a block, an array of 16-bit words. Only this
 * class and {@link BlockWriter} know.
 *
 * <p>A component is a set of nodes that paths inside the cluster join. So all intra-edges of a
 * component exist, and none between two components. Nodes are numbered component by component, in
 * the order of their places on the ring. A block holds in turn:
 *
 * <ul>
 *   <li>the number n of nodes, the number of components, and the words an edge takes: 0 in an
 *       <em>outline</em>, which has no edges, since their costs are found when they are asked for;
 *   <li>{@value #COMPONENT_WORDS} words a component: its first node, where its targets begin, and
 *       in two words where its edges begin;
 *   <li>n places on the cluster's ring;
 *   <li>n masks of the directions in which inter-edges leave the cluster;
 *   <li>targets: for each bit of each mask, low bits first, the index of the node that the
 *       inter-edge leads to, in that node's cluster;
 *   <li>edges: for each component a triangle or a square, with nodes i and j counted from its
 *       first. In a triangle entry (i, j), j &lt; i, is at i * (i - 1) / 2 + j. In a square of m
 *       nodes it is at i * m + j. There the edges of one node stand together, and a search reads
 *       them from one or two cache lines; a triangle takes a line for almost every second node.
 * </ul>
 *
 * <p>Clusters without nodes share one block. Intra-edges take the fewest words that can hold all of
 * their block: one with its {@linkplain MoveCounts moves}, or two or four with its cost. Immutable.
 *
 * @param moves what intra-edges of one word hold; {@code null} on weighted terrain, where none has
 * @param costWords the words of an intra-edge that holds its cost
 * @param isSquare whether edges stand in squares
 */
public record BlockLayout(MoveCounts moves, int costWords, boolean isSquare) {
  /** The block of a cluster without nodes. */
  static final short[] EMPTY = {0, 0, 1};

  static final int COMPONENT_WORDS = 4;
  static final int HEAD_WORDS = 3;

  static BlockLayout of(GridGraph graph, Clusters clusters) {
    long longest = clusters.side() * (long) clusters.side() * graph.maxMoveCost();
    MoveCounts moves = graph.isWeighted() ? null : new MoveCounts(graph);
    return new BlockLayout(moves, longest < 1L << 31 ? 2 : 4, false);
  }

  BlockLayout squared() {
    return new BlockLayout(moves, costWords, true);
  }

  /** The block of {@link #squared()} for one in triangles. */
  static short[] squared(short[] block) {
    int components = componentCount(block);
    if (components == 0) {
      return block;
    }
    int words = edgeWords(block);
    short[] squared = Arrays.copyOf(block, squareLength(block));
    int edge = firstEdge(block, 0);
    for (int component = 0; component < components; component++) {
      int size = firstNode(block, component + 1) - firstNode(block, component);
      int from = firstEdge(block, component);
      setFirstEdge(squared, component, edge);
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
          int at = edge + words * (i * size + j);
          for (int k = 0; k < words; k++) {
            squared[at + k] = i == j ? 0 : block[from + words * entry(i, j) + k];
          }
        }
      }
      edge += words * size * size;
    }
    return squared;
  }

  /** Whether words are laid out as a block that has nodes; what they mean is not looked at. */
  boolean isBlock(short... words) {
    if (words.length < HEAD_WORDS) {
      return false;
    }
    int nodes = nodeCount(words);
    int components = componentCount(words);
    boolean hasEdgeWords = edgeWords(words) == costWords || moves != null && edgeWords(words) == 1;
    if (components < 1
        || nodes < components
        || !hasEdgeWords
        || firstTarget(words) > words.length) {
      return false;
    }
    int target = firstTarget(words);
    int node = 0;
    for (int component = 0; component < components; component++) {
      int end = firstNode(words, component + 1);
      if (firstNode(words, component) != node
          || end <= node
          || end > nodes
          || firstTarget(words, component) != target) {
        return false;
      }
      for (; node < end; node++) {
        target += Integer.bitCount(crossings(words, node));
      }
    }
    long edge = target;
    for (int component = 0; component < components; component++) {
      int size = firstNode(words, component + 1) - firstNode(words, component);
      if (firstEdge(words, component) != edge) {
        return false;
      }
      edge += (long) edgeWords(words) * (isSquare ? size * size : entry(size, 0));
    }
    return edge == words.length;
  }

  /** The words of such a block, for one in triangles or in squares. */
  static int squareLength(short[] block) {
    int length = firstMask(block);
    for (int i = 0; i < nodeCount(block); i++) {
      length += 1 + Integer.bitCount(crossings(block, i));
    }
    for (int component = 0; component < componentCount(block); component++) {
      int size = firstNode(block, component + 1) - firstNode(block, component);
      length += edgeWords(block) * size * size;
    }
    return length;
  }

  /** Whether a block has nodes and no edges: their costs are the rows that its level finds. */
  public static boolean isOutline(short[] block) {
    return block[2] == 0;
  }

  /** The number of nodes of a block. */
  public static int nodeCount(short[] block) {
    return block[0];
  }

  /** The number of components of a block. */
  public static int componentCount(short[] block) {
    return block[1];
  }

  /** The index at which the places on the ring begin, one for each node. */
  public static int firstPlace(short[] block) {
    return HEAD_WORDS + COMPONENT_WORDS * block[1];
  }

  /** The index at which the masks of {@link #crossings} begin, one for each node. */
  public static int firstMask(short[] block) {
    return firstPlace(block) + block[0];
  }

  /** The place on the ring of a node. */
  public static int place(short[] block, int i) {
    return block[firstPlace(block) + i] & 0xffff;
  }

  /** Whether two blocks have nodes at the same places, numbered in the same way. */
  static boolean haveSameNodes(short[] a, short[] b) {
    return Arrays.equals(a, firstPlace(a), firstMask(a), b, firstPlace(b), firstMask(b));
  }

  /** Whether two blocks have the same nodes with the same crossings, in the same components. */
  static boolean haveSameRegions(short[] a, short[] b) {
    if (!haveSameNodes(a, b) || componentCount(a) != componentCount(b)) {
      return false;
    }
    for (int component = 0; component < componentCount(a); component++) {
      if (firstNode(a, component) != firstNode(b, component)) {
        return false;
      }
    }
    return Arrays.equals(a, firstMask(a), firstTarget(a), b, firstMask(b), firstTarget(b));
  }

  /** Copies the targets from a block that has the {@linkplain #haveSameRegions same regions}. */
  static void copyTargets(short[] from, short[] to) {
    int edges = componentCount(to) == 0 ? to.length : firstEdge(to, 0);
    System.arraycopy(from, firstTarget(from), to, firstTarget(to), edges - firstTarget(to));
  }

  /** The mask of the directions in which inter-edges leave a node. */
  public static int crossings(short[] block, int i) {
    return block[firstMask(block) + i];
  }

  /** The component of a node; they are few, so they are looked at in turn. */
  public static int component(short[] block, int i) {
    int component = 0;
    int end = HEAD_WORDS + COMPONENT_WORDS * block[1];
    for (int at = HEAD_WORDS + COMPONENT_WORDS; at < end && block[at] <= i; at += COMPONENT_WORDS) {
      component++;
    }
    return component;
  }

  /** The first node of a component; the number of nodes for the one after the last. */
  public static int firstNode(short[] block, int component) {
    return component == block[1] ? block[0] : block[HEAD_WORDS + COMPONENT_WORDS * component];
  }

  /** The index at which the targets of a component begin, one for each inter-edge, node by node. */
  public static int firstTarget(short[] block, int component) {
    return block[HEAD_WORDS + COMPONENT_WORDS * component + 1] & 0xffff;
  }

  /** The index at which the targets of all components begin. */
  public static int firstTarget(short[] block) {
    return firstMask(block) + block[0];
  }

  /** The index at which the edges of a component begin. */
  static int firstEdge(short[] block, int component) {
    int at = HEAD_WORDS + COMPONENT_WORDS * component + 2;
    return block[at] << 16 | block[at + 1] & 0xffff;
  }

  static void setFirstEdge(short[] block, int component, int edge) {
    int at = HEAD_WORDS + COMPONENT_WORDS * component + 2;
    block[at] = (short) (edge >>> 16);
    block[at + 1] = (short) edge;
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
    int size = firstNode(block, component + 1) - firstNode(block, component);
    int entry = isSquare ? a * size + b : entry(a, b);
    return cost(block, firstEdge(block, component) + edgeWords(block) * entry);
  }

  /**
   * Writes the costs from node {@code i} to the nodes of its component, by index; 0 for itself.
   * Other entries stay as they are.
   */
  public void readCosts(short[] block, int component, int i, long[] costs) {
    int first = firstNode(block, component);
    int end = firstNode(block, component + 1);
    int firstEdge = firstEdge(block, component);
    int words = edgeWords(block);
    int at = firstEdge + words * (isSquare ? (i - first) * (end - first) : entry(i - first, 0));
    for (int j = first; j < i; j++) {
      costs[j] = cost(block, at);
      at += words;
    }
    costs[i] = 0;
    at = isSquare ? at + words : firstEdge + words * entry(i + 1 - first, i - first);
    for (int j = i + 1; j < end; j++) {
      costs[j] = cost(block, at);
      at += isSquare ? words : words * (j - first);
    }
  }

  /** Writes the costs from node {@code i} to the nodes of its component before it, by index. */
  void readCostsBefore(short[] block, int component, int i, long[] costs) {
    int first = firstNode(block, component);
    int size = firstNode(block, component + 1) - first;
    int words = edgeWords(block);
    int entry = isSquare ? (i - first) * size : entry(i - first, 0);
    int at = firstEdge(block, component) + words * entry;
    for (int j = first; j < i; j++, at += words) {
      costs[j] = cost(block, at);
    }
  }

  /** The largest cost of an intra-edge of a block, 0 if it has none. */
  long longestEdge(short[] block) {
    long longest = 0;
    int first = block[1] == 0 ? block.length : firstEdge(block, 0);
    for (int at = first; at < block.length; at += edgeWords(block)) {
      longest = Math.max(longest, cost(block, at));
    }
    return longest;
  }

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
  static int entry(int a, int b) {
    int i = Math.max(a, b);
    return (i * (i - 1) >> 1) + Math.min(a, b);
  }

  private long cost(short[] block, int at) {
    int words = edgeWords(block);
    if (words == 1) {
      return moves.cost(block[at]);
    }
    long cost = (block[at] & 0xffffL) << 16 | block[at + 1] & 0xffff;
    return words == 2
        ? cost
        : cost << 32 | (block[at + 2] & 0xffffL) << 16 | block[at + 3] & 0xffff;
  }

  /** The number of words of an intra-edge of a block: 1, 2 or 4; 0 in an outline. */
  static int edgeWords(short[] block) {
    return block[2];
  }
}
