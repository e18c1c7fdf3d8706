package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Directions;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * The nodes that border a group of two by two clusters, and the distances between them inside it,
 * by elimination: every other node is removed in turn, after the distances over it were offered to
 * all that remain (Floyd, "Algorithm 97: Shortest Path", Communications of the ACM 5(6), 1962).
 *
 * <p>Time of the order of the group's nodes cubed, in a loop that compiles to vectors. 8 bytes for
 * every two nodes. For one thread.
 */
final class GroupDistances {
  /** The distance where there is no path; the sum of two of these does not overflow. */
  private static final long FAR = Long.MAX_VALUE >> 1;

  private final Level below;
  private final Clusters groups;
  private final int[] placeOfRing;
  private final int[] placeOfNode;
  private final boolean[] joinsChildren;
  private final long[] costs;
  private final long[] column;
  private final long[][] rows;
  private int bordering;
  private int count;

  /** A workspace for the groups of a level's clusters. */
  GroupDistances(Level below, Clusters groups) {
    this.below = below;
    this.groups = groups;
    int most = 4 * below.mostNodes();
    placeOfRing = new int[groups.ringLength()];
    placeOfNode = new int[most];
    joinsChildren = new boolean[most];
    costs = new long[below.mostNodes()];
    column = new long[groups.ringLength()];
    rows = new long[most][];
  }

  /**
   * Finds the nodes whose inter-edges leave a group, and the distances between them.
   *
   * @param masks for each place on the group's ring the directions of those inter-edges;
   *     overwritten
   */
  void find(int group, int[] masks) {
    Arrays.fill(masks, 0);
    for (int slot = 0; slot < 4; slot++) {
      findLeaving(child(group, slot), masks);
    }
    bordering = 0;
    for (int ring = 0; ring < masks.length; ring++) {
      if (masks[ring] != 0) {
        placeOfRing[ring] = bordering++;
      }
    }
    if (bordering == 0) {
      return;
    }
    count = bordering;
    for (int slot = 0; slot < 4; slot++) {
      placeNodes(child(group, slot), slot, masks);
    }
    for (int slot = 0; slot < 4; slot++) {
      join(child(group, slot), slot);
    }
    eliminate();
  }

  /** The distance between the nodes at two places on the ring, or {@link Level#NO_EDGE}. */
  long distance(int ringA, int ringB) {
    int a = placeOfRing[ringA];
    int b = placeOfRing[ringB];
    long distance = a == b ? 0 : rows[Math.max(a, b)][Math.min(a, b)];
    return distance < FAR ? distance : Level.NO_EDGE;
  }

  /** The cluster in a quarter of a group, -1 if the map does not reach there. */
  private int child(int group, int slot) {
    int x = 2 * (group % groups.columns()) + (slot & 1);
    int y = 2 * (group / groups.columns()) + (slot >> 1);
    Clusters children = below.clusters();
    return x < children.columns() && y < children.rows() ? y * children.columns() + x : -1;
  }

  private void findLeaving(int child, int[] masks) {
    for (int i = 0; child >= 0 && i < below.nodeCount(child); i++) {
      int ring = groups.ringOf(below.cell(child, i));
      if (ring >= 0) {
        for (int bits = below.crossings(child, i); bits != 0; bits &= bits - 1) {
          int d = Integer.numberOfTrailingZeros(bits);
          masks[ring] |= groups.leaves(ring, d) ? 1 << d : 0;
        }
      }
    }
  }

  /** Bordering nodes come first, in the order of their ring, so that the others can be cut off. */
  private void placeNodes(int child, int slot, int[] masks) {
    for (int i = 0; child >= 0 && i < below.nodeCount(child); i++) {
      int ring = groups.ringOf(below.cell(child, i));
      int place = ring >= 0 && masks[ring] != 0 ? placeOfRing[ring] : count++;
      placeOfNode[slot << below.slotBits() | i] = place;
      joinsChildren[place] = false;
      if (rows[place] == null) {
        rows[place] = new long[place];
      }
      Arrays.fill(rows[place], FAR);
    }
  }

  /** Enters the edges of a child's nodes: those inside it, and those to other children. */
  private void join(int child, int slot) {
    int slotBits = below.slotBits();
    byte[] leadsTo = below.clusters().leadsTo();
    for (int i = 0; child >= 0 && i < below.nodeCount(child); i++) {
      int place = placeOfNode[slot << slotBits | i];
      below.row(child, i, costs);
      for (int j = 0; j < i; j++) {
        if (costs[j] != Level.NO_EDGE) {
          enter(place, placeOfNode[slot << slotBits | j], costs[j]);
        }
      }
      int cell = below.cell(child, i);
      int ring = below.clusters().ringOf(cell);
      for (int bits = below.crossings(child, i); bits != 0; bits &= bits - 1) {
        int d = Integer.numberOfTrailingZeros(bits);
        int toward = leadsTo[ring << 3 | d];
        int x = (slot & 1) + Directions.dx(toward);
        int y = (slot >> 1) + Directions.dy(toward);
        if (x >> 1 == 0 && y >> 1 == 0) {
          int target = below.interEdgeTarget(child, i, d) & below.mostNodes() - 1;
          int other = placeOfNode[(y << 1 | x) << slotBits | target];
          enter(place, other, below.graph().cost(cell, d));
          joinsChildren[place] = true;
        }
      }
    }
  }

  private void enter(int a, int b, long cost) {
    long[] row = rows[Math.max(a, b)];
    row[Math.min(a, b)] = Math.min(row[Math.min(a, b)], cost);
  }

  private void eliminate() {
    for (int k = count - 1; k >= bordering; k--) {
      shorten(rows[k], k);
    }
    for (int k = 0; k < bordering; k++) {
      if (joinsChildren[k]) {
        System.arraycopy(rows[k], 0, column, 0, k);
        column[k] = 0;
        for (int i = k + 1; i < bordering; i++) {
          column[i] = rows[i][k];
        }
        shorten(column, bordering);
      }
    }
  }

  /** Shortens the distances among the nodes before {@code end} by paths over one node. */
  private void shorten(long[] via, int end) {
    for (int i = 1; i < end; i++) {
      long half = via[i];
      if (half < FAR) {
        long[] row = rows[i];
        for (int j = 0; j < i; j++) {
          row[j] = Math.min(row[j], half + via[j]);
        }
      }
    }
  }
}
