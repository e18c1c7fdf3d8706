package hopscotch.core.search.incremental;

/** Which of several inconsistent cells of equal first key {@link LifelongSearch} expands first. */
enum ReplanTies {
  /**
   * Underconsistent cells, then of the overconsistent ones the one with the largest rhs, which by
   * the heuristic is nearest to the target: as few of them as A* with ties to a large g.
   */
  HIGH_G,
  /** The one with the smallest min(g, rhs), as published: every cell on some shortest way. */
  LOW_G
}
