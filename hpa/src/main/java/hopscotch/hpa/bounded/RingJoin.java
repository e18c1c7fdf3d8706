package hopscotch.hpa.bounded;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.cluster.ClusterAStar;
import hopscotch.hpa.cluster.ClusterDijkstra;
import hopscotch.hpa.cluster.ClusterFlood;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.Clusters;
import hopscotch.hpa.cluster.OneTurnPaths;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.Arrays;

/**
 * Finds the distances from an end of a query to the nodes of its cluster, inside it: by paths of
 * one turn or, where more than a few nodes have none, by one search of the cluster. For one thread.
 */
final class RingJoin {
  /** More searches for one node each take longer than one for all of them. */
  private static final int MOST_SEARCHES = 2;

  private final CrossingGraph crossings;
  private final Clusters clusters;
  private final OneTurnPaths oneTurn;
  private final ClusterAStar search;
  private final ClusterDijkstra dijkstra;

  /** Does the same in less time on uniform terrain; {@code null} where it does not serve. */
  private final ClusterFlood flood;

  RingJoin(CrossingGraph crossings, ClusterWorkspace workspace) {
    GridGraph graph = crossings.graph();
    this.crossings = crossings;
    clusters = crossings.clusters();
    oneTurn = new OneTurnPaths(graph);
    search = new ClusterAStar(workspace);
    flood = graph.isWeighted() ? null : new ClusterFlood(graph, clusters);
    dijkstra = graph.isWeighted() ? new ClusterDijkstra(workspace) : null;
  }

  /** The distance between two cells of one cluster inside it. */
  long inside(int from, int to, QueryMeter queryMeter) {
    return search.distance(from, to, queryMeter);
  }

  /**
   * Finds the distances of a cell by place on the ring, {@link RingDistances#UNREACHED} without a
   * node or path.
   */
  void join(int cell, SearchPart part, long[] toNodes, QueryMeter queryMeter) {
    int cluster = clusters.of(cell);
    RingDistances nodes = crossings.distances(cluster);
    Arrays.fill(toNodes, RingDistances.UNREACHED);
    // Look at the paths of one turn to all nodes.
    int missing = 0;
    for (int place = nodes.nextNode(0); place >= 0; place = nodes.nextNode(place + 1)) {
      toNodes[place] = oneTurn.distance(cell, clusters.ringCell(cluster, place));
      missing += toNodes[place] == RingDistances.UNREACHED ? 1 : 0;
    }
    // Search for a few that are missing, or for all at once.
    if (missing > MOST_SEARCHES) {
      queryMeter.announce(part, 0, cell, -1);
      distancesFrom(cell, queryMeter);
    }
    for (int place = nodes.nextNode(0); place >= 0; place = nodes.nextNode(place + 1)) {
      int node = clusters.ringCell(cluster, place);
      if (missing > MOST_SEARCHES) {
        toNodes[place] = flood == null ? dijkstra.distance(node) : flood.distance(node);
      } else if (toNodes[place] == RingDistances.UNREACHED) {
        queryMeter.announce(part, 0, cell, node);
        toNodes[place] = search.distance(cell, node, queryMeter);
      }
    }
  }

  private void distancesFrom(int cell, QueryMeter queryMeter) {
    if (flood == null) {
      dijkstra.distancesFrom(cell, queryMeter);
    } else {
      flood.distancesFrom(cell, queryMeter);
    }
  }
}
