package hopscotch.core.search.incremental;

import hopscotch.core.planner.capability.MovingEnds;

/** The end from which {@link LifelongSearch} searches, and the ends that may move meanwhile. */
enum Replanning {
  /** Lifelong Planning A*. */
  LPA_STAR(false, MovingEnds.NONE),
  /** D* Lite: from the goal, so that the start may move at the far end of the search. */
  D_STAR_LITE(true, MovingEnds.START),
  /** Moving Target D* Lite: from the start, which carries its tree along. */
  MT_D_STAR_LITE(false, MovingEnds.BOTH);

  private final boolean fromGoal;
  private final MovingEnds mayMove;

  Replanning(boolean fromGoal, MovingEnds mayMove) {
    this.fromGoal = fromGoal;
    this.mayMove = mayMove;
  }

  boolean isFromGoal() {
    return fromGoal;
  }

  MovingEnds mayMove() {
    return mayMove;
  }

  boolean targetMayMove() {
    return fromGoal ? mayMove.start() : mayMove.goal();
  }

  boolean rootMayMove() {
    return fromGoal ? mayMove.goal() : mayMove.start();
  }
}
