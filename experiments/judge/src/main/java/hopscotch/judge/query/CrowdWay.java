package hopscotch.judge.query;

/** The ways in which the units of a crowd find their paths. */
public enum CrowdWay {
  /** All units follow one field: the planner's own, or that of exact distances if it makes none. */
  FIELD,
  /** Each unit asks the planner for its path. */
  QUERIES,
  /** Each unit walks its path. One that a new wall crosses asks for a path from there. */
  REPLANS,
  /** Likewise, but only the stretch beside the wall is planned anew. */
  MENDS;

  /** Whether the units walk while walls fall. */
  public boolean isWalk() {
    return this == REPLANS || this == MENDS;
  }
}
