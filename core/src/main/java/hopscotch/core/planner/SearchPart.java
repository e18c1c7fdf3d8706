package hopscotch.core.planner;

/** What one of the searches is for that a hierarchical planner makes for one query, in order. */
public enum SearchPart {
  /** It joins the start to the level above. */
  JOIN_START,
  /** It joins the goal to the level above. */
  JOIN_GOAL,
  /** It finds a path on the highest level that is searched. */
  SEARCH,
  /** It turns a stretch of the path of the level above into one of its own level. */
  REFINE
}
