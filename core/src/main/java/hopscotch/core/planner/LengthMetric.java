package hopscotch.core.planner;

/** In what the paths of a planner are measured; lengths of different metrics do not compare. */
public enum LengthMetric {
  /** Runs of legal moves, at their exact costs. */
  GRID,
  /** Lines of sight between cell centres, at their Euclidean lengths. */
  EUCLIDEAN,
  /**
   * Waypoints whose joining moves are known to exist but not named: an abstract path that was not
   * refined. No validator can check it; its cost is an extra counter of the planner.
   */
  ABSTRACT
}
