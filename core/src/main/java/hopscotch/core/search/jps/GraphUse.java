package hopscotch.core.search.jps;

import hopscotch.core.search.jps.graph.JumpGraph;

/** The rule for when {@code jpsplus(prune=true)} searches a {@link JumpGraph}. */
enum GraphUse {
  /**
   * Unless jump points are dense on a map of more than 2^20 cells, where the graph would take some
   * 40 bytes for each cell and save little; there it scans. Not with goal bounds.
   */
  AUTO,
  /** On every map. */
  ALWAYS,
  /** On no map; diagonal jumps go from one prepared stop to the next. */
  NEVER,
  /** On no map; diagonal jumps scan, and remember where they stopped. */
  SCANNED
}
