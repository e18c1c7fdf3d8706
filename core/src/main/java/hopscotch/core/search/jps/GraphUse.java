package hopscotch.core.search.jps;

/** When {@code jpsplus(prune=true)} searches a {@link JumpGraph}. */
enum GraphUse {
  /** Unless jump points are dense; there it scans. Not with goal bounds. */
  AUTO,
  /** On every map. */
  ALWAYS,
  /** On no map; diagonal jumps go from one prepared stop to the next. */
  NEVER
}
