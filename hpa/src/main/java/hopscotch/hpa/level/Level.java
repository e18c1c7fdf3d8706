package hopscotch.hpa.level;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.ToIntFunction;

/**
 * One level of an abstract graph: a block for each cluster, in which {@link BlockLayout} puts its
 * nodes and edges. All other structure is arithmetic: a neighbour is found without a pointer, and a
 * repair replaces the blocks that a change of the map touches. Shared by threads, but for one that
 * is {@linkplain #copy a copy}: while it is repaired nobody may read it.
 *
 * <p>Nodes of a cluster that paths inside it join are a <em>component</em>: all intra-edges of a
 * component exist, and none between two.
 *
 * <p>A <em>node</em> is a number here: its cluster above {@link #slotBits()} bits of its index.
 *
 * <p>After a repair some blocks are <em>outlines</em>, without edges. The costs from a node of such
 * a cluster are found when they are first asked for, and kept until the next repair of the cluster.
 * On a level above the first, the nodes of an outline are one component, though not all may be
 * joined.
 */
public final class Level {
  /** The cost of an intra-edge that does not exist. */
  public static final long NO_EDGE = ClusterDistances.UNREACHED;

  private static final int ARRAY_HEADER_BYTES = 16;
  private static final int REFERENCE_BYTES = 4;

  private final GridGraph graph;
  private final Clusters clusters;
  private final short[][] blocks;
  private final BlockLayout layout;
  private int slotBits;
  private long longestEdge;

  /**
   * By cluster, of outlines the rows that were found, by node; {@code null} until there are any.
   */
  private AtomicReferenceArray<long[]>[] rows;

  /** The clusters that had outlines, some of which may be whole again. */
  private final Ints outlines = new Ints();

  /** Finds the rows of outlines; used by one thread at a time. */
  private RowFinder finder;

  Level(GridGraph graph, Clusters clusters, BlockLayout layout, short[][] blocks) {
    this(graph, clusters, layout, blocks, slotBits(blocks), longestEdge(layout, blocks));
  }

  private Level(
      GridGraph graph,
      Clusters clusters,
      BlockLayout layout,
      short[][] blocks,
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
   * A level of its own, to be repaired. Both share the blocks, which nobody writes.
   *
   * @param own a graph with the same moves
   */
  public Level copy(GridGraph own) {
    Level copy = new Level(own, clusters, layout, blocks.clone(), slotBits, longestEdge);
    for (int cluster : outlines()) {
      copy.outline(cluster, blocks[cluster]);
    }
    return copy;
  }

  /**
   * Replaces a block. The bits of an index never shrink, nor does the bound on edges, so that not
   * all blocks have to be looked at.
   */
  void replace(int cluster, short[] block) {
    blocks[cluster] = block;
    slotBits = Math.max(slotBits, slotBits(block));
    longestEdge = Math.max(longestEdge, layout.longestEdge(block));
    if (rows != null && !BlockLayout.isOutline(block)) {
      rows[cluster] = null;
    }
  }

  /** Replaces a block by an outline, of which no row is known. */
  @SuppressWarnings("unchecked")
  void outline(int cluster, short[] block) {
    replace(cluster, block);
    if (rows == null) {
      rows = (AtomicReferenceArray<long[]>[]) new AtomicReferenceArray<?>[blocks.length];
    }
    AtomicReferenceArray<long[]> known = rows[cluster];
    if (known == null) {
      outlines.add(cluster);
    }
    if (known == null || known.length() != BlockLayout.nodeCount(block)) {
      rows[cluster] = new AtomicReferenceArray<>(BlockLayout.nodeCount(block));
    } else {
      for (int i = 0; i < known.length(); i++) {
        known.setPlain(i, null);
      }
    }
  }

  /** Whether the block of a cluster has no edges. */
  public boolean isOutline(int cluster) {
    return BlockLayout.isOutline(blocks[cluster]);
  }

  /** Whether no block is an outline. */
  public boolean isWhole() {
    return outlines().length == 0;
  }

  /** The clusters whose blocks are outlines, in ascending order. */
  int[] outlines() {
    int[] listed = outlines.distinct();
    outlines.clear();
    for (int cluster : listed) {
      if (rows[cluster] != null) {
        outlines.add(cluster);
      }
    }
    return outlines.toArray();
  }

  /** What finds the rows of outlines from now on. */
  public void findRowsBy(RowFinder rowFinder) {
    finder = rowFinder;
  }

  /** Whether the costs from node {@code i} of such a cluster were found since its last repair. */
  public boolean knowsRow(int cluster, int i) {
    return rows[cluster].get(i) != null;
  }

  /**
   * The costs from node {@code i} of a cluster whose block is an outline to all nodes of the
   * cluster, as {@link #row} has them; not to be written. Kept until the next repair of the
   * cluster; {@link #longestEdge()} holds for it afterwards.
   */
  public long[] outlinedRow(int cluster, int i) {
    long[] row = rows[cluster].get(i);
    if (row != null) {
      return row;
    }
    synchronized (this) {
      row = new long[nodeCount(cluster)];
      finder.find(cluster, i, row);
      for (long cost : row) {
        longestEdge = Math.max(longestEdge, cost == NO_EDGE ? 0 : cost);
      }
      rows[cluster].set(i, row);
      return row;
    }
  }

  /** This level with the edges of each node side by side, for a search of all of it. */
  public Level squared() {
    short[][] squared =
        Arrays.stream(blocks).parallel().map(BlockLayout::squared).toArray(short[][]::new);
    return new Level(graph, clusters, layout.squared(), squared, slotBits, longestEdge);
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

  /** A bound on the cost of every intra-edge, but for those of outlines that are not found yet. */
  public long longestEdge() {
    return longestEdge;
  }

  /** One more than the largest possible node. */
  public int nodeLimit() {
    return blocks.length << slotBits;
  }

  /** The blocks by cluster, now and after repairs to come; not to be written. */
  public short[][] blocks() {
    return blocks;
  }

  /** Whether another level has the same nodes and edges at the same costs, laid out alike. */
  public boolean sameAs(Level other) {
    return Arrays.deepEquals(blocks, other.blocks);
  }

  /** The layout by which a block is read. */
  public BlockLayout layout() {
    return layout;
  }

  /** The number of nodes of a cluster. */
  public int nodeCount(int cluster) {
    return BlockLayout.nodeCount(blocks[cluster]);
  }

  /** The most nodes that any cluster has. */
  public int mostNodes() {
    return 1 << slotBits;
  }

  /** The number of nodes. */
  public int nodeCount() {
    int count = 0;
    for (int cluster = 0; cluster < blocks.length; cluster++) {
      count += nodeCount(cluster);
    }
    return count;
  }

  /** The cell of node {@code i} of a cluster. */
  public int cell(int cluster, int i) {
    return clusters.ringCell(cluster, BlockLayout.place(blocks[cluster], i));
  }

  /** The mask of the directions in which inter-edges leave node {@code i} of a cluster. */
  public int crossings(int cluster, int i) {
    return BlockLayout.crossings(blocks[cluster], i);
  }

  /**
   * The node to which the inter-edge leads that leaves node {@code i} of a cluster in direction
   * {@code d}, a bit of {@link #crossings}.
   */
  public int interEdgeTarget(int cluster, int i, int d) {
    short[] block = blocks[cluster];
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
    return ring < 0 ? -1 : BlockLayout.indexOf(blocks[clusters.of(cell)], ring);
  }

  /**
   * The costs from node {@code i} to all nodes of its cluster: 0 for itself, {@link #NO_EDGE} where
   * there is no intra-edge.
   *
   * @param costs of at least that length; overwritten
   */
  public void row(int cluster, int i, long[] costs) {
    short[] block = blocks[cluster];
    if (BlockLayout.isOutline(block)) {
      System.arraycopy(outlinedRow(cluster, i), 0, costs, 0, BlockLayout.nodeCount(block));
      return;
    }
    Arrays.fill(costs, 0, BlockLayout.nodeCount(block), NO_EDGE);
    int component = BlockLayout.component(block, i);
    layout.readCosts(block, component, i, costs);
  }

  /** The cost of the intra-edge between two different nodes of a cluster, or {@link #NO_EDGE}. */
  public long cost(int cluster, int a, int b) {
    short[] block = blocks[cluster];
    if (BlockLayout.isOutline(block)) {
      return outlinedRow(cluster, a)[b];
    }
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

  /** The size of {@link #squared()}. */
  public long squareBytes() {
    return bytes(BlockLayout::squareLength);
  }

  /** The size in bytes of a table of this many clusters, without its elements. */
  static long tableBytes(int clusters) {
    return ARRAY_HEADER_BYTES + (long) REFERENCE_BYTES * clusters;
  }

  private long bytes(ToIntFunction<short[]> length) {
    long bytes = tableBytes(blocks.length);
    for (int cluster = 0; cluster < blocks.length; cluster++) {
      short[] block = blocks[cluster];
      if (block != BlockLayout.EMPTY) {
        bytes += ARRAY_HEADER_BYTES + 2L * length.applyAsInt(block) + 7 & -8;
      }
    }
    return bytes;
  }
}
