package hopscotch.core.planner;

/**
 * The way in which the paths of a planner are measured. Lengths in different metrics cannot be
 * compared.
 */
public enum LengthMetric {
  /** Paths are runs of legal moves, measured by their exact costs. */
  GRID,
  /**
   * Paths are straight lines between centres or corners of cells, measured by their Euclidean
   * lengths.
   */
  EUCLIDEAN,
  /**
   * Paths are waypoints that are known to be joined by moves, without the moves: abstract paths
   * that were not refined. No validator can check such a path. Its cost is an extra counter, {@link
   * SearchCounters#ABSTRACT_COST}.
   */
  ABSTRACT
}
