package hopscotch.hpa.level;

/** Finds the costs of edges that a repair has left out. */
@FunctionalInterface
public interface RowFinder {
  /**
   * Finds the costs from node {@code i} of a cluster to the nodes of that cluster.
   *
   * @param row overwritten: 0 for the node itself, {@link Level#NO_EDGE} where there is no path
   */
  void find(int cluster, int i, long[] row);
}
