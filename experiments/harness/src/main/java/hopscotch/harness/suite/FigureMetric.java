package hopscotch.harness.suite;

/** What a figure shows of each planner. */
public enum FigureMetric {
  /** The time of an answer. */
  TIME,
  /** The number of expansions. */
  EXPANSIONS,
  /** The cost over the least cost; of a team over its lower bound. */
  SUBOPTIMALITY,
  /** The size of what was prepared. */
  MEMORY,
  /** The share of what was asked that has an answer. */
  SOLVED
}
