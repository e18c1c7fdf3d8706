package hopscotch.core.planner;

/**
 * The purpose of a search, of the several that a hierarchical planner makes for one query; in their
 * order.
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
