package hopscotch.hpa.bounded;

import hopscotch.core.grid.Components;
import hopscotch.core.grid.Ints;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import java.io.IOException;
import java.util.Arrays;

/**
 * The distances on the map from a few far-away nodes to all nodes, which bound the distance of any
 * two from below (Goldberg, Harrelson, "Computing the Shortest Path: A* Search Meets Graph Theory",
 * SODA 2005). Each landmark is as far as possible from those before it.
 *
 * <p>A distance is kept in a byte: as steps above the least of its cluster, as wide as that cluster
 * needs for this landmark. So it is known within a step, and what is told of it are bounds: {@link
 * #least} and {@link #most}.
 *
 * <p>Distances stay where a map changes. A path over moves that were there before, and cost no
 * less, still costs at least what they prove; about others they say nothing ({@link #cheaper}).
 * Shared by threads. Immutable, but for a {@linkplain #copy copy}: while it is repaired nobody may
 * read it.
 */
final class CodedLandmarks {
  /** In place of steps: the landmark does not reach the node. */
  private static final int UNREACHED = 255;

  private static final int HEADER_BYTES = 16;
  private static final int REFERENCE_BYTES = 4;

  private final int count;
  private final int[] base;
  private final byte[] shifts;
  private final byte[][] steps;
  private final CheaperGround cheaper;

  private CodedLandmarks(
      int count, int[] base, byte[] shifts, byte[][] steps, CheaperGround cheaper) {
    this.cheaper = cheaper;
    this.count = count;
    this.base = base;
    this.shifts = shifts;
    this.steps = steps;
  }

  /**
   * The {@code count} landmarks of a graph; {@code null} if it has no nodes, or if distances take
   * more than 31 bits.
   *
   * @throws BudgetExhaustedException if the budget ran out
   */
  static CodedLandmarks of(CrossingGraph crossings, int count, BudgetMeter meter) {
    // List the nodes: the cluster and the cell of each.
    Ints nodes = new Ints();
    Ints cells = new Ints();
    int clusters = crossings.clusters().count();
    CodedLandmarks landmarks =
        new CodedLandmarks(
            count,
            new int[clusters * count],
            new byte[clusters * count],
            new byte[clusters][],
            new CheaperGround());
    for (int cluster = 0; cluster < crossings.clusters().count(); cluster++) {
      RingDistances ring = crossings.distances(cluster);
      landmarks.steps[cluster] = new byte[count * ring.nodeCount()];
      for (int place = ring.nextNode(0); place >= 0; place = ring.nextNode(place + 1)) {
        nodes.add(cluster);
        cells.add(crossings.clusters().ringCell(cluster, place));
      }
    }
    if (nodes.size() == 0) {
      return null;
    }
    Components components = crossings.graph().components();
    int[] nodeCells = cells.toArray();
    int landmark = components.mostConnected(nodeCells);
    // The first landmark is the node that is farthest from another one.
    long[] nearest = new long[nodeCells.length];
    Arrays.fill(nearest, Long.MAX_VALUE);
    MapDistances distances = new MapDistances(crossings.graph());
    for (int k = -1; k < count; k++) {
      meter.require(0, "finding landmarks");
      distances.findFrom(landmark);
      if (distances.largest() + crossings.graph().maxMoveCost() > Integer.MAX_VALUE) {
        return null;
      }
      // The next landmark is the node that is farthest from all of them so far.
      int farthest = 0;
      for (int i = 0; i < nodeCells.length; i++) {
        long distance = distances.to(nodeCells[i]);
        nearest[i] = Math.min(nearest[i], distance == MapDistances.UNREACHED ? -1 : distance);
        farthest = nearest[i] > nearest[farthest] ? i : farthest;
      }
      landmark = nodeCells[farthest];
      // Keep the distances; the node that only served to find the first one is forgotten.
      if (k < 0) {
        Arrays.setAll(nearest, i -> nearest[i] < 0 ? -1 : Long.MAX_VALUE);
      } else {
        landmarks.keep(k, distances, nodes, nodeCells);
      }
    }
    return landmarks;
  }

  /**
   * Writes the distances to an index file. The arrays, by cluster and landmark but for the last:
   *
   * <ol>
   *   <li>ints: the least distance in the cluster
   *   <li>bytes: the binary logarithm of a step
   *   <li>bytes, an array for each row of clusters: by node and landmark, the steps above the least
   * </ol>
   */
  void write(CrossingGraph crossings, IndexWriter out) throws IOException {
    out.ints(base);
    out.bytes(shifts);
    int columns = crossings.clusters().columns();
    for (int first = 0; first < steps.length; first += columns) {
      byte[] row = new byte[rowLength(crossings, first)];
      int at = 0;
      for (int cluster = first; cluster < first + columns; cluster++) {
        System.arraycopy(steps[cluster], 0, row, at, steps[cluster].length);
        at += steps[cluster].length;
      }
      out.bytes(row);
    }
  }

  private int rowLength(CrossingGraph crossings, int first) {
    int nodes = 0;
    for (int cluster = first; cluster < first + crossings.clusters().columns(); cluster++) {
      nodes += crossings.distances(cluster).nodeCount();
    }
    return Math.multiplyExact(nodes, count);
  }

  /**
   * Reads the distances of {@code count} landmarks that {@link #write} wrote for the same graph.
   *
   * @throws BadIndexException if the arrays hold no such distances
   */
  static CodedLandmarks read(CrossingGraph crossings, int count, IndexReader in)
      throws IOException {
    int clusters = crossings.clusters().count();
    int columns = crossings.clusters().columns();
    int[] base = in.ints("least distances", clusters * count);
    byte[] shifts = in.bytes("steps of distances", clusters * count);
    in.requireRange(base, 0, Integer.MAX_VALUE, "least distances");
    for (byte shift : shifts) {
      in.require(shift >= 0 && shift < Integer.SIZE, "a step of 2^" + shift, "2^0 to 2^31");
    }
    byte[][] steps = new byte[clusters][];
    CodedLandmarks landmarks = new CodedLandmarks(count, base, shifts, steps, new CheaperGround());
    for (int first = 0; first < clusters; first += columns) {
      byte[] row = in.bytes("distances of landmarks", landmarks.rowLength(crossings, first));
      int at = 0;
      for (int cluster = first; cluster < first + columns; cluster++) {
        int end = at + count * crossings.distances(cluster).nodeCount();
        steps[cluster] = Arrays.copyOfRange(row, at, end);
        at = end;
      }
    }
    return landmarks;
  }

  CodedLandmarks copy() {
    return new CodedLandmarks(count, base, shifts, steps.clone(), cheaper.copy());
  }

  /**
   * Where moves have become legal or cheaper since the distances were found. They say nothing about
   * paths over that ground.
   */
  CheaperGround cheaper() {
    return cheaper;
  }

  /**
   * Keeps the distances of those nodes of a cluster that are left after a change; new ones have
   * none.
   */
  void repair(int cluster, RingDistances old, RingDistances nodes) {
    byte[] kept = new byte[count * nodes.nodeCount()];
    Arrays.fill(kept, (byte) UNREACHED);
    int to = 0;
    for (int place = nodes.nextNode(0); place >= 0; place = nodes.nextNode(place + 1)) {
      if (old.isNode(place)) {
        System.arraycopy(steps[cluster], count * old.index(place), kept, to, count);
      }
      to += count;
    }
    steps[cluster] = kept;
  }

  /** Keeps the distances of a landmark. */
  private void keep(int k, MapDistances distances, Ints clusters, int... cells) {
    for (int first = 0; first < cells.length; ) {
      // The least and the largest distance in a cluster give the steps there.
      int cluster = clusters.get(first);
      int end = first;
      long least = Long.MAX_VALUE;
      long most = 0;
      for (; end < cells.length && clusters.get(end) == cluster; end++) {
        long distance = distances.to(cells[end]);
        if (distance != MapDistances.UNREACHED) {
          least = Math.min(least, distance);
          most = Math.max(most, distance);
        }
      }
      int shift = 0;
      while (most > least && most - least >> shift >= UNREACHED) {
        shift++;
      }
      base[cluster * count + k] = least == Long.MAX_VALUE ? 0 : (int) least;
      shifts[cluster * count + k] = (byte) shift;
      for (int i = first; i < end; i++) {
        long distance = distances.to(cells[i]);
        boolean isReached = distance != MapDistances.UNREACHED;
        long step = isReached ? distance - least >> shift : UNREACHED;
        steps[cluster][(i - first) * count + k] = (byte) step;
      }
      first = end;
    }
  }

  int count() {
    return count;
  }

  /** Whether a landmark reaches a node, by the index of the node in its cluster. */
  boolean reaches(int k, int cluster, int index) {
    return (steps[cluster][index * count + k] & 0xff) != UNREACHED;
  }

  /** The least that the distance of a node to a landmark that reaches it may be. */
  long least(int k, int cluster, int index) {
    int at = cluster * count + k;
    return base[at] + ((long) (steps[cluster][index * count + k] & 0xff) << shifts[at]);
  }

  /** The most that it may be. */
  long most(int k, int cluster, int index) {
    return least(k, cluster, index) + margin(k, cluster);
  }

  /** How much more than the least the distance of a node in a cluster may be. */
  long margin(int k, int cluster) {
    return (1L << shifts[cluster * count + k]) - 1;
  }

  /**
   * Lowers the least distances to landmarks, by landmark, to those by way of a node that they
   * reach, {@code rest} away.
   */
  void lower(long[] leasts, int cluster, int index, long rest) {
    final byte[] ofCluster = steps[cluster];
    final int first = cluster * count;
    final int row = index * count;
    for (int k = 0; k < count; k++) {
      int step = ofCluster[row + k] & 0xff;
      if (step != UNREACHED) {
        long least = base[first + k] + ((long) step << shifts[first + k]) + rest;
        leasts[k] = Math.min(leasts[k], least);
      }
    }
  }

  long bytes() {
    long bytes = 3L * HEADER_BYTES + 5L * base.length;
    for (byte[] ofCluster : steps) {
      bytes += REFERENCE_BYTES + (ofCluster.length == 0 ? 0 : HEADER_BYTES + ofCluster.length);
    }
    return bytes;
  }
}
