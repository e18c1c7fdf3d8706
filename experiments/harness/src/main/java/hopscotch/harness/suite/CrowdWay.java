package hopscotch.harness.suite;

/** The ways in which the units of a crowd find their paths. */
enum CrowdWay {
  /** All units follow one field: the planner's own, or that of exact distances if it makes none. */
  FIELD,
  /** Each unit asks the planner for its path. */
  QUERIES
}
