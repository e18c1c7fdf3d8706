package hopscotch.harness.suite;

/** What a figure shows it over. */
public enum FigureAxis {
  /** The optimal length; not of teams, whose sums of costs grow with the number of units. */
  LENGTH,
  /** The map. */
  MAP,
  /** The number of units of a team. */
  UNITS
}
