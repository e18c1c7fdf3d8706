package hopscotch.hpa.bounded;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import java.util.Arrays;

/**
 * Builds the distances of clusters, each by itself: by a search from each node, but none in a
 * cluster that is open. A workspace for one thread.
 */
final class CrossingBuilder {
  /** The transitions of HPA* by default: one in the middle of an entrance. */
  private static final Crossings TRANSITIONS = new Crossings(Crossing.ENDS, 17, false);

  private static final int[] NONE = {};

  private final GridGraph graph;
  private final Clusters clusters;
  private final byte[] leaving;
  private final ClusterDistances cells;
  private final RingDistances empty;
  private final int[] places;

  /** For each place, the mask of directions that lead over a transition. */
  private final int[] masks;

  private final int[] weights;
  private long[] excesses = new long[0];

  /**
   * A workspace for the clusters of a map.
   *
   * @param leaving by place on the ring the mask of the directions that leave the cluster
   */
  CrossingBuilder(GridGraph graph, Clusters clusters, byte[] leaving) {
    this.graph = graph;
    this.clusters = clusters;
    this.leaving = leaving;
    cells = new ClusterDistances(graph, clusters);
    places = new int[clusters.ringLength()];
    masks = new int[clusters.ringLength()];
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    empty = RingDistances.of(places, 0, clusters.ringLength(), 1);
  }

  /** The distances of a cluster. */
  RingDistances distances(int cluster) {
    int nodeCount = findNodes(cluster);
    if (nodeCount == 0) {
      return empty;
    }
    int pairs = nodeCount * (nodeCount - 1) / 2;
    if (excesses.length < pairs) {
      excesses = new long[pairs];
    }
    int weight = leastWeight(cluster);
    if (isOpen(cluster)) {
      Arrays.fill(excesses, 0, pairs, 0);
    } else {
      findExcesses(cluster, nodeCount, weight);
    }
    return RingDistances.of(places, nodeCount, clusters.ringLength(), weight, excesses);
  }

  /** Whether clusters of the graph can be built on after it has changed. */
  boolean isFor() {
    return cells.isFor(graph);
  }

  /**
   * The nodes of a cluster after a change, with the distances that are there without a search.
   *
   * @param old those of before
   * @param isAltered whether the cluster has a cell that has changed
   * @param crossings where the other distances are found when they are asked for
   */
  RingDistances repaired(
      int cluster, RingDistances old, boolean isAltered, CrossingGraph crossings) {
    int nodeCount = findNodes(cluster);
    if (nodeCount == 0) {
      return empty;
    }
    if (!isAltered && old.hasNodes(places, nodeCount)) {
      return old;
    }
    if (isOpen(cluster)) {
      return distances(cluster);
    }
    RingRows rows = new RingRows(crossings, cluster, nodeCount);
    int weight = leastWeight(cluster);
    return RingDistances.outline(places, nodeCount, clusters.ringLength(), weight, rows);
  }

  /** The excesses of the distances from a node of a cluster to all. */
  long[] row(int cluster, RingDistances nodes, int node) {
    int count = 0;
    for (int place = nodes.nextNode(0); place >= 0; place = nodes.nextNode(place + 1)) {
      places[count++] = place;
    }
    long[] row = new long[count];
    cells.enter(graph, cluster);
    cells.find(places[node], places, 0, count);
    for (int i = 0; i < count; i++) {
      row[i] = excess(node, i, nodes.weight());
    }
    return row;
  }

  /** The transitions of a cluster, see {@link CrossingGraph#transitions}. */
  int[] transitions(int cluster) {
    TRANSITIONS.find(graph, clusters, cluster, masks);
    int count = 0;
    for (int mask : masks) {
      count += Integer.bitCount(mask);
    }
    int[] found = count == 0 ? NONE : new int[count];
    int at = 0;
    for (int place = 0; place < masks.length; place++) {
      for (int bits = masks[place]; bits != 0; bits &= bits - 1) {
        found[at++] = place << 3 | Integer.numberOfTrailingZeros(bits);
      }
    }
    return found;
  }

  private int findNodes(int cluster) {
    int width = clusters.width(cluster);
    int height = clusters.height(cluster);
    int first = clusters.firstCell(cluster);
    int stride = graph.map().stride();
    int count = 0;
    for (int place = 0; place < leaving.length; place++) {
      int x = clusters.ringX()[place];
      int y = clusters.ringY()[place];
      if (x < width && y < height && (graph.moves(first + y * stride + x) & leaving[place]) != 0) {
        places[count++] = place;
      }
    }
    return count;
  }

  /** The least weight of a free cell. */
  private int leastWeight(int cluster) {
    if (weights == null) {
      return 1;
    }
    int least = Integer.MAX_VALUE;
    for (int y = 0; y < clusters.height(cluster); y++) {
      int cell = clusters.firstCell(cluster) + y * graph.map().stride();
      for (int end = cell + clusters.width(cluster); cell < end; cell++) {
        least = graph.isFree(cell) ? Math.min(least, weights[graph.terrain()[cell]]) : least;
      }
    }
    return least;
  }

  /** Whether all moves inside the cluster are legal, over cells of one weight. */
  private boolean isOpen(int cluster) {
    int width = clusters.width(cluster);
    int height = clusters.height(cluster);
    int first = clusters.firstCell(cluster);
    int directions = graph.movement().directions();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int cell = first + y * graph.map().stride() + x;
        if (weights != null && weights[graph.terrain()[cell]] != weights[graph.terrain()[first]]) {
          return false;
        }
        for (int d = 0; d < directions; d++) {
          int toX = x + Directions.dx(d);
          int toY = y + Directions.dy(d);
          boolean isInside = toX >= 0 && toY >= 0 && toX < width && toY < height;
          if (isInside && (graph.moves(cell) >> d & 1) == 0) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private void findExcesses(int cluster, int nodeCount, int weight) {
    cells.enter(graph, cluster);
    int pair = 0;
    for (int i = 1; i < nodeCount; i++) {
      cells.find(places[i], places, 0, i);
      for (int j = 0; j < i; j++) {
        excesses[pair++] = excess(i, j, weight);
      }
    }
  }

  /**
   * What the distance that was found last, from node i, to node j exceeds that of open ground by.
   */
  private long excess(int i, int j, int weight) {
    long distance = cells.distance(places[j]);
    if (distance == RingDistances.UNREACHED) {
      return distance;
    }
    int dx = clusters.ringX()[places[i]] - clusters.ringX()[places[j]];
    int dy = clusters.ringY()[places[i]] - clusters.ringY()[places[j]];
    long perMax = CrossingGraph.perMax(graph, weight);
    long perMin = CrossingGraph.perMin(graph, weight);
    return distance - Heuristic.estimate(dx, dy, perMax, perMin);
  }
}
