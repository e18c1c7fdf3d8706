package hopscotch.experiments.teach.replan;

import static hopscotch.core.planner.SearchObserver.NO_COST;

/**
 * What a search that keeps g and rhs knows of a cell, in the scale of the graph.
 *
 * @param parent the neighbour that gives the cell its rhs, or -1
 * @param f the first part of the key, {@code NO_COST} where the cell is not on the queue
 */
record Knowledge(int parent, long g, long rhs, long f) {
  /** Of a cell that the search has not reached. */
  static final Knowledge NONE = new Knowledge(-1, NO_COST, NO_COST, NO_COST);

  boolean isQueued() {
    return g != rhs;
  }

  boolean isOver() {
    return g > rhs;
  }

  /** The second part of the key. */
  long least() {
    return Math.min(g, rhs);
  }

  boolean hasCostsOf(Knowledge other) {
    return g == other.g && rhs == other.rhs;
  }
}
