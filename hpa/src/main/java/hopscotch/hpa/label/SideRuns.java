package hopscotch.hpa.label;

import hopscotch.core.grid.Ints;
import hopscotch.hpa.subgoal.SubgoalGraph;

/**
 * Finds the seeds of cells in the two quadrants on one side of the map, along one run of free cells
 * after another, row by row from that side on.
 */
interface SideRuns {
  /** With 8 directions by octants, with 4 by rectangles. */
  static SideRuns of(SubgoalGraph subgoals, int side) {
    return subgoals.graph().movement().directions() == 8
        ? new OctantRuns(subgoals, side)
        : new RectangleRuns(subgoals, side);
  }

  void nextRow();

  /**
   * Finds the lists along a run of free cells, from a column to before another; {@code first} is
   * the cell of column 0.
   */
  void run(int first, int from, int blocked);

  /** For each column of the runs of this row, the list in the quadrant to the east. */
  int[] eastLists();

  /** The same in the quadrant to the west. */
  int[] westLists();

  /** Adds the seeds of a list in the quadrant to the east, and of one to the west. */
  void take(int eastList, int westList, Ints nodes);
}
