package hopscotch.core.planner;

/**
 * The purpose of one of the searches that a hierarchical planner makes for a query, in the order in
 * which it makes them.
 */
public enum SearchPart {
  /** It joins the start to the level above. */
  JOIN_START,
  /** It joins the goal to the level above. */
  JOIN_GOAL,
  /** It finds a path on the highest level that is searched. */
  SEARCH,
  /** It replaces an edge of the path on the level above by edges of its own level. */
  REFINE
}
