package hopscotch.mapf.pibt;

/** Which units come first in a step of PIBT. */
enum StepOrder {
  /**
   * Those that have been on their way for the most steps, and among equals those that began
   * farthest from their goals.
   */
  LONGEST,
  /** Those that are nearest to their goals. */
  NEAREST
}
