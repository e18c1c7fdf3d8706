package hopscotch.hpa.effort;

/** The parts of a hierarchical query, in their order; Botea 2004 counts each on its own. */
public enum Phase {
  /** Joining start and goal to the abstract graph. */
  INSERTION,
  /** The search for an abstract path. */
  MAIN,
  /** Turning abstract edges into moves. */
  REFINEMENT
}
