package hopscotch.core.planner;

/** In what the paths of a planner are measured; lengths of different metrics do not compare. */
public enum LengthMetric {
  /** Runs of legal moves, at their exact costs. */
  GRID,
  /** Lines of sight between cell centres, at their Euclidean lengths. */
  EUCLIDEAN
}
