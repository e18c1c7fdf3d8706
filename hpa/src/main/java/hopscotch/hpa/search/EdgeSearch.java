package hopscotch.hpa.search;

import hopscotch.hpa.cluster.QueryMeter;

/**
 * Refines an intra-edge of the level above: A* on one level between the ends of that edge, inside
 * the group of two by two clusters that the edge crosses. What the path costs is known, since it is
 * the cost of the edge. So nodes that lie on no shortest path are left out, and the first path that
 * is found is the answer. The loop is that of {@code LevelAStar}. For one thread.
 */
public final class EdgeSearch extends LevelAStar {
  /** A search that shares the workspace of a level. */
  public EdgeSearch(LevelWorkspace workspace) {
    super(workspace, null, true);
  }

  /**
   * Finds the route of a shortest path between two ends inside their group, where no shortest path
   * stays in one cluster. The route is empty if the query was stopped.
   *
   * @param cost of a shortest path, which must be exact
   */
  public void find(LevelEnd start, LevelEnd goal, long cost, QueryMeter queryMeter) {
    reader.stayInGroup(true);
    bound.aim(goal);
    begin(start, goal, cost + 1);
    search(queryMeter);
    route().clear();
    if (below() == cost) {
      trace();
    }
  }
}
