package hopscotch.core.search.jps;

/** When {@code jpsplus(prune=true)} searches a {@link JumpGraph}. */
enum GraphUse {
  /** Unless jump points are dense; not with goal bounds. */
  AUTO,
  /** On every map. */
  ALWAYS,
  /** On none. */
  NEVER
}
