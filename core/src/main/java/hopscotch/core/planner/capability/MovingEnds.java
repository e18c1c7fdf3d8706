package hopscotch.core.planner.capability;

/** The ends of a query that may move between two finds of a search that keeps its state. */
public enum MovingEnds {
  /** Neither end may move; only changes of the map are taken up. */
  NONE,
  /** The start may move, as for a unit that walks to a fixed goal. */
  START,
  /** Both ends may move, as for a unit that follows a target. */
  BOTH;

  /** Whether the start may move. */
  public boolean start() {
    return this != NONE;
  }

  /** Whether the goal may move. */
  public boolean goal() {
    return this == BOTH;
  }
}
