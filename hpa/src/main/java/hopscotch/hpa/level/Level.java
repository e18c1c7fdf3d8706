package hopscotch.hpa.level;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * One level of an abstract graph: a block a cluster, in which {@link BlockLayout} puts its nodes
 * and edges. All other structure is arithmetic: a neighbour is found without a pointer, and a
 * change of the map replaces the blocks it touches and shares the rest. Immutable, shared by
 * threads.
 *
 * <p>Nodes of a cluster that paths inside it join are a <em>component</em>: all intra-edges of a
 * component exist, and none between two.
 *
 * <p>A <em>node</em> is a number here: its cluster above {@link #slotBits()} bits of its index.
 */
public final class Level {
  /** The cost of an intra-edge that does not exist. */
  public static final long NO_EDGE = ClusterSearch.UNREACHED;

  private static final int ARRAY_HEADER_BYTES = 16;

  private final GridGraph graph;
  private final Clusters clusters;
  private final ClusterTable<short[]> blocks;
  private final BlockLayout layout;
  private final int slotBits;
  private final long longestEdge;

  Level(GridGraph graph, Clusters clusters, BlockLayout layout, short[][] blocks) {
    this(
        graph,
        clusters,
        layout,
        ClusterTable.of(blocks),
        slotBits(blocks),
        longestEdge(layout, blocks));
  }

  private Level(
      GridGraph graph,
      Clusters clusters,
      BlockLayout layout,
      ClusterTable<short[]> blocks,
      int slotBits,
      long longestEdge) {
    this.graph = graph;
    this.clusters = clusters;
    this.blocks = blocks;
    this.layout = layout;
    this.slotBits = slotBits;
    this.longestEdge = longestEdge;
  }

  private static long longestEdge(BlockLayout layout, short[]... blocks) {
    return Arrays.stream(blocks).parallel().mapToLong(layout::longestEdge).max().orElse(0);
  }

  private static int slotBits(short[]... blocks) {
    int most = 1;
    for (short[] block : blocks) {
      most = Math.max(most, BlockLayout.nodeCount(block));
    }
    return 32 - Integer.numberOfLeadingZeros(most - 1);
  }

  /**
   * This level over a changed map at the same costs. The bits of an index never shrink, nor does
   * the bound on edges, so that not all blocks have to be looked at.
   *
   * @param repaired all blocks, those not touched as they are here
   */
  Level with(GridGraph changed, ClusterTable<short[]> repaired, int[] touched) {
    int bits = slotBits;
    long longest = longestEdge;
    for (int cluster : touched) {
      bits = Math.max(bits, slotBits(repaired.get(cluster)));
      longest = Math.max(longest, layout.longestEdge(repaired.get(cluster)));
    }
    return new Level(changed, clusters, layout, repaired, bits, longest);
  }

  /** This level with the edges of each node side by side, for a search of all of it. */
  public Level squared() {
    short[][] squared =
        IntStream.range(0, blocks.size())
            .parallel()
            .mapToObj(cluster -> BlockLayout.squared(blocks.get(cluster)))
            .toArray(short[][]::new);
    return new Level(
        graph, clusters, layout.squared(), ClusterTable.of(squared), slotBits, longestEdge);
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

  /** A bound on the cost of every intra-edge. */
  public long longestEdge() {
    return longestEdge;
  }

  /** One more than the largest possible node. */
  public int nodeLimit() {
    return blocks.size() << slotBits;
  }

  /** The blocks by cluster; not to be written. */
  public ClusterTable<short[]> blocks() {
    return blocks;
  }

  /** Whether it has the very blocks of a level that was repaired from it. */
  public boolean hasBlocksOf(Level repaired) {
    return blocks.differing(repaired.blocks).length == 0;
  }

  /** Whether another level has the same nodes and edges at the same costs, laid out alike. */
  public boolean sameAs(Level other) {
    return blocks.sameAs(other.blocks);
  }

  /** How to read a block. */
  public BlockLayout layout() {
    return layout;
  }

  /** How many nodes a cluster has. */
  public int nodeCount(int cluster) {
    return BlockLayout.nodeCount(blocks.get(cluster));
  }

  /** The most nodes that any cluster has. */
  public int mostNodes() {
    return 1 << slotBits;
  }

  /** How many nodes there are. */
  public int nodeCount() {
    int count = 0;
    for (int cluster = 0; cluster < blocks.size(); cluster++) {
      count += nodeCount(cluster);
    }
    return count;
  }

  /** The cell of node {@code i} of a cluster. */
  public int cell(int cluster, int i) {
    return clusters.ringCell(cluster, BlockLayout.place(blocks.get(cluster), i));
  }

  /** The mask of the directions in which inter-edges leave node {@code i} of a cluster. */
  public int crossings(int cluster, int i) {
    return BlockLayout.crossings(blocks.get(cluster), i);
  }

  /**
   * The node to which the inter-edge leads that leaves node {@code i} of a cluster in direction
   * {@code d}, a bit of {@link #crossings}.
   */
  public int interEdgeTarget(int cluster, int i, int d) {
    short[] block = blocks.get(cluster);
    int component = BlockLayout.component(block, i);
    int at = BlockLayout.firstTarget(block, component);
    for (int before = BlockLayout.firstNode(block, component); before < i; before++) {
      at += Integer.bitCount(BlockLayout.crossings(block, before));
    }
    at += Integer.bitCount(BlockLayout.crossings(block, i) & (1 << d) - 1);
    int toward = clusters.leadsTo()[BlockLayout.place(block, i) << 3 | d];
    int other = cluster + Directions.dy(toward) * clusters.columns() + Directions.dx(toward);
    return other << slotBits | block[at];
  }

  /** The index of the node on a cell within its cluster, -1 if there is none. */
  public int indexOf(int cell) {
    int ring = clusters.ringOf(cell);
    return ring < 0 ? -1 : BlockLayout.indexOf(blocks.get(clusters.of(cell)), ring);
  }

  /**
   * The costs from node {@code i} to all nodes of its cluster: 0 for itself, {@link #NO_EDGE} where
   * there is no intra-edge.
   *
   * @param costs of at least that length; overwritten
   */
  public void row(int cluster, int i, long[] costs) {
    short[] block = blocks.get(cluster);
    Arrays.fill(costs, 0, BlockLayout.nodeCount(block), NO_EDGE);
    int component = BlockLayout.component(block, i);
    layout.readCosts(block, component, i, costs);
  }

  /** The cost of the intra-edge between two different nodes of a cluster, or {@link #NO_EDGE}. */
  public long cost(int cluster, int a, int b) {
    short[] block = blocks.get(cluster);
    int component = BlockLayout.component(block, a);
    if (component != BlockLayout.component(block, b)) {
      return NO_EDGE;
    }
    int first = BlockLayout.firstNode(block, component);
    return layout.cost(block, component, a - first, b - first);
  }

  /** The size of blocks and table, in bytes. */
  public long bytes() {
    return bytes(block -> block.length);
  }

  /** That of {@link #squared()}. */
  public long squareBytes() {
    return bytes(BlockLayout::squareLength);
  }

  private long bytes(ToIntFunction<short[]> length) {
    long bytes = blocks.bytes();
    for (int cluster = 0; cluster < blocks.size(); cluster++) {
      short[] block = blocks.get(cluster);
      if (block != BlockLayout.EMPTY) {
        bytes += ARRAY_HEADER_BYTES + 2L * length.applyAsInt(block) + 7 & -8;
      }
    }
    return bytes;
  }
}
