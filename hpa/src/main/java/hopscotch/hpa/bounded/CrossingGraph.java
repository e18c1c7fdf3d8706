package hopscotch.hpa.bounded;

import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.base.BudgetMeter;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.level.ClusterRows;
import java.util.Arrays;

/**
 * The abstract graph in which every legal move from one cluster into another is an edge, diagonal
 * moves and those over a corner of four clusters included. Its nodes are the cells with such a
 * move. Two nodes of a cluster are joined by their distance inside it. So a path in it costs what a
 * path of cells costs, and its shortest paths are shortest paths of the map.
 *
 * <p>Only the distances are kept. All else is read off the moves of the map: a <em>node</em> is a
 * number, its cluster above {@link #placeBits()} bits of its place on the cluster's ring. Shared by
 * threads. Immutable, but for a {@linkplain #copy copy}: while it is repaired nobody may read it.
 */
final class CrossingGraph {
  private static final int REFERENCE_BYTES = 4;

  private final GridGraph graph;
  private final Clusters clusters;
  private final int placeBits;
  private final byte[] leaving;
  private final int[] cellOffsets;
  private final int[] entered;
  private final RingDistances[] distances;

  /** Builds clusters after a change; {@code null} before the first. */
  private CrossingBuilder builder;

  private CrossingGraph(
      GridGraph graph, Clusters clusters, byte[] leaving, RingDistances[] distances) {
    this.graph = graph;
    this.clusters = clusters;
    this.leaving = leaving;
    this.distances = distances;
    placeBits = Integer.SIZE - Integer.numberOfLeadingZeros(clusters.ringLength() - 1);
    cellOffsets = new int[clusters.ringLength()];
    for (int place = 0; place < cellOffsets.length; place++) {
      int y = clusters.ringY()[place];
      cellOffsets[place] = y * graph.map().stride() + clusters.ringX()[place];
    }
    entered = entered(clusters);
  }

  /**
   * For each place and move, {@code place << 3 | d}, the place in the next cluster that the move
   * enters.
   */
  private static int[] entered(Clusters clusters) {
    int side = clusters.side();
    int[] placeOf = new int[side * side];
    for (int place = 0; place < clusters.ringLength(); place++) {
      placeOf[clusters.ringY()[place] * side + clusters.ringX()[place]] = place;
    }
    int[] entered = new int[clusters.ringLength() << 3];
    for (int i = 0; i < entered.length; i++) {
      int x = Math.floorMod(clusters.ringX()[i >> 3] + Directions.dx(i & 7), side);
      int y = Math.floorMod(clusters.ringY()[i >> 3] + Directions.dy(i & 7), side);
      entered[i] = placeOf[y * side + x];
    }
    return entered;
  }

  /**
   * Builds the graph.
   *
   * @param side of a cluster, in cells
   * @param threads how many build at once; the result does not depend on it
   * @throws BudgetExhaustedException if the budget ran out
   */
  static CrossingGraph build(GridGraph graph, int side, int threads, BudgetMeter meter) {
    Clusters clusters = Clusters.of(graph.map(), side);
    byte[] leaving = leaving(clusters);
    RingDistances[] built = new RingDistances[clusters.count()];
    new ClusterRows(clusters, threads, meter)
        .forEach(
            () -> new CrossingBuilder(graph, clusters, leaving),
            (builder, cluster) -> built[cluster] = builder.distances(cluster));
    return new CrossingGraph(graph, clusters, leaving, built);
  }

  /** For each place on the ring, the mask of the directions that lead out of the cluster. */
  private static byte[] leaving(Clusters clusters) {
    byte[] masks = new byte[clusters.ringLength()];
    for (int place = 0; place < masks.length; place++) {
      for (int d = 0; d < Directions.COUNT; d++) {
        int x = clusters.ringX()[place] + Directions.dx(d);
        int y = clusters.ringY()[place] + Directions.dy(d);
        boolean leaves = x < 0 || y < 0 || x >= clusters.side() || y >= clusters.side();
        masks[place] |= (byte) (leaves ? 1 << d : 0);
      }
    }
    return masks;
  }

  /** A copy on a graph of its own with the same moves, to be repaired; both share distances. */
  CrossingGraph copy(GridGraph own) {
    CrossingGraph copy = new CrossingGraph(own, clusters, leaving, distances.clone());
    for (int cluster = 0; cluster < distances.length; cluster++) {
      if (distances[cluster].isOutline()) {
        copy.repair(cluster, true);
      }
    }
    return copy;
  }

  /**
   * Repairs this graph, a copy, after the last changes of its map, which kept the scale of costs:
   * it then has the nodes and edges of one built anew. A change alters moves one cell around it, so
   * only clusters with a cell there are looked at. Distances inside them are found when they are
   * asked for.
   *
   * @param near the clusters with a cell within 1 of an altered one
   */
  void repair(ChangingGraph changing, int... near) {
    int[] altered = clusters.near(changing, 0);
    for (int cluster : near) {
      repair(cluster, Arrays.binarySearch(altered, cluster) >= 0);
    }
  }

  private void repair(int cluster, boolean isAltered) {
    distances[cluster] = builder().repaired(cluster, distances[cluster], isAltered, this);
  }

  /**
   * Finds all distances that repairs have left out.
   *
   * @throws BudgetExhaustedException if the budget ran out; what was found by then stays
   */
  void complete(BudgetMeter meter) {
    for (int cluster = 0; cluster < distances.length; cluster++) {
      if (distances[cluster].isOutline()) {
        meter.require(0, "finding the distances of clusters again");
        distances[cluster] = builder().distances(cluster);
      }
    }
  }

  /** The excesses of the distances from a node of a cluster to all, which a repair left out. */
  synchronized long[] findRow(int cluster, int node) {
    return builder().row(cluster, distances[cluster], node);
  }

  private CrossingBuilder builder() {
    if (builder == null || !builder.isFor()) {
      builder = new CrossingBuilder(graph, clusters, leaving);
    }
    return builder;
  }

  GridGraph graph() {
    return graph;
  }

  Clusters clusters() {
    return clusters;
  }

  /** The bits of a node that are its place on the ring. */
  int placeBits() {
    return placeBits;
  }

  /** One more than the largest possible node. */
  int nodeLimit() {
    return clusters.count() << placeBits;
  }

  /**
   * For each place on the ring, the mask of the directions that leave the cluster. Not to be
   * written.
   */
  byte[] leaving() {
    return leaving;
  }

  /**
   * For each place, the number to add to the first cell of a cluster to get its cell. Not to be
   * written.
   */
  int[] cellOffsets() {
    return cellOffsets;
  }

  /**
   * For each place and move, {@code place << 3 | d}, the place in the next cluster that the
   * crossing enters. Not to be written.
   */
  int[] entered() {
    return entered;
  }

  RingDistances distances(int cluster) {
    return distances[cluster];
  }

  /**
   * The distance inside a cluster between the nodes at two places, {@link RingDistances#UNREACHED}
   * without a path.
   */
  long distance(int cluster, int from, int to) {
    RingDistances nodes = distances[cluster];
    long excess = nodes.excess(nodes.index(from), nodes.index(to));
    if (excess == RingDistances.UNREACHED) {
      return excess;
    }
    int dx = clusters.ringX()[to] - clusters.ringX()[from];
    int dy = clusters.ringY()[to] - clusters.ringY()[from];
    long perMax = perMax(graph, nodes.weight());
    return excess + Heuristic.estimate(dx, dy, perMax, perMin(graph, nodes.weight()));
  }

  /** The distances of all clusters. Not to be written. */
  RingDistances[] distances() {
    return distances;
  }

  /** The cost for each unit of the larger of |dx| and |dy| in a cluster with this least weight. */
  static long perMax(GridGraph graph, int weight) {
    return graph.isWeighted() ? 2L * weight * graph.straightCost() : graph.straightCost();
  }

  /** The cost for each unit of the smaller of |dx| and |dy| in a cluster with this least weight. */
  static long perMin(GridGraph graph, int weight) {
    int cost =
        graph.movement().directions() == 4
            ? graph.straightCost()
            : graph.diagonalCost() - graph.straightCost();
    return graph.isWeighted() ? 2L * weight * cost : cost;
  }

  /** Whether another graph has the same nodes and edges at the same costs. */
  boolean sameAs(CrossingGraph other) {
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      if (!distances[cluster].sameAs(other.distances[cluster])) {
        return false;
      }
    }
    return true;
  }

  long bytes() {
    long bytes = (long) REFERENCE_BYTES * distances.length;
    for (RingDistances there : distances) {
      bytes += there.nodeCount() == 0 ? 0 : there.bytes();
    }
    return bytes;
  }
}
