package hopscotch.hpa.cluster;

/** The parts of a hierarchical query, in their order; Botea 2004 counts each on its own. */
public enum Phase {
  /** Joining start and goal to the abstract graph. */
  INSERTION(0),
  /** The search for an abstract path. */
  MAIN(1),
  /** Turning abstract edges into moves. */
  REFINEMENT(2);

  private final int counter;

  Phase(int counter) {
    this.counter = counter;
  }

  /** Which extra counter holds its expansions: see {@link QueryMeter#EXTRA_COUNTERS}. */
  public int expandedCounter() {
    return counter;
  }

  /** Which extra counter holds the sizes of its open lists, one an expansion, summed. */
  public int openSumCounter() {
    return counter + 3;
  }
}
