package hopscotch.hpa.cluster;

import hopscotch.core.path.PathBuffer;

/**
 * Shortest paths between two cells of a cluster, inside it, where the cost is known: how an edge of
 * level 1 becomes moves. What costs least is tried first: a path of one turn, then a search
 * depth-first, then A*. For one thread.
 */
public final class ClusterPaths {
  private final OneTurnPaths oneTurn;

  /** {@code null} where A* is asked at once. */
  private final DepthFirstPath depthFirst;

  private final ClusterAStar search;

  /**
   * Paths by searches that share a workspace.
   *
   * @param depthFirst whether paths are sought depth-first on uniform terrain before A* is asked:
   *     this takes less time, but may find another of several shortest paths
   */
  public ClusterPaths(ClusterWorkspace workspace, boolean depthFirst) {
    oneTurn = new OneTurnPaths(workspace.graph);
    boolean dives = depthFirst && !workspace.graph.isWeighted();
    this.depthFirst = dives ? new DepthFirstPath(workspace) : null;
    search = new ClusterAStar(workspace);
  }

  /**
   * Appends a shortest path between two cells of one cluster, without its first cell. Appends
   * nothing if the query had to end.
   *
   * @param distance its cost, which must be exact
   */
  public void append(int from, int to, long distance, PathBuffer path, QueryMeter queryMeter) {
    if (from == to || oneTurn.append(from, to, distance, path)) {
      return;
    }
    boolean isFound = depthFirst != null && depthFirst.append(from, to, distance, path, queryMeter);
    if (!isFound && queryMeter.stopped() == null) {
      search.append(from, to, distance, path, queryMeter);
    }
  }
}
