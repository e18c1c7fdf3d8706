package hopscotch.hpa.cluster;

/**
 * The phases of a hierarchical query, in their order. Botea, Mueller and Schaeffer 2004 count each
 * by itself.
 */
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

  /** The index among {@link QueryMeter#EXTRA_COUNTERS} of its expansions. */
  public int expandedCounter() {
    return counter;
  }

  /**
   * The index among {@link QueryMeter#EXTRA_COUNTERS} of the sum, over its expansions, of the sizes
   * of the open list.
   */
  public int openSumCounter() {
    return counter + 3;
  }
}
