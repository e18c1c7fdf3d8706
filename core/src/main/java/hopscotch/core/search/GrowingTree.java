package hopscotch.core.search;

import hopscotch.core.planner.capability.ResumableSearch;

/**
 * A search from the start whose tree can be read between two slices. With a consistent heuristic no
 * cell is improved after its expansion. Then the way back from an expanded cell to the start never
 * changes.
 */
public interface GrowingTree extends ResumableSearch {
  /**
   * The cell that is expanded next. It may be asked only after a budget has stopped the last slice.
   */
  int mostPromising();

  /**
   * The cell before a given one on the best path to it. The cell must have been reached by this
   * query, and must not be the start.
   */
  int parent(int cell);
}
