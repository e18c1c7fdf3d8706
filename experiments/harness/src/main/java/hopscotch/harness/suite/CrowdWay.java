package hopscotch.harness.suite;

/** How the units of a crowd find their ways. */
enum CrowdWay {
  /** All follow one field: the planner's own, or that of exact distances if it makes none. */
  FIELD,
  /** Each asks the planner for its path. */
  QUERIES
}
