package hopscotch.core.search;

import hopscotch.core.planner.capability.ResumableSearch;

/**
 * A search from the start whose tree can be read between two slices. With a consistent heuristic no
 * cell is improved after its expansion. Then the way back from an expanded cell to the start never
 * changes.
 */
public interface GrowingTree extends ResumableSearch {
  /** The cell that is expanded next; only where a budget stopped the last slice. */
  int mostPromising();

  /** The cell before another that this query has reached, on its best path; not of the start. */
  int parent(int cell);
}
