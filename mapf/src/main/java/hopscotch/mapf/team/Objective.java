package hopscotch.mapf.team;

/** What a plan is measured by. All count steps of time; a wait is a step. */
public enum Objective {
  /** The sum over the units of the step at which each arrives at its goal for the last time. */
  SUM_OF_COSTS,
  /** The step at which the last unit arrives for the last time. */
  MAKESPAN,
  /**
   * The number of steps, over all units, that are not a wait at the unit's own goal. At most the
   * sum of costs: it leaves out what a unit rests at its goal before it leaves again.
   */
  SUM_OF_LOSS;

  /** In words, such as {@code sum of costs}. */
  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }
}
