package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;

/**
 * Cells that no shortest path between two others enters, as they were found for a graph: behind
 * {@link RelevantCells} or in {@link DeadEnds}. Immutable.
 */
interface Pruning {
  /**
   * Blocks if they are asked for and worth their time, else dead ends.
   *
   * @param blocks whether blocks are asked for
   */
  static Pruning of(GridGraph graph, Corners corners, boolean blocks) {
    RelevantCells relevant = blocks ? RelevantCells.ifUseful(graph, corners) : null;
    return relevant != null ? relevant : new DeadEnds(graph, corners);
  }

  /** What is left out by one search. */
  Query newQuery();

  /** The bytes it holds. */
  long bytes();

  /** What is left out between two ends. For one thread. */
  interface Query {
    /** Takes the ends. */
    void begin(int start, int goal);

    /** Whether a free cell, which the start's corner touches, may be entered. */
    boolean has(int cell);

    /**
     * Whether the run of a free cell in its row may be entered, from one that may be.
     *
     * @param side 1 if it is entered from above, -1 if from below
     */
    boolean mayEnter(int cell, int side);

    /** Takes from the ends of a run, which has a cell that may be entered, what may not. */
    void trim(int begin, int cell, int end);

    /** The first cell that was left by {@link #trim}. */
    int first();

    /** The cell after the last that was left by {@link #trim}. */
    int stop();
  }
}
