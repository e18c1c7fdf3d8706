package hopscotch.core.search.anyangle.exact.pruning;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.anyangle.exact.corner.Corners;

/**
 * Cells that no shortest path between two others enters, as they were found for a graph: behind
 * {@link RelevantCells} or in {@link DeadEnds}. Immutable.
 */
public interface Pruning {
  /** Blocks if they are asked for and worth their time, else dead ends. */
  static Pruning of(GridGraph graph, Corners corners, boolean blocks) {
    RelevantCells relevant = blocks ? RelevantCells.ifUseful(graph, corners) : null;
    return relevant != null ? relevant : new DeadEnds(graph, corners);
  }

  /** The pruning of one search. */
  Query newQuery();

  /** The bytes it holds. */
  long bytes();

  /** The pruning between two ends. For one thread. */
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

    /**
     * The first cell from {@code begin} on that may be entered.
     *
     * @param cell one of the same run that may be, at {@code begin} or later
     */
    int first(int begin, int cell);

    /**
     * The cell after the last one before {@code end} that may be entered.
     *
     * @param cell one of the same run that may be, before {@code end}
     */
    int stop(int cell, int end);
  }
}
