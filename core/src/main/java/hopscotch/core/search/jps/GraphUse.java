package hopscotch.core.search.jps;

/** How {@code jpsplus(prune=true)} finds jumps. */
enum GraphUse {
  /** In a {@link JumpGraph}, or by scanning alone where jump points are dense. */
  AUTO,
  /** In a {@link JumpGraph} on every map. */
  ALWAYS,
  /**
   * By prepared stops of walks on every map, which is how bounds and jumps not pruned are found.
   */
  NEVER
}
