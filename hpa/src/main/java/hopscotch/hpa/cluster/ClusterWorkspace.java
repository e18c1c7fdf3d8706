package hopscotch.hpa.cluster;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.open.BucketQueue;

/**
 * The workspace that the searches of a query inside clusters share: the states of a cluster's cells
 * and the open list. Each search overwrites what the one before it found. 8 bytes for each cell of
 * a cluster. For one thread.
 */
public final class ClusterWorkspace {
  final GridGraph graph;
  final Clusters clusters;
  final LocalCells local;
  final CellStates states;
  final BucketQueue open;

  /** A workspace for all clusters of a partition. */
  public ClusterWorkspace(GridGraph graph, Clusters clusters) {
    this.graph = graph;
    this.clusters = clusters;
    local = new LocalCells(graph, clusters);
    states = new CellStates(local.length());
    // From a cell to the next, f grows by a move and by what the move adds to h.
    long span = graph.maxMoveCost() + Heuristic.AUTO.perMax(graph) + Heuristic.AUTO.perMin(graph);
    open = new BucketQueue(BucketQueue.shiftFor(graph.leastStraightCost()), span);
  }
}
