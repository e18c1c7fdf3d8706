package hopscotch.mapf.team;

/** A cost of plans. All costs count steps of time; a wait is a step. */
public enum Objective {
  /** The sum over the units of the step at which each arrives at its goal for the last time. */
  SUM_OF_COSTS,
  /** The step at which the last unit arrives for the last time. */
  MAKESPAN,
  /**
   * The number of steps of all units that are not waits at the unit's own goal. It is at most the
   * sum of costs, since it leaves out the steps for which a unit rests at its goal before it leaves
   * again.
   */
  SUM_OF_LOSS;

  /** The name in words, such as {@code sum of costs}. */
  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }
}
