package hopscotch.hpa.bounded;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;

/**
 * Builds the distances of clusters, each by itself: by searches from nodes that are farther from
 * others than on open ground. A workspace for one thread.
 */
final class CrossingBuilder {
  private final GridGraph graph;
  private final Clusters clusters;
  private final byte[] leaving;
  private final ClusterDistances cells;
  private final RingDistances empty;
  private final int[] places;
  private final OpenPaths openPaths;

  /** The nodes to which a search goes, and their places. */
  private final int[] others;

  private final int[] otherPlaces;

  private final int[] weights;
  private long[] excesses = new long[0];

  /** A workspace; {@code leaving} has by place on the ring the mask of the directions out. */
  CrossingBuilder(GridGraph graph, Clusters clusters, byte[] leaving) {
    this.graph = graph;
    this.clusters = clusters;
    this.leaving = leaving;
    cells = new ClusterDistances(graph, clusters);
    places = new int[clusters.ringLength()];
    openPaths = new OpenPaths(graph, clusters);
    others = new int[places.length];
    otherPlaces = new int[places.length];
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    empty = RingDistances.of(places, 0, clusters.ringLength(), 1, 0);
  }

  RingDistances distances(int cluster) {
    int nodeCount = findNodes(cluster);
    if (nodeCount == 0) {
      return empty;
    }
    int weight = leastWeight(cluster);
    int far = openPaths.find(graph, cluster, places, nodeCount, weight);
    return distances(cluster, nodeCount, weight, far);
  }

  private RingDistances distances(int cluster, int nodeCount, int weight, int far) {
    int pairs = far == 0 ? 0 : RingDistances.pairs(nodeCount);
    if (excesses.length < pairs) {
      excesses = new long[pairs];
    }
    Arrays.fill(excesses, 0, pairs, 0);
    if (far > 0) {
      findExcesses(cluster, nodeCount, weight);
    }
    return RingDistances.of(places, nodeCount, clusters.ringLength(), weight, pairs, excesses);
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
    int weight = leastWeight(cluster);
    int far = openPaths.find(graph, cluster, places, nodeCount, weight);
    if (far == 0) {
      return distances(cluster, nodeCount, weight, far);
    }
    RingRows rows = new RingRows(crossings, cluster, nodeCount);
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

  /**
   * Searches from the nodes that are far from others: from few of them, until each pair that is far
   * apart has been searched from one of the two.
   */
  private void findExcesses(int cluster, int nodeCount, int weight) {
    cells.enter(graph, cluster);
    for (int i = openPaths.farthest(nodeCount); i >= 0; i = openPaths.farthest(nodeCount)) {
      int count = openPaths.take(i, others);
      for (int k = 0; k < count; k++) {
        otherPlaces[k] = places[others[k]];
      }
      cells.find(places[i], otherPlaces, 0, count);
      for (int k = 0; k < count; k++) {
        excesses[RingDistances.pair(i, others[k])] = excess(i, others[k], weight);
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
