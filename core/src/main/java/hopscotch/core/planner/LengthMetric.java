package hopscotch.core.planner;

/** How the paths of a planner are measured. Lengths in different metrics cannot be compared. */
public enum LengthMetric {
  /** Runs of legal moves, at their exact costs. */
  GRID,
  /** Straight lines between centres or corners of cells, at their Euclidean lengths. */
  EUCLIDEAN,
  /**
   * Waypoints that are known to be joined by moves, without the moves: an abstract path that was
   * not refined. No validator can check it; its cost is an extra counter, {@link
   * SearchCounters#ABSTRACT_COST}.
   */
  ABSTRACT
}
