package hopscotch.mapf.planner;

/**
 * An observer that is also told each decision of priority inheritance with backtracking, by {@code
 * pibt} and by the planners built on it. Each step begins with {@link #expand}; then units take
 * their next cells.
 */
public interface PriorityObserver extends TeamObserver {
  /**
   * A unit takes a cell for the next step. If a unit stands there that has not taken a cell, {@link
   * #inherit} follows: that unit is next, and the cell is kept only if it finds one.
   */
  void take(int unit, int cell);

  /**
   * A unit finds no cell. It stays where it is, and the unit that handed its priority on to it
   * tries another cell.
   */
  void giveUp(int unit, int cell);

  /**
   * A unit that stepped back lets the unit with which it changes places take the cell that it
   * leaves.
   */
  void pull(int unit, int partner, int cell);
}
