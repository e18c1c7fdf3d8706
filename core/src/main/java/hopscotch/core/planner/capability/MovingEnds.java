package hopscotch.core.planner.capability;

/** Which ends of a query may move between two finds of a search that keeps its state. */
public enum MovingEnds {
  /** Neither: only changes of the map are taken up. */
  NONE,
  /** The start: a unit that walks to a fixed goal. */
  START,
  /** Both: a unit that follows a target. */
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
