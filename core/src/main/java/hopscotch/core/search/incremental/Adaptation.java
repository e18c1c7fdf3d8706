package hopscotch.core.search.incremental;

import hopscotch.core.planner.capability.MovingEnds;

/**
 * The variants of {@link AdaptiveAStar}: what it does when a cost falls, and whether it keeps
 * paths.
 */
enum Adaptation {
  /** Adaptive A*: forgets what it learned when a cost falls. */
  AA_STAR(MovingEnds.START, false, false),
  /** Generalized Adaptive A*: lowers h where a fallen cost has made it inconsistent. */
  GAA_STAR(MovingEnds.BOTH, true, false),
  /** Multipath Generalized Adaptive A*: also stops at a path found before. */
  MPGAA_STAR(MovingEnds.START, true, true);

  private final MovingEnds mayMove;
  private final boolean lowersH;
  private final boolean keepsPaths;

  Adaptation(MovingEnds mayMove, boolean lowersH, boolean keepsPaths) {
    this.mayMove = mayMove;
    this.lowersH = lowersH;
    this.keepsPaths = keepsPaths;
  }

  MovingEnds mayMove() {
    return mayMove;
  }

  boolean lowersH() {
    return lowersH;
  }

  boolean keepsPaths() {
    return keepsPaths;
  }
}
