package hopscotch.hpa;

import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterAStar;
import hopscotch.hpa.cluster.ClusterDijkstra;
import hopscotch.hpa.cluster.ClusterDistances;
import hopscotch.hpa.cluster.ClusterFlood;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.OneTurnPaths;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.EndJoin;
import hopscotch.hpa.search.LevelEnd;

/**
 * Joins the ends of a query to level 1 of an abstract graph, each over the cells of its cluster:
 * connectToBorder of the paper, on the lowest level. For one thread.
 */
final class CellJoin implements EndJoin {
  /** More searches for one node each take longer than one for all of them. */
  private static final int MOST_SEARCHES = 2;

  private final Level level;
  private final ClusterWorkspace workspace;
  private final Insertion insertion;
  private final OneTurnPaths oneTurn;
  private final ClusterAStar search;

  /** Finds the distances of all nodes at once on any terrain. */
  private final ClusterDijkstra dijkstra;

  /** Does the same in less time on uniform terrain; {@code null} where it does not serve. */
  private final ClusterFlood flood;

  CellJoin(AbstractGraph graph, Insertion insertion) {
    this.insertion = insertion;
    level = graph.level(1);
    oneTurn = new OneTurnPaths(graph.graph());
    workspace = new ClusterWorkspace(graph.graph(), level.clusters());
    search = new ClusterAStar(workspace);
    boolean floods = insertion == Insertion.WALK && !graph.graph().isWeighted();
    flood = floods ? new ClusterFlood(graph.graph(), level.clusters()) : null;
    dijkstra = floods ? null : new ClusterDijkstra(workspace);
  }

  /** The workspace that its searches share, for others that search the clusters of a query. */
  ClusterWorkspace workspace() {
    return workspace;
  }

  @Override
  public long inside(int from, int to, QueryMeter queryMeter) {
    return search.distance(from, to, queryMeter);
  }

  @Override
  public void join(LevelEnd end, SearchPart part, QueryMeter queryMeter) {
    switch (insertion) {
      case WALK -> {
        if (!joinByWalks(end, part, queryMeter)) {
          joinByOneSearch(end, part, queryMeter);
        }
      }
      case DIJKSTRA -> joinByOneSearch(end, part, queryMeter);
      case ASTAR -> joinBySearches(end, part, queryMeter);
    }
  }

  /** Finds the distances of all nodes at once. */
  private void joinByOneSearch(LevelEnd end, SearchPart part, QueryMeter queryMeter) {
    queryMeter.announce(part, 0, end.cell(), -1);
    int nodes = level.nodeCount(end.cluster());
    if (flood != null) {
      flood.distancesFrom(end.cell(), queryMeter);
      for (int i = 0; i < nodes; i++) {
        end.distances()[i] = flood.distance(level.cell(end.cluster(), i));
      }
    } else {
      dijkstra.distancesFrom(end.cell(), queryMeter);
      for (int i = 0; i < nodes; i++) {
        end.distances()[i] = dijkstra.distance(level.cell(end.cluster(), i));
      }
    }
  }

  /** Finds the distance of one node after the other, as the paper does. */
  private void joinBySearches(LevelEnd end, SearchPart part, QueryMeter queryMeter) {
    for (int i = 0; i < level.nodeCount(end.cluster()); i++) {
      int node = level.cell(end.cluster(), i);
      queryMeter.announce(part, 0, end.cell(), node);
      end.distances()[i] = search.distance(end.cell(), node, queryMeter);
    }
  }

  /**
   * Tries to join an end by octile paths of one turn, with a search for each of the few nodes that
   * have none; gives up where there are more of these.
   */
  private boolean joinByWalks(LevelEnd end, SearchPart part, QueryMeter queryMeter) {
    int cluster = end.cluster();
    // Look at the paths of one turn to all nodes.
    int missing = 0;
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      long distance = oneTurn.distance(end.cell(), level.cell(cluster, i));
      end.distances()[i] = distance;
      missing += distance == ClusterDistances.UNREACHED ? 1 : 0;
      if (missing > MOST_SEARCHES) {
        return false;
      }
    }
    // Search for the nodes that are missing.
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      int node = level.cell(cluster, i);
      queryMeter.announce(part, 0, end.cell(), node);
      if (end.distances()[i] == ClusterDistances.UNREACHED) {
        end.distances()[i] = search.distance(end.cell(), node, queryMeter);
      }
    }
    return true;
  }
}
