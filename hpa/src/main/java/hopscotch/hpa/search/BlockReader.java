package hopscotch.hpa.search;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.level.BlockLayout;
import hopscotch.hpa.level.Level;

/**
 * Reads the blocks of a level for a search. A search enters a cluster at a node. It goes along an
 * intra-edge to an exit, a node by which the cluster can be left, and from there along each
 * inter-edge.
 *
 * <pre>{@code
 * reader.enter(node);
 * for (int exit = reader.firstExit(); exit < reader.endExit(); exit++) {
 *   ... reader.edgeCosts()[exit & reader.slotMask()] ...
 *   for (int bits = reader.leaveBy(exit); bits != 0; bits &= bits - 1) {
 *     int d = Integer.numberOfTrailingZeros(bits);
 *     ... reader.target(d), reader.interEdgeCost(d) ...
 *   }
 * }
 * }</pre>
 *
 * <p>For one thread.
 */
final class BlockReader {
  private final Level level;
  private final short[][] blocks;
  private final BlockLayout layout;
  private final int slotBits;
  private final int slotMask;
  private final Clusters clusters;
  private final byte[] leadsTo;
  private final int[] ringX;
  private final int[] ringY;
  private final int columns;
  private final int side;
  private final int[] clusterOffsets;
  private final int[] cellOffsets;
  private final int[] moveCosts;
  private final byte[] terrain;
  private final int[] weights;
  private final byte[] inGroup;
  private final long[] row;
  private boolean staysInGroup;

  private int cluster;
  private int clusterX;
  private int clusterY;
  private int quarter;
  private short[] block;
  private int entered;
  private int component;
  private long[] edgeCosts;
  private int firstPlace;
  private int firstMask;
  private int firstNode;
  private int endNode;

  private int at;
  private int counted;
  private int place;
  private int crossings;

  BlockReader(Level level) {
    GridGraph graph = level.graph();
    this.level = level;
    blocks = level.blocks();
    layout = level.layout();
    slotBits = level.slotBits();
    slotMask = level.mostNodes() - 1;
    clusters = level.clusters();
    leadsTo = clusters.leadsTo();
    ringX = clusters.ringX();
    ringY = clusters.ringY();
    columns = clusters.columns();
    side = clusters.side();
    clusterOffsets = Directions.offsets(columns);
    cellOffsets = Directions.offsets(graph.map().stride());
    moveCosts = graph.moveCosts();
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    inGroup = clusters.inGroup();
    row = new long[level.mostNodes()];
  }

  /** Whether from now on inter-edges out of a group of two by two clusters are left out. */
  void stayInGroup(boolean stays) {
    staysInGroup = stays;
  }

  void enter(LevelEnd end) {
    enterCluster(end.cluster());
    edgeCosts = end.distances();
    firstNode = 0;
    endNode = BlockLayout.nodeCount(block);
    at = BlockLayout.firstTarget(block);
    counted = 0;
  }

  void enter(int node) {
    enterUnread(node);
    readEdges();
  }

  /** Enters the cluster of a node, at that node, but for {@link #edgeCosts}. */
  void enterUnread(int node) {
    enterCluster(node >>> slotBits);
    entered = node & slotMask;
    component = BlockLayout.component(block, entered);
    firstNode = BlockLayout.firstNode(block, component);
    endNode = BlockLayout.firstNode(block, component + 1);
    rewind();
  }

  private void rewind() {
    at = BlockLayout.firstTarget(block, component);
    counted = firstNode;
  }

  /** Whether a search is needed for {@link #edgeCosts}, since a repair has left them out. */
  boolean lacksEdges() {
    return BlockLayout.isOutline(block) && !level.knowsRow(cluster, entered);
  }

  /**
   * Reads the costs of the edges from the node at which the cluster was entered. Exits may be gone
   * to from the first on again.
   */
  void readEdges() {
    rewind();
    if (BlockLayout.isOutline(block)) {
      edgeCosts = level.outlinedRow(cluster, entered);
    } else {
      layout.readCosts(block, component, entered, row);
      edgeCosts = row;
    }
  }

  private void enterCluster(int next) {
    cluster = next;
    block = blocks[next];
    firstPlace = BlockLayout.firstPlace(block);
    firstMask = BlockLayout.firstMask(block);
    clusterY = next / columns;
    clusterX = next - clusterY * columns;
    quarter = clusterX & 1 | (clusterY & 1) << 1;
  }

  /** The first node by which the cluster may be left. */
  int firstExit() {
    return cluster << slotBits | firstNode;
  }

  /** One more than the last node by which the cluster may be left. */
  int endExit() {
    return (cluster << slotBits) + endNode;
  }

  /**
   * The costs of the edges from where the cluster was entered to its exits, by exit {@code &}
   * {@link #slotMask()}; {@link Level#NO_EDGE} if there is none, as there may be from an end. Not
   * to be written, and overwritten when the next node is entered.
   */
  long[] edgeCosts() {
    return edgeCosts;
  }

  /** The bits of a node that are its index within its cluster. */
  int slotMask() {
    return slotMask;
  }

  /**
   * Goes to an exit and gives the mask of the directions of its inter-edges. Exits are gone to in
   * ascending order.
   */
  int leaveBy(int exit) {
    int i = exit & slotMask;
    for (; counted < i; counted++) {
      at += Integer.bitCount(block[firstMask + counted]);
    }
    place = block[firstPlace + i] & 0xffff;
    crossings = block[firstMask + i];
    return staysInGroup ? crossings & inGroup[place << 2 | quarter] : crossings;
  }

  /** The node that the exit's inter-edge in direction {@code d} leads to. */
  int target(int d) {
    int next = cluster + clusterOffsets[leadsTo[place << 3 | d]];
    return next << slotBits | block[at + Integer.bitCount(crossings & (1 << d) - 1)];
  }

  /** The cost of the exit's inter-edge in direction {@code d}. */
  long interEdgeCost(int d) {
    if (weights == null) {
      return moveCosts[d];
    }
    int cell = clusters.ringCell(cluster, place);
    return (long) moveCosts[d] * (weights[terrain[cell]] + weights[terrain[cell + cellOffsets[d]]]);
  }

  /** The column of the map that the exit's inter-edge in direction {@code d} leads to. */
  int targetX(int d) {
    return clusterX * side + ringX[place] + Directions.dx(d);
  }

  /** The row of the map that the exit's inter-edge in direction {@code d} leads to. */
  int targetY(int d) {
    return clusterY * side + ringY[place] + Directions.dy(d);
  }

  /** By how many columns the exit lies to the east of where the cluster was entered. */
  int exitDx() {
    return ringX[place] - ringX[BlockLayout.place(block, entered)];
  }

  /** By how many rows the exit lies to the south of where the cluster was entered. */
  int exitDy() {
    return ringY[place] - ringY[BlockLayout.place(block, entered)];
  }

  /** The cell of any node. */
  int cellOf(int node) {
    int of = node >>> slotBits;
    return clusters.ringCell(of, BlockLayout.place(blocks[of], node & slotMask));
  }
}
