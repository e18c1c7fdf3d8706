package hopscotch.hpa.level;

import hopscotch.core.grid.Directions;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * The nodes that border a group of two by two clusters, and the distances between them inside it.
 * The clusters in the west and in the east are joined, and then the north and the south.
 *
 * <p>The distances inside two parts are known when they are joined. So a path goes from one to the
 * other at the nodes of the first that have an inter-edge there, and between two of those in one
 * known distance. They get edges to whatever can be reached in the second part after one
 * inter-edge, and distances over each of them are offered to all nodes that lead on from the two
 * parts.
 *
 * <p>Time of the order of the nodes at the seam, times the square of those that lead on. For one
 * thread.
 */
final class GroupDistances {
  private static final int OUTSIDE = 1 << 4;

  private final Clusters groups;
  private Level below;
  private final int[] clusters = new int[4];
  private final int[] placeOfRing;

  /** The place of each node, by quarter and by index in its cluster. */
  private final int[] placeOfNode;

  /**
   * Likewise the quarters to which its inter-edges lead, one bit for each, and {@link #OUTSIDE}.
   */
  private final byte[] ways;

  private final Part west;
  private final Part east;
  private final Part north;
  private final Part south;
  private final Part whole;

  private int[] seamNodes = new int[16];
  private int[] seamTargets = new int[16];
  private long[] seamCosts = new long[16];
  private int seamCount;

  /** Nodes of some clusters of the group, and the distances between them there. */
  private static final class Part {
    final NodeDistances distances = new NodeDistances();
    final int[] nodes;

    /** For each node, its place in the part from which it was taken. */
    final int[] origins;

    int quarters;
    int count;

    Part(int most) {
      nodes = new int[most];
      origins = new int[most];
    }

    void add(int node, int origin) {
      nodes[count] = node;
      origins[count++] = origin;
    }
  }

  GroupDistances(Level below, Clusters groups) {
    this.groups = groups;
    this.below = below;
    int most = below.mostNodes();
    placeOfRing = new int[groups.ringLength()];
    placeOfNode = new int[4 * most];
    ways = new byte[4 * most];
    west = new Part(most);
    east = new Part(most);
    north = new Part(2 * most);
    south = new Part(2 * most);
    whole = new Part(4 * most);
  }

  boolean hasRoomFor(Level level) {
    return placeOfNode.length >= 4 * level.mostNodes();
  }

  /** The groups to come are of a level that {@linkplain #hasRoomFor has room}, or of none. */
  void turnTo(Level level) {
    below = level;
  }

  /**
   * Finds the nodes whose inter-edges leave a group.
   *
   * @param masks for each place on the group's ring the directions of those inter-edges;
   *     overwritten
   */
  void findNodes(int group, int[] masks) {
    Arrays.fill(masks, 0);
    byte[] inGroup = below.clusters().inGroup();
    for (int quarter = 0; quarter < clusters.length; quarter++) {
      int nodes = enter(group, quarter) ? below.nodeCount(clusters[quarter]) : 0;
      for (int i = 0; i < nodes; i++) {
        short[] block = below.blocks()[clusters[quarter]];
        int place = BlockLayout.place(block, i);
        int leaving = BlockLayout.crossings(block, i) & ~inGroup[place << 2 | quarter];
        if (leaving != 0) {
          masks[groups.ringOf(below.clusters().ringCell(clusters[quarter], place))] = leaving;
        }
      }
    }
  }

  /** As {@link #findNodes}, and the distances between these nodes. */
  void find(int group, int[] masks) {
    findNodes(group, masks);
    joinRow(group, 0, north);
    joinRow(group, 2, south);
    join(north, south, whole);
    for (int k = 0; k < whole.count; k++) {
      int cluster = clusters[whole.nodes[k] >>> below.slotBits()];
      int cell = below.cell(cluster, whole.nodes[k] & below.mostNodes() - 1);
      placeOfRing[groups.ringOf(cell)] = k;
    }
  }

  /** The distance between the nodes at two places on the ring, or {@link Level#NO_EDGE}. */
  long distance(int ringA, int ringB) {
    long distance = whole.distances.get(placeOfRing[ringA], placeOfRing[ringB]);
    return distance < NodeDistances.FAR ? distance : Level.NO_EDGE;
  }

  private void joinRow(int group, int quarter, Part row) {
    read(group, quarter, west);
    read(group, quarter + 1, east);
    join(west, east, row);
  }

  /** Finds the cluster in a quarter of a group; false where the map does not reach. */
  private boolean enter(int group, int quarter) {
    Clusters children = below.clusters();
    int x = 2 * (group % groups.columns()) + (quarter & 1);
    int y = 2 * (group / groups.columns()) + (quarter >> 1);
    clusters[quarter] = y * children.columns() + x;
    return x < children.columns() && y < children.rows();
  }

  /** Reads the cluster in a quarter of a group, without nodes where the map does not reach. */
  private void read(int group, int quarter, Part part) {
    part.quarters = 1 << quarter;
    part.count = 0;
    if (!enter(group, quarter)) {
      return;
    }
    short[] block = below.blocks()[clusters[quarter]];
    part.distances.clear(BlockLayout.nodeCount(block));
    for (int component = 0; component < BlockLayout.componentCount(block); component++) {
      int end = BlockLayout.firstNode(block, component + 1);
      for (int i = BlockLayout.firstNode(block, component); i < end; i++) {
        below.layout().readCostsBefore(block, component, i, part.distances.row(i));
        int node = quarter << below.slotBits() | i;
        placeOfNode[node] = i;
        ways[node] = (byte) ways(block, i, quarter);
        part.add(node, i);
      }
    }
  }

  private int ways(short[] block, int i, int quarter) {
    byte[] leadsTo = below.clusters().leadsTo();
    int place = BlockLayout.place(block, i);
    int ways = 0;
    for (int bits = BlockLayout.crossings(block, i); bits != 0; bits &= bits - 1) {
      int toward = leadsTo[place << 3 | Integer.numberOfTrailingZeros(bits)];
      ways |= way(quarter, toward);
    }
    return ways;
  }

  /** The bit of the quarter in a direction from another. */
  private static int way(int quarter, int toward) {
    int x = (quarter & 1) + Directions.dx(toward);
    int y = (quarter >> 1) + Directions.dy(toward);
    return x >> 1 == 0 && y >> 1 == 0 ? 1 << (y << 1 | x) : OUTSIDE;
  }

  /** The distances in two parts together, between the nodes that lead on from there. */
  private void join(Part a, Part b, Part both) {
    both.quarters = a.quarters | b.quarters;
    both.count = 0;
    take(b, both);
    int firstOfA = both.count;
    take(a, both);
    int leadingOn = both.count;
    for (int i = 0; i < a.count; i++) {
      if (leadsInto(a.nodes[i], b) && !leadsOn(a.nodes[i], both)) {
        both.add(a.nodes[i], i);
      }
    }
    both.distances.clear(both.count);
    copy(b, both, 0, firstOfA);
    copy(a, both, firstOfA, both.count);
    findSeam(b, both, firstOfA);
    reachOver(b, both, firstOfA);
    both.distances.removeLast(both.count - leadingOn);
    both.count = leadingOn;
    for (int k = firstOfA; k < leadingOn; k++) {
      if (leadsInto(both.nodes[k], b)) {
        both.distances.passOver(k);
      }
    }
    for (int k = 0; k < leadingOn; k++) {
      placeOfNode[both.nodes[k]] = k;
    }
  }

  private boolean leadsOn(int node, Part part) {
    return (ways[node] & ~part.quarters) != 0;
  }

  private boolean leadsInto(int node, Part part) {
    return (ways[node] & part.quarters) != 0;
  }

  private void take(Part from, Part both) {
    for (int i = 0; i < from.count; i++) {
      if (leadsOn(from.nodes[i], both)) {
        both.add(from.nodes[i], i);
      }
    }
  }

  /** Copies the distances between the nodes of one part. */
  private static void copy(Part from, Part both, int first, int end) {
    for (int k = first; k < end; k++) {
      long[] row = both.distances.row(k);
      for (int j = first; j < k; j++) {
        row[j] = from.distances.get(both.origins[k], both.origins[j]);
      }
    }
  }

  /** Finds the inter-edges between two parts. */
  private void findSeam(Part b, Part both, int firstOfA) {
    seamCount = 0;
    for (int k = firstOfA; k < both.count; k++) {
      if (!leadsInto(both.nodes[k], b)) {
        continue;
      }
      int quarter = both.nodes[k] >>> below.slotBits();
      int i = both.nodes[k] & below.mostNodes() - 1;
      short[] block = below.blocks()[clusters[quarter]];
      int place = BlockLayout.place(block, i);
      int cell = below.clusters().ringCell(clusters[quarter], place);
      for (int bits = BlockLayout.crossings(block, i); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int way = way(quarter, below.clusters().leadsTo()[place << 3 | d]);
        if ((way & b.quarters) != 0) {
          int target = below.interEdgeTarget(clusters[quarter], i, d) & below.mostNodes() - 1;
          int other = Integer.numberOfTrailingZeros(way) << below.slotBits() | target;
          addSeam(k, placeOfNode[other], below.graph().cost(cell, d));
        }
      }
    }
  }

  private void addSeam(int node, int target, long cost) {
    if (seamCount == seamNodes.length) {
      seamNodes = Arrays.copyOf(seamNodes, 2 * seamCount);
      seamTargets = Arrays.copyOf(seamTargets, 2 * seamCount);
      seamCosts = Arrays.copyOf(seamCosts, 2 * seamCount);
    }
    seamNodes[seamCount] = node;
    seamTargets[seamCount] = target;
    seamCosts[seamCount++] = cost;
  }

  /** Gives the nodes of the first part edges to what they reach after one inter-edge. */
  private void reachOver(Part b, Part both, int firstOfA) {
    for (int e = 0; e < seamCount; e++) {
      for (int k = 0; k < firstOfA; k++) {
        long inside = b.distances.get(seamTargets[e], both.origins[k]);
        both.distances.offer(seamNodes[e], k, seamCosts[e] + inside);
      }
      for (int f = 0; f < e; f++) {
        if (seamNodes[e] != seamNodes[f]) {
          long inside = b.distances.get(seamTargets[e], seamTargets[f]);
          both.distances.offer(seamNodes[e], seamNodes[f], seamCosts[e] + inside + seamCosts[f]);
        }
      }
    }
  }
}
