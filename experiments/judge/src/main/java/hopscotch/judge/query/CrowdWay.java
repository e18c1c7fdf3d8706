package hopscotch.judge.query;

/** The ways in which the units of a crowd find their paths. */
public enum CrowdWay {
  /** All units follow one field: the planner's own, or that of exact distances if it makes none. */
  FIELD,
  /** Each unit asks the planner for its path. */
  QUERIES,
  /**
   * Each unit walks its path, a move a step, while walls fall. If one falls across the path, the
   * unit asks for a path from where it is.
   */
  REPLANS,
  /** Likewise, but only the stretch beside the wall is planned anew. */
  MENDS;

  /** Whether the units walk while walls fall. */
  public boolean isWalk() {
    return this == REPLANS || this == MENDS;
  }
}
