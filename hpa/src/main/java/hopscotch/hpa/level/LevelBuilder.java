package hopscotch.hpa.level;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.ClusterParts;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import java.util.Arrays;

/**
 * Builds the blocks of one level, each by itself: its nodes, and between them the distances within
 * the cluster, on the lowest level by a search from each. Only the targets of inter-edges need the
 * blocks of the neighbours, so they are written last. A workspace for one thread.
 */
final class LevelBuilder {
  private final Clusters clusters;
  private final Crossings crossings;
  private final ClusterDistances cells;
  private final ClusterParts parts;
  private final GroupDistances nodes;
  private final BlockLayout layout;
  private final BlockWriter writer;
  private final int[] clusterOffsets;
  private final int[] cellOffsets;
  private GridGraph graph;
  private int source;

  private final int[] masks;
  private final int[] found;
  private final int[] places;
  private final int[] firsts;
  private final long[] fromFirst;
  private final short[] targets;
  private int nodeCount;
  private int componentCount;

  /** For the lowest level, over cells. */
  LevelBuilder(GridGraph graph, Clusters clusters, Crossings crossings, BlockLayout layout) {
    this(graph, clusters, crossings, new ClusterDistances(graph, clusters), null, layout);
  }

  /** For the level above another, over groups of its clusters. */
  LevelBuilder(Level below, Clusters groups, BlockLayout layout) {
    this(below.graph(), groups, null, null, below, layout);
  }

  private LevelBuilder(
      GridGraph graph,
      Clusters clusters,
      Crossings crossings,
      ClusterDistances cells,
      Level below,
      BlockLayout layout) {
    this.graph = graph;
    this.clusters = clusters;
    this.crossings = crossings;
    this.cells = cells;
    parts = cells == null ? null : new ClusterParts(clusters, graph.movement());
    nodes = below == null ? null : new GroupDistances(below, clusters);
    this.layout = layout;
    writer = new BlockWriter(layout);
    clusterOffsets = Directions.offsets(clusters.columns());
    cellOffsets = Directions.offsets(graph.map().stride());
    masks = new int[clusters.ringLength()];
    found = new int[clusters.ringLength()];
    places = new int[clusters.ringLength()];
    firsts = new int[clusters.ringLength() + 1];
    fromFirst = new long[clusters.ringLength()];
    targets = new short[Directions.COUNT * clusters.ringLength()];
  }

  /** Whether it can turn to another changed map at the same costs. */
  boolean isFor(GridGraph changed) {
    return cells.isFor(changed);
  }

  /** The clusters to come are those of level 1 of a graph it {@link #isFor}. */
  void turnTo(GridGraph changed) {
    graph = changed;
  }

  /** Whether there is room for the groups of a level's clusters. */
  boolean hasRoomFor(Level below) {
    return nodes.hasRoomFor(below);
  }

  /** The clusters to come are groups of those of a level there is {@linkplain #hasRoomFor room}. */
  void turnTo(Level below) {
    graph = below.graph();
    nodes.turnTo(below);
  }

  /** Releases the map, since no clusters are to come for now. */
  void releaseMap() {
    graph = null;
    if (nodes != null) {
      nodes.turnTo(null);
    }
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
    findNodes();
    if (nodeCount == 0) {
      return BlockLayout.EMPTY;
    }
    if (cells != null) {
      cells.enter(graph, cluster);
    }
    orderByComponent();
    writer.begin(firsts, componentCount, places, masks, true);
    for (int component = 0; component < componentCount; component++) {
      findCosts(component);
    }
    return writer.block();
  }

  /**
   * The block of a cluster without edges, and without the targets of its inter-edges; the one from
   * before if no cell of the cluster was altered and it has the same nodes.
   *
   * @param before that block
   * @param isAltered whether distances inside the cluster can differ
   */
  short[] outline(int cluster, short[] before, boolean isAltered) {
    if (nodes == null) {
      crossings.find(graph, clusters, cluster, masks);
    } else {
      nodes.findNodes(cluster, masks);
    }
    findNodes();
    if (nodeCount == 0) {
      return BlockLayout.EMPTY;
    }
    if (!isAltered && hasNodesFound(before)) {
      return before;
    }
    if (nodes == null) {
      parts.enter(graph, cluster);
      orderByPart(cluster);
    } else {
      System.arraycopy(found, 0, places, 0, nodeCount);
      componentCount = 1;
      firsts[0] = 0;
      firsts[1] = nodeCount;
    }
    writer.begin(firsts, componentCount, places, masks, false);
    return writer.block();
  }

  private void findNodes() {
    nodeCount = 0;
    for (int ring = 0; ring < masks.length; ring++) {
      if (masks[ring] != 0) {
        found[nodeCount++] = ring;
      }
    }
  }

  /** Whether a block has the nodes that were found, with the same crossings. */
  private boolean hasNodesFound(short[] block) {
    boolean isSame = BlockLayout.nodeCount(block) == nodeCount;
    for (int i = 0; i < nodeCount && isSame; i++) {
      isSame = BlockLayout.crossings(block, i) == (short) masks[BlockLayout.place(block, i)];
    }
    return isSame;
  }

  /** Sorts the nodes found into components, in the order of their first places. */
  private void orderByComponent() {
    int ordered = 0;
    componentCount = 0;
    for (int left = nodeCount; left > 0; ) {
      firsts[componentCount++] = ordered;
      places[ordered++] = found[0];
      searchFrom(found[0], found, 1, left);
      int apart = 0;
      for (int i = 1; i < left; i++) {
        if (distance(found[i]) == Level.NO_EDGE) {
          found[apart++] = found[i];
        } else {
          fromFirst[ordered] = distance(found[i]);
          places[ordered++] = found[i];
        }
      }
      left = apart;
    }
    firsts[componentCount] = nodeCount;
  }

  /** The same order, of nodes of level 1, without their distances. */
  private void orderByPart(int cluster) {
    int ordered = 0;
    componentCount = 0;
    for (int left = nodeCount; left > 0; ) {
      firsts[componentCount++] = ordered;
      int part = parts.part(clusters.ringCell(cluster, found[0]));
      int apart = 0;
      for (int i = 0; i < left; i++) {
        if (parts.part(clusters.ringCell(cluster, found[i])) == part) {
          places[ordered++] = found[i];
        } else {
          found[apart++] = found[i];
        }
      }
      left = apart;
    }
    firsts[componentCount] = nodeCount;
  }

  private void findCosts(int component) {
    int first = firsts[component];
    for (int i = first + 1; i < firsts[component + 1]; i++) {
      searchFrom(places[i], places, first + 1, i);
      writer.add(fromFirst[i]);
      for (int j = first + 1; j < i; j++) {
        writer.add(distance(places[j]));
      }
    }
  }

  /** Finds the distances from a place to others, those from index {@code first} to {@code end}. */
  private void searchFrom(int place, int[] others, int first, int end) {
    source = place;
    if (cells != null && first < end) {
      cells.find(place, others, first, end);
    }
  }

  private long distance(int place) {
    return cells == null ? nodes.distance(source, place) : cells.distance(place);
  }

  /**
   * Writes the targets of a cluster's inter-edges into its block.
   *
   * @param blocks those of its neighbours by cluster, with or without targets
   */
  void writeTargets(int cluster, short[][] blocks) {
    int count = findTargets(cluster, blocks);
    short[] block = blocks[cluster];
    System.arraycopy(targets, 0, block, BlockLayout.firstTarget(block), count);
  }

  /**
   * The block of a cluster with its targets: the one from before if nothing differs.
   *
   * @param before that block, which is not written
   * @param blocks those of a level by cluster, that of this one too
   */
  short[] linked(int cluster, short[] before, short[]... blocks) {
    int count = findTargets(cluster, blocks);
    short[] block = blocks[cluster];
    int first = BlockLayout.firstTarget(block);
    if (block == before && Arrays.equals(targets, 0, count, block, first, first + count)) {
      return block;
    }
    short[] linked = block == before ? block.clone() : block;
    System.arraycopy(targets, 0, linked, first, count);
    return Arrays.equals(linked, before) ? before : linked;
  }

  private int findTargets(int cluster, short[]... blocks) {
    short[] block = blocks[cluster];
    int count = 0;
    for (int i = 0; i < BlockLayout.nodeCount(block); i++) {
      int place = BlockLayout.place(block, i);
      int cell = clusters.ringCell(cluster, place);
      for (int bits = BlockLayout.crossings(block, i); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int other = cluster + clusterOffsets[clusters.leadsTo()[place << 3 | d]];
        int targetPlace = clusters.ringOf(cell + cellOffsets[d]);
        targets[count++] = (short) BlockLayout.indexOf(blocks[other], targetPlace);
      }
    }
    return count;
  }
}
