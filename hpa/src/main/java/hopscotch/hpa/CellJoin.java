package hopscotch.hpa;

import hopscotch.core.planner.SearchPart;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterFlood;
import hopscotch.hpa.cluster.ClusterSearch;
import hopscotch.hpa.cluster.QueryMeter;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.EndJoin;
import hopscotch.hpa.search.LevelEnd;

/**
 * Joins ends of queries to level 1 of an abstract graph: each over the cells of its cluster. For
 * one thread.
 */
final class CellJoin implements EndJoin {
  /** More searches for one node each take longer than one for all of them. */
  private static final int MOST_SEARCHES = 2;

  private final Level level;
  private final Insertion insertion;
  private final ClusterSearch cells;

  /** Finds all distances at once; {@code null} where a search of the cells is to do it. */
  private final ClusterFlood flood;

  /** A workspace for all clusters of level 1. */
  CellJoin(AbstractGraph graph, Insertion insertion) {
    this.insertion = insertion;
    level = graph.level(1);
    boolean walks = insertion == Insertion.WALK;
    cells = new ClusterSearch(graph.graph(), level.clusters(), walks);
    flood =
        walks && !graph.graph().isWeighted()
            ? new ClusterFlood(graph.graph(), level.clusters())
            : null;
  }

  /** The searches of cells that it uses. */
  ClusterSearch cells() {
    return cells;
  }

  @Override
  public long inside(int from, int to, QueryMeter queryMeter) {
    return cells.distanceBetween(from, to, queryMeter);
  }

  @Override
  public void join(LevelEnd end, SearchPart part, QueryMeter queryMeter) {
    if (insertion == Insertion.WALK && joinsByWalks(end, part, queryMeter)) {
      return;
    }
    int cluster = end.cluster();
    if (flood != null) {
      queryMeter.announce(part, 0, end.cell(), -1);
      flood.distancesFrom(end.cell(), queryMeter);
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        end.distances()[i] = flood.distance(level.cell(cluster, i));
      }
      return;
    }
    if (insertion != Insertion.ASTAR) {
      queryMeter.announce(part, 0, end.cell(), -1);
      cells.distancesFrom(end.cell(), queryMeter);
    }
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      int node = level.cell(cluster, i);
      if (insertion == Insertion.ASTAR) {
        queryMeter.announce(part, 0, end.cell(), node);
      }
      end.distances()[i] =
          insertion == Insertion.ASTAR
              ? cells.distanceBetween(end.cell(), node, queryMeter)
              : cells.distance(node);
    }
  }

  /**
   * Tries to join an end by octile paths of one turn, with a search for each of the few nodes that
   * have none; gives up where there are more of these.
   */
  private boolean joinsByWalks(LevelEnd end, SearchPart part, QueryMeter queryMeter) {
    int cluster = end.cluster();
    int missing = 0;
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      long distance = cells.walkDistance(end.cell(), level.cell(cluster, i));
      end.distances()[i] = distance;
      missing += distance == ClusterSearch.UNREACHED ? 1 : 0;
      if (missing > MOST_SEARCHES) {
        return false;
      }
    }
    for (int i = 0; i < level.nodeCount(cluster); i++) {
      int node = level.cell(cluster, i);
      queryMeter.announce(part, 0, end.cell(), node);
      if (end.distances()[i] == ClusterSearch.UNREACHED) {
        end.distances()[i] = cells.distanceBetween(end.cell(), node, queryMeter);
      }
    }
    return true;
  }
}
