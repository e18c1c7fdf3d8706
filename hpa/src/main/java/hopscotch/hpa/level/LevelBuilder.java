package hopscotch.hpa.level;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Ints;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.ClusterParts;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

  /**
   * A builder for the blocks of a level that is repaired.
   *
   * @param spare one for the same partition, which serves if it has room; or {@code null}
   * @param below the level below, {@code null} on the lowest
   */
  static LevelBuilder of(LevelBuilder spare, Level level, Level below, Crossings crossings) {
    if (below == null) {
      return spare != null && spare.cells.isFor(level.graph())
          ? spare
          : new LevelBuilder(level.graph(), level.clusters(), crossings, level.layout());
    }
    return spare != null && spare.nodes.hasRoomFor(below)
        ? spare
        : new LevelBuilder(below, level.clusters(), level.layout());
  }

  /** The clusters to come are those of a graph, or groups of those of a level; or none. */
  private void turnTo(GridGraph changed, Level below) {
    graph = changed;
    if (nodes != null) {
      nodes.turnTo(below);
    }
  }

  Level level(short[][] blocks) {
    return new Level(graph, clusters, layout, blocks);
  }

  /** The block of a cluster, without the targets of its inter-edges. */
  short[] block(int cluster) {
    findNodes(cluster, true);
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
   * Makes outlines of the touched clusters of a level, and names nodes anew across their borders.
   *
   * @param below the level below, {@code null} on the lowest
   * @param altered the clusters in which distances can differ, ascending
   * @param atRing the clusters whose nodes can differ, ascending
   * @param touched at least the clusters whose blocks differ in more than their targets, ascending
   * @return the blocks that were replaced
   */
  ReplacedBlocks repair(Level level, Level below, int[] altered, int[] atRing, int... touched) {
    turnTo(level.graph(), below);
    short[][] before = new short[touched.length][];
    boolean[] differs = new boolean[touched.length];
    for (int k = 0; k < touched.length; k++) {
      before[k] = level.blocks()[touched[k]];
      boolean isAltered = Arrays.binarySearch(altered, touched[k]) >= 0;
      if (Arrays.binarySearch(atRing, touched[k]) >= 0) {
        findNodes(touched[k], false);
      } else {
        takeNodes(before[k]);
      }
      short[] outline = outline(touched[k], before[k], isAltered);
      differs[k] = outline != before[k] || isAltered && nodeCount > 0;
      if (differs[k]) {
        level.outline(touched[k], outline);
      }
    }
    turnTo(null, null);
    return link(level, before, differs, touched);
  }

  /** Finds the edges of a cluster whose block is an outline; {@code below} is null on level 1. */
  void complete(Level level, Level below, int cluster) {
    turnTo(level.graph(), below);
    short[][] before = {level.blocks()[cluster]};
    level.replace(cluster, block(cluster));
    turnTo(null, null);
    link(level, before, new boolean[] {true}, cluster);
  }

  /**
   * The block of a cluster without edges, and without the targets of its inter-edges, with the
   * nodes that were found; the one from before if no cell of the cluster was altered and it has the
   * same nodes, or if it is the same outline.
   *
   * @param before that block
   * @param isAltered whether distances inside the cluster can differ
   */
  private short[] outline(int cluster, short[] before, boolean isAltered) {
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
    if (isOutlineFound(before)) {
      return before;
    }
    writer.begin(firsts, componentCount, places, masks, false);
    return writer.block();
  }

  /** Whether a block is an outline with the nodes that were found, in the same order. */
  private boolean isOutlineFound(short[] block) {
    boolean isSame =
        BlockLayout.isOutline(block)
            && BlockLayout.componentCount(block) == componentCount
            && hasNodesFound(block);
    for (int component = 0; component < componentCount && isSame; component++) {
      isSame = BlockLayout.firstNode(block, component) == firsts[component];
    }
    for (int i = 0; i < nodeCount && isSame; i++) {
      isSame = BlockLayout.place(block, i) == places[i];
    }
    return isSame;
  }

  /** Finds the nodes of a cluster, and on a level above the lowest the distances between them. */
  private void findNodes(int cluster, boolean withDistances) {
    if (nodes == null) {
      crossings.find(graph, clusters, cluster, masks);
    } else if (withDistances) {
      nodes.find(cluster, masks);
    } else {
      nodes.findNodes(cluster, masks);
    }
    listNodes();
  }

  /** Takes the nodes that a cluster had before. */
  private void takeNodes(short... before) {
    Arrays.fill(masks, 0);
    for (int i = 0; i < BlockLayout.nodeCount(before); i++) {
      masks[BlockLayout.place(before, i)] = BlockLayout.crossings(before, i);
    }
    listNodes();
  }

  private void listNodes() {
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
   * Writes the targets of touched clusters anew, and of the clusters beside them where a touched
   * one has other nodes.
   *
   * @param before the blocks that the touched clusters had, which are not written
   * @param differs for each touched cluster, whether its nodes or distances may be others
   * @return the blocks that were replaced since
   */
  private ReplacedBlocks link(Level level, short[][] before, boolean[] differs, int... touched) {
    short[][] blocks = level.blocks();
    Ints toLink = new Ints();
    Ints all = new Ints();
    all.addAll(touched);
    for (int k = 0; k < touched.length; k++) {
      short[] block = blocks[touched[k]];
      if (block != before[k] && BlockLayout.haveSameRegions(before[k], block)) {
        BlockLayout.copyTargets(before[k], block);
      } else if (block != before[k]) {
        toLink.add(touched[k]);
      }
      if (!BlockLayout.haveSameNodes(before[k], block)) {
        int x = clusters.x(touched[k]);
        int y = clusters.y(touched[k]);
        clusters.addIn(x - 1, x + clusters.side(), y - 1, y + clusters.side(), toLink);
      }
    }
    all.addAll(toLink.distinct());
    Ints replaced = new Ints();
    List<short[]> old = new ArrayList<>();
    for (int cluster : all.distinct()) {
      int k = Arrays.binarySearch(touched, cluster);
      short[] was = k < 0 ? blocks[cluster] : before[k];
      boolean isNew = k >= 0 && differs[k];
      boolean isLinked = toLink.indexOf(cluster) >= 0 && nameTargets(level, cluster, was);
      if (isNew || isLinked) {
        replaced.add(cluster);
        old.add(was);
      }
    }
    return new ReplacedBlocks(level, replaced, old);
  }

  /** Writes the targets of a cluster if they are not those of its block from before. */
  private boolean nameTargets(Level level, int cluster, short... was) {
    short[] block = level.blocks()[cluster];
    int count = findTargets(cluster, level.blocks());
    int first = BlockLayout.firstTarget(block);
    if (block == was && Arrays.equals(targets, 0, count, block, first, first + count)) {
      return false;
    }
    short[] linked = block == was ? block.clone() : block;
    System.arraycopy(targets, 0, linked, first, count);
    level.replace(cluster, linked);
    return true;
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
